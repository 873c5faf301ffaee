import Devices
import Geometry
import ViewKinds

/// The keyboard of a phone: three rows of letters and the row of the space key.
///
/// With a home indicator, emoji and dictation are below the rows, or beside them in landscape.
struct PhoneKeyboard {
  let room: KeyboardRoom
  let face: KeyboardFace
  let metrics: PhoneKeyboardMetrics

  init(room: KeyboardRoom, face: KeyboardFace, metrics: PhoneKeyboardMetrics) {
    self.room = room
    self.face = face
    self.metrics = metrics
  }

  var layout: KeyboardLayout {
    KeyboardLayout(
      panel: room.panel, keys: letters + lastRow + strip, suggestions: suggestions,
      dividers: dividers, cornerRadius: metrics.cornerRadius)
  }

  private var language: KeyboardLanguage { face.language }
  /// The left edge of the first row's first key.
  private var left: Points { room.panel.minX + metrics.margin }
  private var right: Points { room.panel.maxX - metrics.margin }
  private var gap: Points { metrics.gap }

  /// The number of keys in the longest row of letters, at least ten.
  private var columns: Int {
    max(10, face.rows[0].count, face.rows[1].count)
  }

  /// The distance from one letter of a row to the next, in points.
  private var pitch: Points { (right - left + gap) / Double(columns) }
  /// The distance in a row of ten letters, in points; the wide keys always use it.
  private var usualPitch: Points { (right - left + gap) / 10 }
  private var letterWidth: Points { pitch - gap }

  private func frame(row: Int, from left: Points, to right: Points) -> Rect {
    let top = room.body.minY + (metrics.top + metrics.pitch * Double(row)) * room.stretch
    return Rect(
      minX: left, minY: top, maxX: right, maxY: top + metrics.keyHeight * room.stretch)
  }

  /// The scale of text and symbols on a keyboard that is lower than the device's own.
  private var shrink: Double { min(room.stretch, 1) }
  /// The font size of letters.
  ///
  /// Scripts with joined letters have wide isolated forms, which need a smaller size on narrow
  /// keys.
  private var letterSize: Points {
    let isWide = face.page == .letters && language.shift == .absent && columns > 10
    return metrics.letterSize * shrink * (isWide ? 0.84 : 1)
  }
  private var wordSize: Points { metrics.wordSize * shrink }
}

extension PhoneKeyboard {
  private var shiftWidth: Points { usualPitch * 1.5 - metrics.shiftGap }

  private var letters: [KeyboardKey] {
    let rows = face.rows
    if face.hasPageKeyInThirdRow { return characters }
    guard let state = face.shift else { return lettersWithoutShift }
    let indent = Double(columns - rows[2].count) / 2
    let width = min(shiftWidth, pitch * indent - gap)
    let shift = KeyboardKey(
      .shift, .symbol(state.symbol, scale: shrink * metrics.functionScale),
      frame(row: 2, from: left, to: left + width),
      body: state == .off ? .dark : .lit)
    return row(0, rows[0]) + row(1, rows[1]) + [shift] + row(2, rows[2])
      + [delete(row: 2, from: right - width)]
  }

  /// The keys of a page of numbers or symbols.
  ///
  /// The third row is as wide as seven letters, between the other page's key and delete.
  private var characters: [KeyboardKey] {
    let rows = face.rows
    let wide = usualPitch * 7 / Double(max(rows[2].count, 1))
    let third = rows[2].enumerated().map { index, text in
      let x = left + usualPitch * 1.5 + wide * Double(index)
      return KeyboardKey(
        .letter, .text(text, size: letterSize), frame(row: 2, from: x, to: x + wide - gap),
        body: .light)
    }
    let page = KeyboardKey(
      .numbers, .text(face.otherPage, size: wordSize),
      frame(row: 2, from: left, to: left + shiftWidth), body: .dark)
    return row(0, rows[0]) + row(1, rows[1]) + [page] + third
      + [delete(row: 2, from: right - shiftWidth)]
  }

  /// The letters of a script without capitals.
  ///
  /// The delete key is in the last row, or in the first if the last has no room.
  private var lettersWithoutShift: [KeyboardKey] {
    let rows = face.rows
    let isLast = rows[2].count < columns && columns > 10
    let host = isLast ? 2 : 0
    var keys: [KeyboardKey] = []
    for (index, letters) in rows.enumerated() {
      let indent = index == host ? (isLast ? 0 : 0.5) : nil
      keys += row(index, letters, indent: indent)
      if index == host {
        let start = left + pitch * (Double(letters.count) + (indent ?? 0))
        keys.append(delete(row: index, from: start))
      }
    }
    return keys
  }

  private func delete(row: Int, from left: Points) -> KeyboardKey {
    KeyboardKey(
      .delete, .symbol(.delete, scale: shrink * metrics.functionScale),
      frame(row: row, from: left, to: right),
      body: .dark)
  }

