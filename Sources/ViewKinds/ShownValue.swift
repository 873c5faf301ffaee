/// A value of a control with a range, and where it lies in it.
package struct ShownValue: Hashable {
  package static let value = Key(
    "value", .number(limits), "The value, clamped to the range; 0 by default.")
  package static let minimumValue = Key(
    "minimumValue", .number(limits), "The value at the leading end; 0 by default.")
  package static let maximumValue = Key(
    "maximumValue", .number(limits), "The value at the trailing end; 1 by default.")

  /// Within the range.
  let value: Double
  let minimum: Double
  let maximum: Double

  /// A value outside the range is moved to its nearer end, and a greatest value under the least one
  /// is the least, as UIKit has it.
  init(_ values: KeyValues, maximum defaultMaximum: Double) {
    minimum = values[ShownValue.minimumValue] ?? 0
    maximum = max(minimum, values[ShownValue.maximumValue] ?? defaultMaximum)
    value = min(max(values[ShownValue.value] ?? 0, minimum), maximum)
  }

  /// From the range's start, 0...1; 0 in a range without extent.
  var fraction: Double { maximum > minimum ? (value - minimum) / (maximum - minimum) : 0 }

  /// What values and ends of ranges may be.
  static let limits = -1e9...1e9
}
