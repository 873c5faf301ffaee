import Devices
import Geometry
import ViewKinds

/// The keyboard of an iPad: rows of keys in pitches, scaled to the panel.
///
/// A key without a width takes the rest of its row.
struct PadKeyboard {
  private let room: KeyboardRoom
  private let arrangement: Arrangement
  private let face: KeyboardFace
  private let isUpright: Bool

  init(room: KeyboardRoom, arrangement: Arrangement, face: KeyboardFace, isUpright: Bool) {
    self.room = room
    self.arrangement = arrangement
    self.face = face
    self.isUpright = isUpright
  }

  var layout: KeyboardLayout {
    KeyboardLayout(
      panel: room.panel,
      keys: keyHeight < PadKeyboard.leastKeyHeight
        ? [] : arrangement.rows.enumerated().flatMap { index, row in keys(of: row, at: index) },
      suggestions: suggestions, dividers: dividers, shortcuts: shortcuts,
      cornerRadius: arrangement.isGlass ? 9 : 6)
  }

  /// The minimum height of keys in points; a panel too low for its rows stays empty.
  private static let leastKeyHeight: Points = 6

  /// The panel's side margin in points: 9 at a width of 820, 15 at 1180.
  private var margin: Points { (room.panel.width - 280) / 60 }
  /// The distance from one letter to the next, in points.
  ///
  /// The gap between keys is 0.15 of it.
  private var pitch: Points {
    (room.panel.width - margin * 2) / (arrangement.pitches - PadKeyboard.gapShare)
  }
  private var gap: Points { pitch * PadKeyboard.gapShare }

  private static let gapShare = 0.15
  private static let rowGapShare = 0.141

  /// The space above the first row, and below the last one to the home indicator's strip.
  ///
  /// Measured on a 10.9-inch screen, on iPadOS 26 in both orientations.
  private var rowMargins: (top: Points, bottom: Points) {
    guard arrangement.isGlass else { return (10, 6) }
    return isUpright ? (13, 2.8) : (16, 5.8)
  }

  /// The distance between rows, in points.
  private var rowPitch: Points {
    (room.body.height - room.bottomInset - rowMargins.top - rowMargins.bottom)
      / (Double(arrangement.rows.count) - PadKeyboard.rowGapShare)
  }
  private var keyHeight: Points { rowPitch * (1 - PadKeyboard.rowGapShare) }

  private func keys(of row: Row, at index: Int) -> [KeyboardKey] {
    var x = room.panel.minX + margin + pitch * row.indent
    let top = room.body.minY + rowMargins.top + rowPitch * Double(index)
    let right = room.panel.maxX - margin
    let flexible = arrangement.pitches - row.indent - row.keys.reduce(0) { $0 + ($1.width ?? 0) }
    return row.keys.map { key in
      let end = x + pitch * (key.width ?? flexible) - gap
      defer { x = end + gap }
      return KeyboardKey(
        key.role, legend(of: key),
        Rect(minX: x, minY: top, maxX: min(end, right), maxY: top + keyHeight),
        body: body(of: key.role))
    }
  }

  private var hasCapsLock: Bool {
    arrangement.rows.contains { $0.keys.contains { $0.role == .capsLock } }
  }

  private func body(of role: KeyboardKey.Role) -> KeyboardKey.Body {
    switch role {
    case .shift where face.shift == .on || face.shift == .locked && !hasCapsLock: .lit
    case .capsLock where face.shift == .locked: .lit
    case .newLine where face.returnKey.isTinted: .tinted
    case .letter, .space: .light
    case .shift, .capsLock, .tab, .delete, .numbers, .newLine, .emoji, .globe, .dictation,
      .dismiss:
      .dark
    }
  }

  private func legend(of key: Key) -> KeyboardKey.Legend {
    let main = min(25, keyHeight * 0.45)
    let second = min(15, max(keyHeight * 0.21, 10))
    let word = min(19, max(keyHeight * 0.27, 12))
    // Measured on iPadOS 26 for keys 54.7 high: the return arrow is 23.3 wide, the globe 22.5, and
    // the microphone is 24 high. In keys 72.4 high, arrow and globe are 1.045 times as large.
    let glassScale: Double =
      switch key.role {
      case .newLine: 1.19
      case .globe: 0.94
      case .dictation: 0.85
      default: 1
      }
    let cornerScale =
      arrangement.isGlass
      ? min(1.045, keyHeight.value / 54.8) * glassScale
      : min(1, keyHeight.value / 76) * (key.role == .newLine ? 1.1 : 1)
    return switch key.label {
    case .none: .none
    case .character(let text, nil): .text(text, size: main)
    case .character(let text, let above?):
      .withSecond(text, size: main, second: above, secondSize: second)
    case .pair(let text, let above):
      .pair(text, above: above, size: min(22.5, keyHeight * 0.34))
    case .word(let text, nil): .text(text, size: word)
    case .word(let text, let side?): .corner(text, size: word, side)
    case .symbol(let symbol, nil): .symbol(symbol, scale: min(1, keyHeight.value / 55))
    case .symbol(let symbol, let side?): .cornerSymbol(symbol, scale: cornerScale, side)
    }
  }
}

extension PadKeyboard {
  /// The frames of the suggestions.
  ///
  /// There are three centred words, each 22 % of the width, or as many candidates as fit beside the
  /// shortcuts.
  private var suggestions: [Rect] {
    guard room.suggestionHeight > 0 else { return [] }
    let panel = room.panel
    func area(_ x: Points, _ width: Points) -> Rect {
      Rect(x: x, y: panel.minY, width: width, height: room.suggestionHeight)
    }
    switch face.language.suggestions {
    case .words:
      let width = panel.width * 0.22
      return (-1...1).map { area(panel.midX - width / 2 + width * Double($0), width) }
    case .candidates:
      let count = max(Int((panel.width.value - 220) / 60), 0)
      return (0..<count).map { area(panel.minX + 170 + 60 * Points($0), 60) }
    }
  }

  private var dividers: [Rect] {
    guard case .words = face.language.suggestions else { return [] }
    return suggestions.dropFirst().map {
      Rect(x: $0.minX - 0.5, y: $0.midY - 14, width: 1, height: 28)
    }
  }

  /// Undo and redo (disabled) and paste, from the language's leading side.
  private var shortcuts: [KeyboardLayout.Shortcut] {
    guard room.suggestionHeight > 0 else { return [] }
    let panel = room.panel
    let isMirrored = face.language.direction == .rightToLeft
    func shortcut(_ symbol: SymbolGlyph, _ x: Points, _ isEnabled: Bool) -> KeyboardLayout.Shortcut
    {
      KeyboardLayout.Shortcut(
        symbol: symbol,
        center: Point(
          x: isMirrored ? panel.maxX - x : panel.minX + x,
          y: panel.minY + room.suggestionHeight / 2), isEnabled: isEnabled)
    }
    let turnedBack = isMirrored ? SymbolGlyph.redo : .undo
    let turnedForth = isMirrored ? SymbolGlyph.undo : .redo
    return [
      shortcut(turnedBack, 39, false), shortcut(turnedForth, 85, false),
      shortcut(.paste, 131, true),
    ]
  }
}
