import Diagnostics
import Geometry
import Tolerances

/// What two pictures may differ in, as options of a command say it.
package struct DiffRule: Hashable, Sendable {
  let rule: DifferenceRule

  /// An option's value that is none.
  package struct BadValue: Error, Hashable, Sendable {
    /// Without its dashes.
    package let option: String
    package let value: String
    /// What it may be, in words.
    package let expected: String
  }

  /// - Parameters:
  ///   - measure: when pixels differ; nil for `exact`.
  ///   - threshold: the measure's; nil for its own.
  ///   - antialiasing: with `yiq`, `ignored` or `counted`; nil for `ignored`.
  ///   - limit: how many pixels may differ; nil for none.
  /// - Throws: the first of them that is wrong.
  package init(
    measure: String?, threshold: String?, antialiasing: String?, limit: String?
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
      limit: try Self.limit(limit))
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
        expected: "it only with `--measure yiq` or `--measure deltaE2000`")
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
        option: "limit", value: text, expected: "for example `12 px`, `0.1 %` or `4 pt`")
    }
    return limit
  }
}
