import AutoLayout
import Devices
import Geometry
import ViewKinds

/// The layout of the system keyboard on a screen.
///
/// Frames are in window coordinates. Rows, pitches and margins were measured on screenshots of
/// phones 390, 402 and 414 points wide and of a 10.9-inch tablet. Other screens follow from the
/// keyboard height in the catalogue.
struct KeyboardLayout: Hashable, Sendable {
  let panel: Rect
  let keys: [KeyboardKey]
  /// The frames of the suggestions, left to right, or none without a suggestion bar.
  let suggestions: [Rect]
  /// The lines between the suggestions.
  let dividers: [Rect]
  /// The suggestion bar's editing symbols, on tablets.
  let shortcuts: [Shortcut]
  let cornerRadius: Points

  struct Shortcut: Hashable, Sendable {
    let symbol: SymbolGlyph
    let center: Point
    let isEnabled: Bool
  }

  /// The keyboard, or nil while it is hidden.
  init?(configuration: Configuration, geometry: ScreenGeometry) {
    guard geometry.keyboard.height > 0 else { return nil }
    let face = KeyboardFace(configuration)
    let room = KeyboardRoom(configuration: configuration, geometry: geometry)
    let layout: KeyboardLayout
    if geometry.isKeyboardFloating {
      layout =
        PhoneKeyboard(
          room: room, face: face,
          metrics: PhoneKeyboardMetrics(floating: room, system: configuration.os)
        ).layout
    } else if configuration.device.family == .ipad {
      let arrangement = PadKeyboard.Arrangement(
        configuration.device, face: face,
        isGlass: configuration.os == .ios26, isUpright: !configuration.orientation.isLandscape)
      layout =
        PadKeyboard(
          room: room, arrangement: arrangement, face: face,
          isUpright: !configuration.orientation.isLandscape
        ).layout
    } else {
      let metrics = PhoneKeyboardMetrics(
        room: room, orientation: configuration.orientation, system: configuration.os,
        hasHomeIndicator: geometry.homeIndicator != nil)
      layout =
        configuration.showsNumberPad
        ? NumberPad(room: room, metrics: metrics, face: face).layout
        : PhoneKeyboard(room: room, face: face, metrics: metrics).layout
    }
    self = layout.onGrid(geometry.grid)
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
