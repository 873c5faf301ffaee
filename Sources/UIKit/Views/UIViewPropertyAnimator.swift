public import Foundation

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end, its start, or between them.
  case end, start, current
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, started, or stopped.
  case inactive, active, stopped
}

/// An animator whose changes take effect as soon as it starts.
///
/// The completions are called after the duration.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The duration in seconds; kept.
  public let duration: TimeInterval
  /// Whether the animator started; it stops at once.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animator runs; always false.
  open var isRunning: Bool { false }
  /// Whether the animation runs backwards; kept.
  open var isReversed = false
  /// The finished part from 0 to 1.
  ///
  /// A part above 0 makes the changes.
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0 { makeChanges() } }
  }

  /// Creates an animator.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    changes = [animations].compactMap(\.self)
    super.init()
  }

  /// Creates an animator that moves as a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes changes at once, and returns their animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

  /// Adds changes; the delay has no effect.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }

  /// Adds a closure that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes at once, and calls the completions after the duration.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Makes the changes at once, and calls the completions after the delay and the duration.
  open func startAnimation(afterDelay delay: TimeInterval) {
    state = .active
    makeChanges()
    UIView.complete(after: delay + duration) { self.complete(at: .end) }
  }

  /// Has no effect: the changes are made.
  open func pauseAnimation() {}

  /// Ends the animation, without the completions if asked to.
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    complete(at: finalPosition)
  }

  private func makeChanges() {
    let pending = changes
    changes = []
    for change in pending { change() }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let pending = completions
    completions = []
    state = .inactive
    for completion in pending { completion(position) }
  }
}
