import AutoLayout
import Geometry
package import Graphics

/// A window on a screen.
///
/// Its view fills the part of the screen without opaque bars.
public final class Window {
  /// The root view of the window, as a view controller's `view`.
  public let view: View
  /// The controller of the view, or nil.
  public let rootViewController: ViewController?
  /// The environment of the layout.
  ///
  /// A change, such as a rotation, takes effect at the next layout.
  public var screen: Screen {
    get { context.screen }
    set {
      context.screen = newValue
      fit()
      view.setNeedsLayout()
    }
  }
  /// The messages of the last layout: conflicts, ambiguities, and the calls that were refused
  /// before it.
  public var messages: [LayoutMessage] { context.messages }
  private let context: WindowContext

  /// Creates a window on a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen that contains the window.
  ///   - view: The root view. If it has a superview, it is removed from it.
  ///   - text: The object that measures the views' text.
  package convenience init(_ screen: Screen, view: View, measuring text: any TextMeasuring) {
    self.init(screen, view, nil, measuring: text)
  }

  /// Creates a window on a screen with a controller's view.
  ///
  /// If the view is not loaded, it is loaded.
  ///
  /// - Parameters:
  ///   - screen: The screen that contains the window.
  ///   - controller: The controller whose view is the root view.
  ///   - text: The object that measures the views' text.
  package convenience init(
    _ screen: Screen, rootViewController controller: ViewController,
    measuring text: any TextMeasuring
  ) {
    controller.load(size: screen.content(of: controller).frame.size)
    self.init(screen, controller.view, controller, measuring: text)
  }

  private init(
    _ screen: Screen, _ view: View, _ controller: ViewController?,
    measuring text: any TextMeasuring
  ) {
    context = WindowContext(screen, text)
    self.view = view
    rootViewController = controller
    view.removeFromSuperview()
    view.host = context
    context.window = self
    view.accessibilityIdentifier = view.accessibilityIdentifier ?? ViewID.root.name
    fit()
  }

  /// The object that measures the views' text.
  var measurer: any TextMeasuring { context.text }

  /// Lays out all views and updates their frames and `messages`.
  public func layoutIfNeeded() { view.layoutIfNeeded() }

  /// The guide above the safe area, as a view controller's `topLayoutGuide`.
  public var topLayoutGuide: LayoutGuide { view.guide(.topLayout) }
  /// The guide below the safe area, as a view controller's `bottomLayoutGuide`.
  public var bottomLayoutGuide: LayoutGuide { view.guide(.bottomLayout) }

  /// Sets the root view's size and safe-area insets from the screen and its bars.
  func fit() {
    let content = screen.content(of: view.controller)
    view.place = Rect(origin: .zero, size: content.frame.size)
    view.safeAreaInsets = content.safeAreaInsets
  }
}

/// The state that a window shares with its view.
///
/// The view's layout uses it without the window.
final class WindowContext {
  var screen: Screen
  let text: any TextMeasuring
  var messages: [LayoutMessage] = []
  /// The problems since the running layout or the last layout started.
  var refused: [LayoutProblem] = []
  weak var window: Window?

  init(_ screen: Screen, _ text: any TextMeasuring) {
    self.screen = screen
    self.text = text
  }
}
