import AutoLayout
import Geometry
import ViewKinds

/// A view that somebody may use, as `UIControl`.
open class Control: KindView {
  /// The states in which a control may look otherwise.
  public enum State: Hashable, Sendable {
    /// Nothing of the others.
    case normal
    /// It cannot be used.
    case disabled
  }

  /// Whether it can be used.
  public var isEnabled: Bool {
    get { values.flag("enabled") ?? true }
    set { values["enabled"] = .flag(newValue) }
  }

  /// The state that it is in.
  public var state: State { isEnabled ? .normal : .disabled }
}
