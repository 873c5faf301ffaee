import Geometry
import ViewKinds

/// A control, as `UIControl`.
open class Control: KindView {
  /// The states of a control that change its style.
  public enum State: Hashable, Sendable {
    /// The default state.
    case normal
    /// The control is not enabled.
    case disabled
  }

  /// Whether the control is enabled.
  public var isEnabled: Bool {
    get { values[ControlKeys.enabled] ?? true }
    set { values[ControlKeys.enabled] = newValue }
  }

  /// The control's current state.
  public var state: State { isEnabled ? .normal : .disabled }
}
