public import Foundation
import Views

/// A switch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override class func makeNode() -> View { Switch() }

  private var control: Switch? { node as? Switch }

  /// Creates a switch that is off, in its own size at the origin of the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    sizeToContent()
  }
  /// Creates a switch that is off; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the switch is on.
  open var isOn: Bool {
    get { control?.isOn ?? false }
    set { control?.isOn = newValue }
  }

  /// Turns the switch on or off, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The track's colour while the switch is on, or nil for the system's.
  open var onTintColor: UIColor? {
    get { control?.onTintColor.map { UIColor($0) } }
    set { control?.onTintColor = newValue?.color }
  }

  /// The knob's colour, or nil for white.
  open var thumbTintColor: UIColor? {
    get { control?.thumbTintColor.map { UIColor($0) } }
    set { control?.thumbTintColor = newValue?.color }
  }
}