  /// Returns a row of letters, `indent` pitches after the first row's first key, or centred for
  /// nil.
  private func row(_ row: Int, _ letters: [String], indent: Double? = nil) -> [KeyboardKey] {
    let indent = indent ?? Double(columns - letters.count) / 2
    return letters.enumerated().map { index, letter in
      let x = left + pitch * (indent + Double(index))
      return KeyboardKey(
        .letter, .text(letter, size: letterSize),
        frame(row: row, from: x, to: x + letterWidth), body: .light)
    }
  }

  private var lastRow: [KeyboardKey] {
    let wide = usualPitch * 2.5 - gap
    let hasStrip = metrics.strip != .none
    let numbersWidth = hasStrip ? wide : shiftWidth
    var keys = [
      KeyboardKey(
        .numbers, .text(face.firstPage, size: wordSize),
        frame(row: 3, from: left, to: left + numbersWidth), body: .dark)
    ]
    var x = left + numbersWidth + gap
    if !hasStrip {
      let emoji = frame(row: 3, from: x, to: x + shiftWidth)
      let microphone = frame(
        row: 3, from: emoji.maxX + gap, to: emoji.maxX + gap + usualPitch - gap)
      keys.append(
        KeyboardKey(.emoji, .symbol(.emoji, scale: symbolScale), emoji, body: .dark))
      keys.append(
        KeyboardKey(
          .dictation, .symbol(.microphone, scale: symbolScale), microphone, body: .light))
      x = microphone.maxX + gap
    }
    return keys + middle(from: x, to: right - wide - gap) + [newLine(from: right - wide)]
  }

  /// The space key and the characters after it, each as wide as a letter.
  ///
  /// Without a space key, the characters share its room.
  private func middle(from start: Points, to end: Points) -> [KeyboardKey] {
    let count = Double(face.extras.count)
    let width = face.hasSpace ? usualPitch : (end + gap - start) / max(count, 1)
    let first = end + gap - width * count
    let extras = face.extras.enumerated().map { index, text in
      let x = first + width * Double(index)
      return KeyboardKey(
        .letter, .text(text, size: text.count > 1 ? wordSize : letterSize),
        frame(row: 3, from: x, to: x + width - gap), body: .light)
    }
    guard face.hasSpace else { return extras }
    let space = KeyboardKey(
      .space, metrics.isGlass ? .none : .text(language.words.space, size: wordSize),
      frame(row: 3, from: start, to: first - gap), body: .light)
    return [space] + extras
  }

  private func newLine(from start: Points) -> KeyboardKey {
    let symbol = metrics.isGlass ? face.returnKey.symbol : nil
    return KeyboardKey(
      .newLine,
      symbol.map { .symbol($0, scale: shrink) } ?? .text(face.returnWord, size: wordSize),
      frame(row: 3, from: start, to: right), body: face.returnKey.isTinted ? .tinted : .dark)
  }

  private var symbolScale: Double { metrics.symbolScale * shrink }

  /// The keys for emoji and dictation, without bodies.
  ///
  /// In portrait they are 40 and 41 points above the panel's bottom, in landscape beside the last row.
  private var strip: [KeyboardKey] {
    guard metrics.strip != .none else { return [] }
    let isBeside = metrics.strip == .beside
    let lastRow = frame(row: 3, from: left, to: right)
    let inset: Points = room.panel.width < 410 ? 42.5 : 45
    let y = isBeside ? lastRow.midY : room.panel.maxY - 40 * shrink
    let leftX = isBeside ? left - 37 : room.panel.minX + inset
    let rightX = isBeside ? right + 37 : room.panel.maxX - inset
    let side = Points(30 * shrink)
    func symbol(
      _ role: KeyboardKey.Role, _ symbol: SymbolGlyph, at x: Points, rise: Points = 0
    ) -> KeyboardKey {
      KeyboardKey(
        role, .symbol(symbol, scale: shrink),
        Rect(x: x - side / 2, y: y - rise - side / 2, width: side, height: side),
        body: .none)
    }
    return [
      symbol(.emoji, .emoji, at: leftX),
      symbol(.dictation, .microphone, at: rightX, rise: isBeside ? 0 : 1.1 * shrink),
    ]
  }
}

extension PhoneKeyboard {
  /// The frames of the suggestions.
  ///
  /// Words have a third of the bar each. Candidates have equal widths, with room for an arrow after
  /// the last one.
  private var suggestions: [Rect] {
    guard room.suggestionHeight > 0 else { return [] }
    let isWords =
      switch language.suggestions {
      case .words: true
      case .candidates: false
      }
    let width = isWords ? (right - left) / 3 : 46
    let count = isWords ? 3 : max(Int(((right - left).value - 44) / 46), 0)
    return (0..<count).map {
      Rect(
        x: left + width * Double($0), y: room.panel.minY, width: width,
        height: room.suggestionHeight)
    }
  }

  private var dividers: [Rect] {
    guard case .words = language.suggestions else { return [] }
    return suggestions.dropFirst().map {
      Rect(x: $0.minX - 0.5, y: $0.midY - 12, width: 1, height: 25)
    }
  }
}
