import AutoLayout
public import Geometry
import ViewKinds

/// A control that is on or off, as `UISwitch`.
open class Switch: Control {
  /// A switch that is off.
  public init(frame: Rect = .zero) { super.init(SwitchKind.self, frame: frame) }

  /// Whether it is on.
  public var isOn: Bool {
    get { values.flag("on") ?? false }
    set { values["on"] = .flag(newValue) }
  }

  /// The colour of a switch that is on.
  public var onTintColor: Color? {
    get { values[color: "onTintColor"] }
    set { values[color: "onTintColor"] = newValue }
  }

  /// The knob's colour; white where nil.
  public var thumbTintColor: Color? {
    get { values[color: "thumbTintColor"] }
    set { values[color: "thumbTintColor"] = newValue }
  }
}
