public import Foundation

/// An object that events go to: a view, a controller, a window or the app.
///
/// No events occur by themselves. Code may ask for the first responder and for the chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The next object in the responder chain, or nil.
  open var next: UIResponder? { nil }
  /// Whether the object can become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can stop being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// The view that replaces the keyboard; kept.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; kept.
  open var inputAccessoryView: UIView? { nil }

  /// The first responder, or nil.
  private static weak var first: UIResponder?

  /// Makes the object the first responder and returns whether it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() ?? true
    else { return false }
    UIResponder.first = self
    return true
  }

  /// Stops being the first responder and returns whether it is no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  /// Has no effect.
  open func reloadInputViews() {}

  /// Called when a touch begins; no touches occur.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a touch moves; no touches occur.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a touch ends; no touches occur.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the system ends a touch; no touches occur.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A touch of the screen; none occur.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view that is touched, or nil.
  open var view: UIView? { nil }

  /// Returns the point that is touched, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// An event; none occur.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches of the event.
  open var allTouches: Set<UITouch>? { nil }
}
