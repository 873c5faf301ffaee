import Diagnostics
import Geometry
import Tolerances

/// The differences that two pictures may have, from the options of a command.
package struct DiffRule: Hashable, Sendable {
  let rule: DifferenceRule

  /// The names of the measures, for the help.
  package static let measures = WordList.of(PixelMeasure.Name.allCases.map(\.rawValue), "or")
  /// The default threshold of each measure that has one, for the help.
  package static let defaultThresholds = withThreshold.map {
    "\(DecimalText.shortest($0.defaultThreshold.value, places: 6)) for \($0.rawValue)"
  }.joined(separator: ", ")

  private static let withThreshold = PixelMeasure.Name.allCases.filter { $0.thresholds != nil }

  /// An invalid value of an option.
  package struct BadValue: Error, Hashable, Sendable {
    /// The name of the option, without dashes.
    package let option: String
    package let value: String
    /// The valid values, in words.
    package let expected: String
  }

  /// Parses the options.
  ///
  /// - Parameters:
  ///   - measure: the measure of pixels, or nil for `exact`.
  ///   - threshold: the threshold of the measure, or nil for its default.
  ///   - antialiasing: `ignored` or `counted` for `yiq`, or nil for `ignored`.
  ///   - allowed: the number of pixels that may differ; nil if no pixel may differ.
  /// - Throws: the first invalid value.
  package init(
    measure: String?, threshold: String?, antialiasing: String?, allowed: String?
  ) throws(BadValue) {
    let name = try Self.choice(measure, of: "measure", as: PixelMeasure.Name.self) ?? .exact
    if let antialiasing, name != .yiq {
      throw BadValue(
        option: "antialiasing", value: antialiasing, expected: "it only with `--measure yiq`")
    }
    let rule = try Self.choice(
      antialiasing, of: "antialiasing", as: PixelMeasure.AntiAliasingRule.self)
    self.rule = DifferenceRule(
      measure: PixelMeasure(
        name, threshold: try Self.threshold(threshold, of: name), antiAliasing: rule ?? .ignored),
      limit: try Self.limit(allowed))
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ text: String?, of option: String, as type: Choice.Type
  ) throws(BadValue) -> Choice? {
    guard let text else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map { "`\($0.rawValue)`" }
    throw BadValue(option: option, value: text, expected: WordList.of(names, "or"))
  }

  private static func threshold(
    _ text: String?, of name: PixelMeasure.Name
  ) throws(BadValue) -> Millionths {
    guard let text else { return name.defaultThreshold }
    guard let range = name.thresholds else {
      throw BadValue(
        option: "threshold", value: text,
        expected: "it only with "
          + WordList.of(withThreshold.map { "`--measure \($0.rawValue)`" }, "or"))
    }
    guard let number = DecimalNumber.parse(text), range.contains(number) else {
      let end = DecimalText.shortest(range.upperBound, places: 0)
      throw BadValue(option: "threshold", value: text, expected: "a number from 0 to \(end)")
    }
    return Millionths(number)
  }

  private static func limit(_ text: String?) throws(BadValue) -> DifferenceLimit {
    guard let text else { return .none }
    guard let limit = DifferenceLimit(text) else {
      throw BadValue(
        option: "allow", value: text, expected: "for example `12 px`, `0.1 %` or `4 pt`")
    }
    return limit
  }
}
