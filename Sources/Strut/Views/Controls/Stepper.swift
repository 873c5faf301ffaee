import AutoLayout
public import Geometry
import ViewKinds

/// A minus and a plus, as `UIStepper`.
open class Stepper: Control {
  /// A stepper from 0 to 100, at 0.
  public init(frame: Rect = .zero) { super.init(ViewKinds.Stepper.self, frame: frame) }

  /// Kept within the range where it is drawn.
  public var value: Double {
    get { values.number("value") ?? 0 }
    set { values["value"] = .number(newValue) }
  }

  /// The value at which the minus is greyed.
  public var minimumValue: Double {
    get { values.number("minimumValue") ?? 0 }
    set { values["minimumValue"] = .number(newValue) }
  }

  /// The value at which the plus is greyed.
  public var maximumValue: Double {
    get { values.number("maximumValue") ?? 100 }
    set { values["maximumValue"] = .number(newValue) }
  }

  /// Whether the value goes on at the range's other end.
  public var wraps: Bool {
    get { values.flag("wraps") ?? false }
    set { values["wraps"] = .flag(newValue) }
  }
}
