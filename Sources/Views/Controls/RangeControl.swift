import AutoLayout
import Geometry
import ViewKinds

/// A control for a number within a range: what sliders and steppers have in common.
public protocol RangeControl: Control {
  /// The range's end while `maximumValue` is not set.
  var defaultMaximumValue: Double { get }
}

extension RangeControl {
  /// 0 unless it is set; kept within the range where it is drawn.
  public var value: Double {
    get { values.number("value") ?? 0 }
    set { values["value"] = .number(newValue) }
  }

  /// The value at a slider's leading end, and at which a stepper's minus is greyed; 0 unless it is
  /// set.
  public var minimumValue: Double {
    get { values.number("minimumValue") ?? 0 }
    set { values["minimumValue"] = .number(newValue) }
  }

  /// The value at a slider's trailing end, and at which a stepper's plus is greyed;
  /// `defaultMaximumValue` unless it is set.
  public var maximumValue: Double {
    get { values.number("maximumValue") ?? defaultMaximumValue }
    set { values["maximumValue"] = .number(newValue) }
  }
}
