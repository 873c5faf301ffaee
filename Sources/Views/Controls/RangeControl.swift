import Geometry
import ViewKinds

/// A control for a number in a range: a slider or a stepper.
public protocol RangeControl: Control {
  /// The range's end while `maximumValue` is not set.
  var defaultMaximumValue: Double { get }
}

extension RangeControl {
  /// The value, 0 by default; drawing clamps it to the range.
  public var value: Double {
    get { values[ShownValue.value] ?? 0 }
    set { values[ShownValue.value] = newValue }
  }

  /// The value at a slider's leading end, and at which a stepper's minus is greyed; 0 unless it is
  /// set.
  public var minimumValue: Double {
    get { values[ShownValue.minimumValue] ?? 0 }
    set { values[ShownValue.minimumValue] = newValue }
  }

  /// The value at a slider's trailing end, and at which a stepper's plus is greyed;
  /// `defaultMaximumValue` by default.
  public var maximumValue: Double {
    get { values[ShownValue.maximumValue] ?? defaultMaximumValue }
    set { values[ShownValue.maximumValue] = newValue }
  }
}
