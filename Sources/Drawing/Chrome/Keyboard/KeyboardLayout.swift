import Devices
import Geometry
import ViewKinds

/// The system keyboard as it stands on one screen: English, after a tap on shift.
///
/// Frames are in screen coordinates. Rows, pitches and margins were measured on screenshots of
/// phones 390, 402 and 414 points wide and of a 10.9-inch tablet; other screens follow from the
/// height that the catalogue gives their keyboard.
struct KeyboardLayout: Hashable, Sendable {
  let panel: Rect
  let keys: [KeyboardKey]
  /// Where the suggested words stand, left to right; empty without a suggestion bar.
  let suggestions: [Rect]
  /// The lines between the suggestions.
  let dividers: [Rect]
  /// The suggestion bar's editing symbols, on tablets.
  let shortcuts: [Shortcut]
  let cornerRadius: Points

  struct Shortcut: Hashable, Sendable {
    let symbol: Symbol
    let center: Point
    let isEnabled: Bool
  }

  /// Nil while the keyboard is hidden.
  init?(configuration: Configuration, geometry: ScreenGeometry) {
    guard geometry.keyboard.height > 0, let grid = PixelGrid(scale: geometry.scale) else {
      return nil
    }
    let room = KeyboardRoom(configuration: configuration, geometry: geometry)
    let layout: KeyboardLayout =
      if configuration.device.family == .ipad {
        PadKeyboard(room: room, variant: PadKeyboard.Variant(configuration.device)).layout
      } else {
        PhoneKeyboard(room: room, configuration: configuration, geometry: geometry).layout
      }
    self = layout.onGrid(grid)
  }

  init(
    panel: Rect, keys: [KeyboardKey], suggestions: [Rect], dividers: [Rect],
    shortcuts: [Shortcut] = [], cornerRadius: Points
  ) {
    self.panel = panel
    self.keys = keys
    self.suggestions = suggestions
    self.dividers = dividers
    self.shortcuts = shortcuts
    self.cornerRadius = cornerRadius
  }

  private func onGrid(_ grid: PixelGrid) -> KeyboardLayout {
    KeyboardLayout(
      panel: grid.rounded(panel),
      keys: keys.map {
        KeyboardKey($0.role, $0.legend, grid.rounded($0.frame), body: $0.body)
      }, suggestions: suggestions, dividers: dividers.map { grid.rounded($0) },
      shortcuts: shortcuts, cornerRadius: cornerRadius)
  }
}

/// How a keyboard's height is shared between the suggestion bar, the rows and the strip below.
struct KeyboardRoom: Hashable, Sendable {
  let panel: Rect
  /// 0 without suggestions.
  let suggestionHeight: Points
  /// Everything under the suggestion bar, as high as the catalogue says for this screen; never 0.
  let nominalBody: Points
  /// The device's strip for the home indicator.
  let bottomInset: Points

  init(configuration: Configuration, geometry: ScreenGeometry) {
    let heights = configuration.device.keyboardHeight[configuration.orientation]
    let panel = geometry.keyboard
    let hasSuggestions =
      switch configuration.keyboard {
      case .hidden, .shownWithoutSuggestions, .floating, .numberPad: false
      case .shown: true
      case .height: panel.height > (heights.withSuggestions + heights.withoutSuggestions) / 2
      }
    self.panel = panel
    suggestionHeight = hasSuggestions ? heights.withSuggestions - heights.withoutSuggestions : 0
    bottomInset = geometry.deviceSafeArea.bottom
    nominalBody =
      heights.withoutSuggestions > 0
      ? heights.withoutSuggestions
      : KeyboardRoom.usualBody(configuration.orientation, bottomInset: bottomInset)
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
