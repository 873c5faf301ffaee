import Devices
import Geometry

/// The division of a keyboard's height into suggestion bar, rows and bottom strip.
struct KeyboardRoom: Hashable, Sendable {
  /// The panel, for a floating keyboard without its grip.
  let panel: Rect
  /// The height of the suggestion bar, or 0 without one.
  let suggestionHeight: Points
  /// The height of everything below the suggestion bar on the catalogue's keyboard; never 0.
  ///
  /// Phones with iOS 26 have more space above the rows without the bar than with it. With it, the
  /// bar ends 8 points above the first row.
  let nominalBody: Points
  /// The height of the strip for the home indicator.
  let bottomInset: Points

  init(configuration: Configuration, geometry: ScreenGeometry) {
    let heights = configuration.device.metrics(on: configuration.os)
      .keyboardHeight[configuration.orientation]
    if geometry.isKeyboardFloating {
      panel = geometry.keyboardPanel.inset(
        by: Insets(top: 0, left: 0, bottom: FloatingKeyboard.gripHeight, right: 0))
      suggestionHeight = FloatingKeyboard.suggestionHeight
      nominalBody = max(panel.height - suggestionHeight, 1)
      bottomInset = 0
      return
    }
    let panel = geometry.keyboardPanel
    let rows: GlassRows? =
      configuration.os == .ios26 && configuration.device.family == .iphone
        && !configuration.orientation.isLandscape && geometry.homeIndicator != nil
      ? GlassRows(width: panel.width, isLying: false, strip: .below) : nil
    let hasSuggestions =
      switch configuration.keyboard {
      case _ where configuration.showsNumberPad || configuration.showsEmoji: false
      case .hidden, .shownWithoutSuggestions: false
      case .numberPad, .shown, .floating: true
      case .height: panel.height > (heights.withSuggestions + heights.withoutSuggestions) / 2
      }
    self.panel = panel
    let bar =
      rows.map { max(heights.withSuggestions - $0.height - 8, 0) }
      ?? heights.withSuggestions - heights.withoutSuggestions
    suggestionHeight = hasSuggestions ? min(bar, panel.height) : 0
    bottomInset = geometry.screenSafeArea.bottom
    let body =
      configuration.showsNumberPad
      ? configuration.device.numberPadHeight(on: configuration.os, in: configuration.orientation)
      : hasSuggestions ? heights.withSuggestions - bar : heights.withoutSuggestions
    nominalBody =
      body > 0
      ? body : KeyboardRoom.usualBody(configuration.orientation, bottomInset: bottomInset)
  }

  /// The height on phones, for a screen without a keyboard height of its own.
  private static func usualBody(_ orientation: Orientation, bottomInset: Points) -> Points {
    if orientation.isLandscape { return bottomInset > 0 ? 172 : 162 }
    return bottomInset > 0 ? 292 : 216
  }

  /// The panel without its suggestion bar.
  var body: Rect {
    Rect(
      minX: panel.minX, minY: panel.minY + suggestionHeight, maxX: panel.maxX, maxY: panel.maxY)
  }

  /// The vertical scale of the rows: 1 unless the spec sets the keyboard's height.
  var stretch: Double { body.height.value / nominalBody.value }
}

/// The floating keyboard of an iPad, with a grip at its bottom.
enum FloatingKeyboard {
  static let gripHeight: Points = 18
  static let suggestionHeight: Points = 44
  static let cornerRadius: Points = 13
}
