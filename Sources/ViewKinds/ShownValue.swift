/// A value of a control with a range, and where it lies in it.
struct ShownValue: Hashable {
  /// Within the range.
  let value: Double
  let minimum: Double
  let maximum: Double

  /// The keys `value`, `minimumValue` and `maximumValue`; a value outside the range is moved to its
  /// nearer end, and a greatest value under the least one is the least, as UIKit has it.
  init(_ values: KeyValues, maximum defaultMaximum: Double) {
    minimum = values.number("minimumValue") ?? 0
    maximum = max(minimum, values.number("maximumValue") ?? defaultMaximum)
    value = min(max(values.number("value") ?? 0, minimum), maximum)
  }

  /// From the range's start, 0...1; 0 in a range without extent.
  var fraction: Double { maximum > minimum ? (value - minimum) / (maximum - minimum) : 0 }

  /// What values and ends of ranges may be.
  static let limits = -1e9...1e9
}
