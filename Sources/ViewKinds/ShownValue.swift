/// A control with a value in a range.
package protocol RangeKind: ViewKind {
  /// The end of the range by default.
  static var defaultMaximum: Double { get }
}

/// The value of a control with a range, and its position in the range.
package struct ShownValue: Hashable {
  package static let value = Key(
    "value", .number(limits), "The value, clamped to the range; 0 by default.")
  package static let minimumValue = Key(
    "minimumValue", .number(limits), "The value at the leading end; 0 by default.")
  package static let maximumValue = Key(
    "maximumValue", .number(limits), "The value at the trailing end; 1 by default.")

  /// The value, within the range.
  let value: Double
  let minimum: Double
  let maximum: Double

  /// Reads value and range from a view's keys.
  ///
  /// A value outside the range is clamped. A maximum below the minimum becomes the minimum, as in
  /// UIKit.
  init(_ values: KeyValues, maximum defaultMaximum: Double) {
    minimum = values[ShownValue.minimumValue] ?? 0
    maximum = max(minimum, values[ShownValue.maximumValue] ?? defaultMaximum)
    value = min(max(values[ShownValue.value] ?? 0, minimum), maximum)
  }

  /// The value's position in the range, from 0 to 1; 0 if the range is empty.
  var fraction: Double { maximum > minimum ? (value - minimum) / (maximum - minimum) : 0 }

  /// The limits of values and of a range's ends.
  static let limits = -1e9...1e9
}
