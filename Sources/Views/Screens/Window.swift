import AutoLayout
import Geometry
import Graphics

/// A window on a screen, with a view that fills the space between bars.
public final class Window {
  /// The view that others are added to, as a view controller's.
  public let view: View
  /// The controller of the view, or nil.
  public let rootViewController: ViewController?
  /// The environment; a change, such as a rotation, takes effect at the next layout.
  public var screen: Screen {
    get { context.screen }
    set {
      context.screen = newValue
      fit()
      view.setNeedsLayout()
    }
  }
  /// The messages of the last layout: conflicts, ambiguities and refused calls before it.
  public var messages: [LayoutMessage] { context.messages }
  private let context: WindowContext

  /// A window on a screen.
  ///
  /// - Parameters:
  ///   - screen: what it stands on.
  ///   - view: what fills it; a view that stands nowhere yet.
  ///   - text: measures the texts of views.
  package convenience init(_ screen: Screen, view: View, measuring text: any TextMeasuring) {
    self.init(screen, view, nil, measuring: text)
  }

  /// A window on a screen with a controller's view, which is loaded if it was not.
  ///
  /// - Parameters:
  ///   - screen: what it stands on.
  ///   - controller: whose view fills it.
  ///   - text: measures the texts of views.
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

  /// Measures the texts of views.
  var measurer: any TextMeasuring { context.text }

  /// Lays out all views and updates their frames and `messages`.
  public func layoutIfNeeded() { view.layoutIfNeeded() }

  /// The strip above the safe area, as a view controller's `topLayoutGuide`.
  public var topLayoutGuide: LayoutGuide { view.guide(.topLayout) }
  /// The strip below the safe area, as a view controller's `bottomLayoutGuide`.
  public var bottomLayoutGuide: LayoutGuide { view.guide(.bottomLayout) }

  /// Gives the view the place that the screen's bars leave it.
  func fit() {
    let content = screen.content(of: view.controller)
    view.place = Rect(origin: .zero, size: content.frame.size)
    view.safeAreaInsets = content.safeAreaInsets
  }

  /// The views, superviews before their subviews, and the scene that they make.
  func scene() -> (views: [View], scene: Scene)? {
    LayoutSession(of: view).map { ($0.views, $0.scene) }
  }
}

/// The state that a window shares with its view, so that the view's layout does not need the window.
final class WindowContext {
  var screen: Screen
  let text: any TextMeasuring
  var messages: [LayoutMessage] = []
  /// Since the layout under way, or the last one, began.
  var refused: [LayoutProblem] = []
  weak var window: Window?

  init(_ screen: Screen, _ text: any TextMeasuring) {
    self.screen = screen
    self.text = text
  }
}
