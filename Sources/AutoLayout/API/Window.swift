import Geometry

/// A screen with a view on it that fills what bars leave, as a window with the view of its controller.
public final class Window {
  /// The view that others are added to, as a view controller's.
  public let view: View
  /// The surroundings; another one, as after a turn of the device, counts from the next layout on.
  public var screen: Screen {
    get { surroundings.screen }
    set {
      surroundings.screen = newValue
      fit()
    }
  }
  /// What the last layout had to say: what could not be, what is left open, what was refused before it.
  public var messages: [LayoutMessage] { surroundings.messages }
  private let surroundings: WindowSurroundings

  /// A window on a screen.
  ///
  /// - Parameters:
  ///   - screen: what it stands on.
  ///   - view: what fills it; a view that stands nowhere yet.
  ///   - text: measures the texts of views.
  package init(_ screen: Screen, view: View, measuring text: any TextMeasuring) {
    surroundings = WindowSurroundings(screen, text)
    self.view = view
    view.removeFromSuperview()
    view.host = surroundings
    surroundings.window = self
    view.accessibilityIdentifier = view.accessibilityIdentifier ?? ViewID.root.name
    fit()
  }

  /// Lays out all views; afterwards their frames are right and `messages` says what is not.
  public func layoutIfNeeded() { view.layoutIfNeeded() }

  /// The strip above the safe area, as a view controller's `topLayoutGuide`.
  public var topLayoutGuide: LayoutGuide { view.guide(.topLayout) }
  /// The strip below the safe area, as a view controller's `bottomLayoutGuide`.
  public var bottomLayoutGuide: LayoutGuide { view.guide(.bottomLayout) }

  private func fit() {
    view.place = Rect(origin: .zero, size: screen.contentFrame.size)
    view.safeAreaInsets = screen.safeAreaInsets
  }
}

/// What a window's own view keeps of the window, so that it is laid out alike where nobody keeps that.
final class WindowSurroundings {
  var screen: Screen
  let text: any TextMeasuring
  var messages: [LayoutMessage] = []
  weak var window: Window?

  init(_ screen: Screen, _ text: any TextMeasuring) {
    self.screen = screen
    self.text = text
  }
}
