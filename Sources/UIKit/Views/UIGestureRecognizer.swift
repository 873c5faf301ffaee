public import Foundation

/// An object that recognizes a gesture; tests fire it with `send`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The progress of a gesture.
  public enum State: Int, Sendable {
    /// No gesture yet, its phases, and its ends.
    case possible, began, changed, ended, cancelled, failed
    /// The same as `ended`.
    public static let recognized = State.ended
  }

  /// The view of the recognizer.
  open internal(set) weak var view: UIView?
  /// The progress of the gesture.
  open var state = State.possible
  /// Whether the recognizer acts.
  open var isEnabled = true
  /// Kept, without effect.
  open var cancelsTouchesInView = true
  /// The object that is asked about gestures; kept.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  private var targets: [ControlTarget] = []

  /// Creates a recognizer with a target and its action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target and its action.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(ControlTarget(target as AnyObject, action))
  }

  /// Removes a target, or all of them, for an action or for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.object === (target as AnyObject))
        && (action == nil || $0.action == action)
    }
  }

  /// Ends the gesture and calls the targets, as a user's gesture does.
  func fire() {
    guard isEnabled else { return }
    state = .ended
    for target in targets { target.send(self, nil) }
    state = .possible
  }

  /// Returns the point of the gesture, in a view's coordinates; always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// The object that decides about gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognizes long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Recognizes drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns the distance of the drag; always zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Has no effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns the speed of the drag in points a second; always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A direction of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// The directions that are recognized.
  open var direction = Direction.right
}

/// Recognizes pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor of the pinch.
  open var scale: CGFloat = 1
}

/// Recognizes rotations.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians.
  open var rotation: CGFloat = 0
}
