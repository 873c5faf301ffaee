public import Foundation

/// A change of a layer in time; kept.
///
/// Pictures show the values that code set.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The duration in seconds.
  open var duration: TimeInterval = 0
  /// When the animation begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// The offset into the animation, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The speed beside that of time.
  open var speed: Float = 1
  /// How often the animation runs.
  open var repeatCount: Float = 0
  /// How long the animation repeats, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether the animation runs back too.
  open var autoreverses = false
  /// What is shown before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed when it ends.
  open var isRemovedOnCompletion = true
  /// The change of the speed.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that hears of the start and the end.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation without changes.
  public override init() { super.init() }
}

/// The object that hears of an animation; never called.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Called when an animation starts.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Called when an animation ends.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property; kept.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `transform.scale`.
  open var keyPath: String?
  /// Whether the values are added to the property's.
  open var isAdditive = false
  /// Whether repetitions add up.
  open var isCumulative = false

  /// Creates an animation of a property.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }

  /// Creates an animation without a property.
  public override init() { super.init() }
}

/// An animation from one value to another; kept.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference between both.
  open var byValue: Any?
}

/// An animation that swings like a spring; kept.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
}

/// An animation through several values; kept.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path that a point follows.
  open var path: CGPath?
  /// The changes of the speed between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations at a time; kept.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The change of an animation's speed; kept.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The name, or nil for a curve of points.
  public let name: CAMediaTimingFunctionName?

  /// Creates a change by its name.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    super.init()
  }

  /// Creates a change as a cubic curve with these control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    name = nil
    super.init()
  }
}

/// The name of a change of speed.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What an animation shows before and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The property's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A group of changes of layers, which take effect at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  /// Begins a group.
  open class func begin() { completions.append(nil) }

  /// Ends a group and calls its completion block.
  open class func commit() { completions.popLast()??() }

  /// Has no effect: changes are visible at once.
  open class func flush() {}
  /// Has no effect: nothing is animated.
  open class func setDisableActions(_ flag: Bool) {}
  /// Has no effect: nothing is animated.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Has no effect: nothing is animated.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Sets the block that the end of the group calls.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
}

/// A timer that fires with each picture of the screen; it never fires here.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Whether the timer pauses; kept.
  open var isPaused = false
  /// The wanted number of pictures in a second, or 0 for that of the screen; kept.
  open var preferredFramesPerSecond = 0
  /// The time of the last picture in seconds; always 0.
  open var timestamp: TimeInterval { 0 }
  /// The time of the next picture in seconds; always 0.
  open var targetTimestamp: TimeInterval { 0 }
  /// The time between pictures, in seconds.
  open var duration: TimeInterval { 1 / TimeInterval(UIScreen.main.maximumFramesPerSecond) }
  private var target: Any?

  /// Creates a timer, which keeps its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    super.init()
  }

  /// Has no effect: the timer never fires.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect: the timer never fires.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Releases the target.
  open func invalidate() { target = nil }
}

extension CALayer {
  /// Keeps an animation; pictures show the values that code set.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    animations[key ?? UUID().uuidString] = anim
  }

  /// Returns the animation that was added with a key.
  public func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of the animations, or nil without any.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.keys.sorted()
  }
  /// Removes the animation that was added with a key.
  public func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  public func removeAllAnimations() { animations = [:] }
}
