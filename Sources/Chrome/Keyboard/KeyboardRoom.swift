import Devices
import Geometry

/// How a keyboard's height is shared between the suggestion bar, the rows and the strip below.
struct KeyboardRoom: Hashable, Sendable {
  /// A hovering keyboard less its grip.
  let panel: Rect
  /// 0 without suggestions.
  let suggestionHeight: Points
  /// Everything under the suggestion bar, as high as the catalogue says for this screen; never 0.
  let nominalBody: Points
  /// The device's strip for the home indicator.
  let bottomInset: Points

  init(configuration: Configuration, geometry: ScreenGeometry) {
    let heights = configuration.device.metrics(on: configuration.os)
      .keyboardHeight[configuration.orientation]
    if geometry.isKeyboardFloating {
      panel = geometry.keyboard.inset(
        by: Insets(top: 0, left: 0, bottom: FloatingKeyboard.gripHeight, right: 0))
      suggestionHeight = FloatingKeyboard.suggestionHeight
      nominalBody = max(panel.height - suggestionHeight, 1)
      bottomInset = 0
      return
    }
    let panel = geometry.keyboard
    let hasSuggestions =
      switch configuration.keyboard {
      case .hidden, .shownWithoutSuggestions: false
      case .numberPad: configuration.device.family == .ipad
      case .shown, .floating: true
      case .height: panel.height > (heights.withSuggestions + heights.withoutSuggestions) / 2
      }
    self.panel = panel
    let bar = heights.withSuggestions - heights.withoutSuggestions
    suggestionHeight = hasSuggestions ? min(bar, panel.height) : 0
    bottomInset = geometry.screenSafeArea.bottom
    let body =
      configuration.keyboard == .numberPad
      ? panel.height - suggestionHeight
      : heights.withoutSuggestions
    nominalBody =
      body > 0
      ? body : KeyboardRoom.usualBody(configuration.orientation, bottomInset: bottomInset)
  }

  /// For a screen without a keyboard of its own, as phones have it.
  private static func usualBody(_ orientation: Orientation, bottomInset: Points) -> Points {
    if orientation.isLandscape { return bottomInset > 0 ? 172 : 162 }
    return bottomInset > 0 ? 292 : 216
  }

  /// The panel less its suggestion bar.
  var body: Rect {
    Rect(
      minX: panel.minX, minY: panel.minY + suggestionHeight, maxX: panel.maxX, maxY: panel.maxY)
  }

  /// 1, but for a keyboard of a height of its own, whose rows grow and shrink with it.
  var stretch: Double { body.height.value / nominalBody.value }
}

/// A tablet's keyboard made small, which hovers over the app and is moved by a grip at its foot.
enum FloatingKeyboard {
  static let gripHeight: Points = 18
  static let suggestionHeight: Points = 44
  static let cornerRadius: Points = 13
}
