public import Geometry
public import ViewKinds

/// A switch, as `UISwitch`.
open class Switch: Control {
  /// A switch that is off.
  public init(frame: Rect = .zero) { super.init(SwitchKind.self, frame: frame) }

  /// Whether it is on.
  public var isOn: Bool {
    get { values[SwitchKind.on] ?? false }
    set { values[SwitchKind.on] = newValue }
  }

  /// The colour of the switch while it is on.
  public var onTintColor: Color? {
    get { values[SwitchKind.onTintColor] }
    set { values[SwitchKind.onTintColor] = newValue }
  }

  /// The knob's colour, or nil for white.
  public var thumbTintColor: Color? {
    get { values[SwitchKind.thumbTintColor] }
    set { values[SwitchKind.thumbTintColor] = newValue }
  }
}
