public import Foundation

extension UIView {
  /// How an animation runs; its changes take effect at once.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins with the state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Starts and ends slowly, the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Dissolves one view into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }

  /// The change of an animation's speed.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, at the start, at the end, or even.
    case easeInOut, easeIn, easeOut, linear
  }

  /// Makes the changes at once, and calls the completion with true after the duration.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(after: duration) { completion?(true) }
  }

  /// Makes the changes at once, and calls the completion with true after the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(after: delay + duration) { completion?(true) }
  }

  /// Makes the changes at once, and calls the completion with true after the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(after: delay + duration) { completion?(true) }
  }

  /// Makes the changes at once, and calls the completion with true after the duration.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    complete(after: duration) { completion?(true) }
  }

  /// Makes the changes; completions of animations in them are called at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = before
  }

  /// Whether completions wait for the duration of their animation; true by default.
  public private(set) static var areAnimationsEnabled = true

  /// Sets whether completions wait for the duration of their animation.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Calls a completion after a time in seconds, on the main queue, or at once without animations.
  static func complete(after time: TimeInterval, _ completion: @escaping () -> Void) {
    guard areAnimationsEnabled else { return completion() }
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.asyncAfter(deadline: .now() + max(time, 0)) { completion() }
  }
}
