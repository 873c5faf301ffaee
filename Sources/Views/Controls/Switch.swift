import AutoLayout
public import Geometry
import ViewKinds

/// A switch, as `UISwitch`.
open class Switch: Control {
  /// A switch that is off.
  public init(frame: Rect = .zero) { super.init(SwitchKind.self, frame: frame) }

  /// Whether it is on.
  public var isOn: Bool {
    get { values.flag("on") ?? false }
    set { values["on"] = .flag(newValue) }
  }

  /// The colour of the switch while it is on.
  public var onTintColor: Color? {
    get { values[color: "onTintColor"] }
    set { values[color: "onTintColor"] = newValue }
  }

  /// The knob's colour, or nil for white.
  public var thumbTintColor: Color? {
    get { values[color: "thumbTintColor"] }
    set { values[color: "thumbTintColor"] = newValue }
  }
}
