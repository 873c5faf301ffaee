import Geometry
import Graphics
import Spec

/// A value that ought to reach a minimum: the rule's own, or the one that the spec gives.
package struct LintMeasure: Hashable, Sendable {
  package let value: Double
  /// The minimum where the spec gives none.
  package let standard: Double
  let subject: Subject

  /// What is measured.
  enum Subject: Hashable, Sendable {
    /// A control of this size; on `systemAxes` the system gives it a greater one.
    case control(Size, systemAxes: [Axis])
    /// Text in the first colour on the second.
    case text(Color, on: Color, isLarge: Bool)
  }

  init(_ value: Double, standard: Double, of subject: Subject) {
    self.value = value
    self.standard = standard
    self.subject = subject
  }
}

extension LintMeasure {
  /// How much is missing, and what was measured.
  func figure(below minimum: Double) -> LintFigure { LintFigure(minimum - value, clause(minimum)) }

  private func clause(_ minimum: Double) -> String {
    switch subject {
    case .control(let size, _): return "it is \(Figure.size(size))"
    case .text(let color, let ground, let isLarge):
      let ratio = Figure.ratio(value)
      let asked = Figure.ratio(minimum)
      let text = isLarge ? "large text" : "text of this size"
      let asking =
        minimum == standard
        ? "WCAG AA asks for \(asked) for \(text)" : "the spec asks for \(asked)"
      return "\(color.hexadecimal) on \(ground.hexadecimal) is \(ratio), and \(asking)"
    }
  }

  /// What to do about a view of that name.
  func help(for view: String, below minimum: Double) -> String {
    switch subject {
    case .control(_, let systemAxes):
      guard systemAxes.isEmpty else {
        let part = systemAxes.count > 1 ? "size" : systemAxes[0].dimension
        return "leave the \(part) of `\(view)` to the system"
      }
      let side = DecimalText.shortest(minimum, places: 2)
      return "make `\(view)` at least \(side) × \(side) points"
    case .text: return "make the text or what is behind it darker or lighter"
    }
  }
}

extension LintFinding {
  /// About one view of which something falls short of a minimum.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - text: what is wrong.
  ///   - view: which has it.
  ///   - measures: at least one.
  init(_ rule: LintRuleName, _ text: String, of view: LintedView, measures: [LintMeasure]) {
    self.init(rule, text, of: view, help: "")
    self.measures = measures
    hold(against: nil)
  }

  /// Whether it is one where this is the minimum; nil stands for the rule's own.
  func falls(below minimum: Double?) -> Bool {
    measures.isEmpty || measures.contains { $0.value < minimum ?? $0.standard }
  }

  /// Says what falls short of a minimum the most; nil stands for the rule's own.
  mutating func hold(against minimum: Double?) {
    func share(_ measure: LintMeasure) -> Double { measure.value / (minimum ?? measure.standard) }
    guard let worst = measures.min(by: { share($0) < share($1) }), let view = views.first else {
      return
    }
    measure = worst
    figure = worst.figure(below: minimum ?? worst.standard)
    help = worst.help(for: view, below: minimum ?? worst.standard)
  }
}
