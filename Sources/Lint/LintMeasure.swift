import Geometry
import Graphics
import Spec

/// A value that must reach a minimum, the rule's own or the spec's.
package struct LintMeasure: Hashable, Sendable {
  package let value: Double
  /// The rule's own minimum.
  package let defaultMinimum: Double
  let subject: Subject

  /// The measured property.
  enum Subject: Hashable, Sendable {
    /// The size of a control; on `systemAxes` it is smaller than the system's own size.
    case control(Size, systemAxes: [Axis])
    /// The contrast of a text to its background.
    case text(TextColors)
  }

  init(_ value: Double, defaultMinimum: Double, of subject: Subject) {
    self.value = value
    self.defaultMinimum = defaultMinimum
    self.subject = subject
  }
}

extension LintMeasure {
  /// Returns the distance to the minimum, with the measured values in words.
  func measured(below minimum: Double) -> MeasuredValue {
    MeasuredValue(minimum - value, clause(minimum))
  }

  private func clause(_ minimum: Double) -> String {
    switch subject {
    case .control(let size, _): return "it is \(FormattedMeasure.size(size))"
    case .text(let colors):
      let ratio = FormattedMeasure.ratio(value)
      let asked = FormattedMeasure.ratio(minimum)
      let text = colors.isLarge ? "large text" : "text of this size"
      let asking =
        minimum == defaultMinimum
        ? "WCAG AA asks for \(asked) for \(text)" : "the spec asks for \(asked)"
      let (color, background) = (colors.drawn.hexadecimal, colors.background.drawn.hexadecimal)
      return "\(color) on \(background) is \(ratio), and \(asking)"
    }
  }

  /// Returns the help text for a view.
  ///
  /// - Parameters:
  ///   - view: the view's name.
  ///   - minimum: the spec's minimum, or nil for the rule's own.
  ///   - others: the values of the view in all cells.
  /// - Returns: the help, which suits all cells.
  func help(for view: String, below minimum: Double?, beside others: Set<LintMeasure>) -> String {
    switch subject {
    case .control(_, let systemAxes):
      guard systemAxes.isEmpty else {
        let part = systemAxes.count > 1 ? "size" : systemAxes[0].dimension
        return "leave the \(part) of `\(view)` to the system"
      }
      let side = DecimalText.shortest(minimum ?? defaultMinimum, places: 2)
      return "make `\(view)` at least \(side) × \(side) points"
    case .text(let colors):
      return colors.help(for: view, minimum, beside: others.compactMap(\.colors))
    }
  }

  private var colors: TextColors? {
    if case .text(let colors) = subject { colors } else { nil }
  }
}

extension LintFinding {
  /// Creates a finding about a view with values that are compared with a minimum.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - text: the message.
  ///   - view: the measured view.
  ///   - measures: the values, at least one. If all reach the minimum, nothing is reported.
  init(_ rule: LintRuleName, _ text: String, of view: LintedView, measures: [LintMeasure]) {
    self.init(rule, text, of: view, help: "")
    self.measures = measures
  }

  /// Whether a value is below the minimum; a nil minimum means the rule's own.
  func falls(below minimum: Double?) -> Bool {
    measures.isEmpty || measures.contains { $0.value < minimum ?? $0.defaultMinimum }
  }

  /// Sets the measured value and the help to the value farthest below the minimum.
  ///
  /// A nil minimum means the rule's own.
  mutating func compare(to minimum: Double?) {
    func share(_ measure: LintMeasure) -> Double {
      measure.value / (minimum ?? measure.defaultMinimum)
    }
    guard let worst = measures.min(by: { share($0) < share($1) }) else { return }
    self.minimum = minimum
    measure = worst
    measured = worst.measured(below: minimum ?? worst.defaultMinimum)
    setHelp(for: Set(measures))
  }

  /// Sets the help to one that suits all values of the view.
  mutating func setHelp(for measures: Set<LintMeasure>) {
    guard let measure, let view = views.first else { return }
    help = measure.help(for: view, below: minimum, beside: measures)
  }
}
