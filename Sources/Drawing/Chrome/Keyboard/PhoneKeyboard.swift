import Devices
import Geometry
import ViewKinds

/// The phone's keyboard: three rows of letters and a row around the space key; with a home
/// indicator, emoji and dictation stand below the rows, in landscape beside them.
struct PhoneKeyboard {
  private let room: KeyboardRoom
  private let isLandscape: Bool
  private let hasHomeIndicator: Bool
  /// From the left of the first key of the first row to the right of its last.
  private let left: Points
  private let right: Points
  private let rows: Rows

  /// The rows' vertical measures, from the top of the panel's body.
  private struct Rows {
    var top: Points
    var pitch: Points
    var keyHeight: Points

    /// In 216 points as measured on 390 and 402 wide, in 226 as on 414.
    static let upright = Rows(top: 8, pitch: 54, keyHeight: 42)
    static let uprightLarge = Rows(top: 8, pitch: 56, keyHeight: 45)
    static let lying = Rows(top: 5, pitch: 40, keyHeight: 33)
    static let lyingAboveIndicator = Rows(top: 6, pitch: 38, keyHeight: 31)
  }

  private static let gap: Points = 6

  init(room: KeyboardRoom, configuration: Configuration, geometry: ScreenGeometry) {
    self.room = room
    isLandscape = configuration.orientation.isLandscape
    hasHomeIndicator = geometry.homeIndicator != nil
    let rowsHeight = room.nominalBody - (hasHomeIndicator ? 75 : 0)
    rows =
      if isLandscape {
        hasHomeIndicator ? .lyingAboveIndicator : .lying
      } else {
        rowsHeight > 220 ? .uprightLarge : .upright
      }
    // In landscape the keys keep clear of cutout and corners: 79 at 852 wide.
    let margin: Points =
      if isLandscape && hasHomeIndicator {
        75 + (room.panel.width - 812) / 10
      } else {
        room.panel.width < 400 ? 3 : 4
      }
    left = room.panel.minX + margin
    right = room.panel.maxX - margin
  }

  var layout: KeyboardLayout {
    KeyboardLayout(
      panel: room.panel, keys: letters + lastRow + strip, suggestions: suggestions,
      dividers: dividers, cornerRadius: 5)
  }

  /// From one letter of a row to the next.
  private var pitch: Points { (right - left + PhoneKeyboard.gap) / 10 }
  private var letterWidth: Points { pitch - PhoneKeyboard.gap }

  private func frame(row: Int, from left: Points, to right: Points) -> Rect {
    let top = room.body.minY + (rows.top + rows.pitch * Double(row)) * room.stretch
    return Rect(minX: left, minY: top, maxX: right, maxY: top + rows.keyHeight * room.stretch)
  }

  /// Of writing and symbols on a keyboard lower than the device's own.
  private var shrink: Double { min(room.stretch, 1) }
  private var letterSize: Points { (isLandscape ? 20 : 22.5) * shrink }
  private var wordSize: Points { 16 * shrink }
}

extension PhoneKeyboard {
  /// From the shift and delete keys to the letters between them.
  private static let shiftGap: Points = 14.4

  private var shiftWidth: Points { pitch * 1.5 - PhoneKeyboard.shiftGap }

  private var letters: [KeyboardKey] {
    let shift = KeyboardKey(
      .shift, .symbol(.shift, scale: shrink), frame(row: 2, from: left, to: left + shiftWidth),
      body: .lit
    )
    let delete = KeyboardKey(
      .delete, .symbol(.delete, scale: shrink), frame(row: 2, from: right - shiftWidth, to: right),
      body: .dark)
    return row(0, "QWERTYUIOP", indent: 0) + row(1, "ASDFGHJKL", indent: 0.5)
      + [shift] + row(2, "ZXCVBNM", indent: 1.5) + [delete]
  }

  /// Letters from `indent` pitches after the first row's first.
  private func row(_ row: Int, _ letters: String, indent: Double) -> [KeyboardKey] {
    letters.enumerated().map { index, letter in
      let x = left + pitch * (indent + Double(index))
      return KeyboardKey(
        .letter, .text(String(letter), size: letterSize),
        frame(row: row, from: x, to: x + letterWidth), body: .light)
    }
  }

  private var lastRow: [KeyboardKey] {
    let wide = pitch * 2.5 - PhoneKeyboard.gap
    let numbersWidth = hasHomeIndicator ? wide : shiftWidth
    var keys = [
      KeyboardKey(
        .numbers, .text("123", size: wordSize), frame(row: 3, from: left, to: left + numbersWidth),
        body: .dark)
    ]
    var x = left + numbersWidth + PhoneKeyboard.gap
    if !hasHomeIndicator {
      let emoji = frame(row: 3, from: x, to: x + shiftWidth)
      let microphone = frame(
        row: 3, from: emoji.maxX + PhoneKeyboard.gap,
        to: emoji.maxX + PhoneKeyboard.gap + letterWidth)
      keys.append(
        KeyboardKey(.emoji, .symbol(.emoji, scale: symbolScale), emoji, body: .dark))
      keys.append(
        KeyboardKey(.dictation, .symbol(.microphone, scale: symbolScale), microphone, body: .light))
      x = microphone.maxX + PhoneKeyboard.gap
    }
    keys.append(
      KeyboardKey(
        .space, .text("space", size: wordSize),
        frame(row: 3, from: x, to: right - wide - PhoneKeyboard.gap), body: .light))
    keys.append(
      KeyboardKey(
        .newLine, .text("return", size: wordSize), frame(row: 3, from: right - wide, to: right),
        body: .dark))
    return keys
  }

  private var symbolScale: Double { (isLandscape ? 0.72 : 0.8) * shrink }

  /// Bare symbols: 40 above the bottom in portrait, beside the last row in landscape.
  private var strip: [KeyboardKey] {
    guard hasHomeIndicator else { return [] }
    let lastRow = frame(row: 3, from: left, to: right)
    let inset: Points = room.panel.width < 410 ? 42.5 : 45
    let y = isLandscape ? lastRow.midY : room.panel.maxY - 40 * shrink
    let leftX = isLandscape ? left - 37 : room.panel.minX + inset
    let rightX = isLandscape ? right + 37 : room.panel.maxX - inset
    let side = Points(30 * shrink)
    func symbol(_ role: KeyboardKey.Role, _ symbol: Symbol, at x: Points) -> KeyboardKey {
      KeyboardKey(
        role, .symbol(symbol, scale: shrink),
        Rect(x: x - side / 2, y: y - side / 2, width: side, height: side),
        body: .none)
    }
    return [symbol(.emoji, .emoji, at: leftX), symbol(.dictation, .microphone, at: rightX)]
  }

  private var suggestions: [Rect] {
    guard room.suggestionHeight > 0 else { return [] }
    let width = (right - left) / 3
    return (0..<3).map {
      Rect(
        x: left + width * Double($0), y: room.panel.minY, width: width,
        height: room.suggestionHeight)
    }
  }

  private var dividers: [Rect] {
    suggestions.dropFirst().map {
      Rect(x: $0.minX - 0.5, y: $0.midY - 12, width: 1, height: 25)
    }
  }
}
