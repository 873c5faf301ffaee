import Geometry
import ViewKinds

/// A control whose value is a number in a range: a slider or a stepper.
public protocol RangeControl: Control {
  /// The default of `maximumValue`.
  var defaultMaximumValue: Double { get }
}

extension RangeControl {
  /// The current value; 0 by default.
  ///
  /// Drawing clamps it to the range.
  public var value: Double {
    get { values[ShownValue.value] ?? 0 }
    set { values[ShownValue.value] = newValue }
  }

  /// The lower end of the range; 0 by default.
  ///
  /// A slider's knob is at the leading end at this value. A stepper's minus button is disabled at
  /// this value, unless the stepper wraps.
  public var minimumValue: Double {
    get { values[ShownValue.minimumValue] ?? 0 }
    set { values[ShownValue.minimumValue] = newValue }
  }

  /// The upper end of the range; `defaultMaximumValue` by default.
  ///
  /// A slider's knob is at the trailing end at this value. A stepper's plus button is disabled at
  /// this value, unless the stepper wraps.
  public var maximumValue: Double {
    get { values[ShownValue.maximumValue] ?? defaultMaximumValue }
    set { values[ShownValue.maximumValue] = newValue }
  }
}
