/// Numbers with a unit, which specs do not have.
package enum NumberWithUnit {
  /// The number of points that `10pt`, `10 px`, `8.dp` or `1.5rem` means; nil for other texts.
  ///
  /// A `rem` is 16 points, the size of a browser's text.
  ///
  /// - Parameters:
  ///   - text: a number and its unit.
  ///   - em: the number of points of an `em`, the size of the font.
  /// - Returns: the number as text.
  package static func points(_ text: String, em: Double = 16) -> String? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let isSeparated = digits.hasSuffix(".")
    let written = String(digits.dropLast(isSeparated ? 1 : 0))
    guard !written.isEmpty, let number = Double(written), abs(number) < 1e6 else { return nil }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    if units.contains(unit) { return written }
    guard !isSeparated, ["rem", "em"].contains(unit) else { return nil }
    return self.text(((number * (unit == "em" ? em : 16)) * 10_000).rounded() / 10_000)
  }

  /// A number below 2⁵³ in its shortest form: `8` and `8.5`.
  static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  private static let units: Set<String> = [
    "pt", "pts", "px", "dp", "dip", "sp", "f", "point", "points", "pixel", "pixels", "todp()", "w",
    "h",
    "r",
  ]
}
