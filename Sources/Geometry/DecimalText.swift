#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Formatting of numbers, independent of the locale.
package enum DecimalText {
  /// Returns the number rounded to `places` decimals, without trailing zeros.
  ///
  /// Ties round away from zero. A negative zero has no sign.
  ///
  /// - Parameters:
  ///   - value: a finite number of magnitude below 10^12; other numbers have Swift's description.
  ///   - places: the maximum number of decimals, 0...6.
  /// - Returns: an optional minus sign, digits, and a point with decimals if there are any.
  package static func shortest(_ value: Double, places: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    var factor = 1
    for _ in 0..<places { factor *= 10 }
    let scaled = Int((abs(value) * Double(factor)).rounded(.toNearestOrAwayFromZero))
    let whole = scaled / factor
    var fraction = String(scaled % factor)
    let sign = value < 0 && scaled != 0 ? "-" : ""
    guard scaled % factor != 0 else { return sign + String(whole) }
    fraction = String(repeating: "0", count: places - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }
}
