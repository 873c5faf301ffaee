public import Foundation

/// What is known about a change of the screen.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated; false.
  var isAnimated: Bool { get }
  /// The duration of the animation, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// The animation of a change of the screen; it takes effect at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Calls the first closure with the change, and the other after it.
  ///
  /// - Returns: whether the closures will be called.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The closures of controllers that follow a change of the screen.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Step] = []
  private var completions: [Step] = []

  let isAnimated = false
  let transitionDuration: TimeInterval = 0

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animations += [animation].compactMap(\.self)
    completions += [completion].compactMap(\.self)
    return true
  }

  func animate() { for step in animations { step(self) } }

  func complete() { for step in completions { step(self) } }
}
