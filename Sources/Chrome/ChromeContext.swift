import Devices
import Geometry
import Graphics
import ViewKinds

/// The input of every part of the chrome: the device's state, its geometry and the screen's
/// description.
struct ChromeContext {
  let configuration: Configuration
  let geometry: ScreenGeometry
  let screen: ScreenDescription
  private(set) var traits: Traits
  let text: any TextMeasuring

  init(
    configuration: Configuration, geometry: ScreenGeometry, screen: ScreenDescription,
    measuring text: any TextMeasuring
  ) {
    self.configuration = configuration
    self.geometry = geometry
    var shown = screen
    // A source among the buttons is one of the screen's own bars, not of a column's.
    if geometry.content.role == nil || geometry.content.role == .secondary {
      shown.leaveOutReplacedButton(on: configuration.os)
    }
    self.screen = shown
    self.text = text
    traits = Traits(configuration, geometry, screen)
  }

  var appearance: Appearance { traits.appearance }
  var grid: PixelGrid { traits.grid }
  var labelColor: RGBAColor { appearance == .light ? .black : .white }
  /// The screen's background.
  var background: RGBAColor { screen.background }
  var isRightToLeft: Bool { screen.direction == .rightToLeft }

  /// Whether a translucent navigation bar has a background.
  ///
  /// The large title is expanded only while content is at its top. A window that is too low for the
  /// large title has a bar like others.
  var hasNavigationBackground: Bool {
    let isAtRest = geometry.largeTitle != nil && geometry.navigationRow != nil
    return shows(
      screen.navigationBackground,
      isOver: screen.barTint != nil || !isAtRest && screen.scrolled.top)
  }

  /// Whether a translucent tab bar has a background.
  var hasTabBackground: Bool { shows(screen.tabBackground, isOver: screen.scrolled.bottom) }

  /// Whether a translucent toolbar has a background.
  var hasToolbarBackground: Bool { shows(screen.toolbarBackground, isOver: screen.scrolled.bottom) }

  private func shows(_ visibility: BarBackgroundVisibility, isOver: Bool) -> Bool {
    switch visibility {
    case .automatic: isOver
    case .visible: true
    case .hidden: false
    }
  }

  /// Returns the context for a bar with a tint of its own, or the same context for nil.
  func tinted(_ tint: RGBAColor?) -> ChromeContext {
    var context = self
    context.traits.tint = tint ?? traits.tint
    return context
  }

  /// Returns the context for the bars of a column.
  func showing(_ column: SplitColumn, at place: ContentGeometry) -> ChromeContext {
    ChromeContext(
      configuration: configuration.showing(column.role), geometry: geometry.showing(place),
      screen: column.screen, measuring: text)
  }

  /// The insets of titles and buttons: the safe area and the system's margin.
  var sideInsets: Insets {
    let safe = geometry.content.insets
    return Insets(
      top: 0, left: safe.left + geometry.rootMargins.left, bottom: 0,
      right: safe.right + geometry.rootMargins.right)
  }

  /// The context for drawing a bar's items in a frame.
  func drawing(in frame: Rect) -> DrawingContext {
    let safe = geometry.content.insets
    return DrawingContext(
      frame: frame, safeArea: Insets(top: 0, left: safe.left, bottom: 0, right: safe.right),
      superview: nil, subviews: [], screenSize: geometry.size, traits: traits, measuring: text)
  }
}
