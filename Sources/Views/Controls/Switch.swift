public import Geometry
public import ViewKinds

/// A switch, as `UISwitch`.
open class Switch: Control {
  /// Creates a switch that is off.
  public init(frame: Rect = .zero) { super.init(SwitchKind.self, frame: frame) }

  /// Whether the switch is on.
  public var isOn: Bool {
    get { values[SwitchKind.on] ?? false }
    set { values[SwitchKind.on] = newValue }
  }

  /// The track's colour while the switch is on, or nil for the system's.
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
