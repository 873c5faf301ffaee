import Geometry

/// The number pad of a phone: three columns of four rows, with letters under the digits.
///
/// Measured on phones 390 and 414 points wide: the first row is 6 below the panel's top. Four rows
/// of equal height are above the home indicator, with 6 to 7 between them. On iOS 26, measured on
/// 390: keys of 120 by 48 with 6 between them, from 24 below the panel's top to 74 above its bottom.
struct NumberPad {
  let room: KeyboardRoom
  let metrics: PhoneKeyboardMetrics

  var layout: KeyboardLayout {
    KeyboardLayout(
      panel: room.panel, keys: digits + [delete], suggestions: [], dividers: [],
      cornerRadius: metrics.cornerRadius)
  }

  private static let letters = [
    "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ",
  ]

  private var hasGlassRows: Bool { metrics.isGlass && metrics.strip == .below }

  private var margin: Points {
    hasGlassRows || metrics.strip == .beside ? metrics.margin : room.panel.width < 400 ? 6 : 4.5
  }

  private func frame(row: Int, column: Int) -> Rect {
    let bottom: Points =
      switch metrics.strip {
      case .none: 0
      case .below: 75 * room.stretch
      case .beside: room.bottomInset
      }
    let gap: Points = hasGlassRows ? 6.3 : 6
    let width = (room.panel.width - margin * 2 - gap * 2) / 3
    let x = room.panel.minX + margin + (width + gap) * Double(column)
    if hasGlassRows {
      let pitch = (room.body.height - 92 * room.stretch) / 4
      return Rect(
        x: x, y: room.body.minY + 24 * room.stretch + pitch * Double(row), width: width,
        height: pitch - 6 * room.stretch)
    }
    let pitch = (room.body.height - bottom - 2) / 4
    return Rect(
      x: x, y: room.body.minY + min(6, pitch / 4) + pitch * Double(row), width: width,
      height: pitch - min(6.5, pitch / 4))
  }

  private var digits: [KeyboardKey] {
    let first = (0..<9).map { index in
      KeyboardKey(
        .letter, .digit("\(index + 1)", letters: NumberPad.letters[index]),
        frame(row: index / 3, column: index % 3), body: .light)
    }
    return first + [
      KeyboardKey(.letter, .digit("0", letters: nil), frame(row: 3, column: 1), body: .light)
    ]
  }

  private var delete: KeyboardKey {
    let frame = frame(row: 3, column: 2)
    return KeyboardKey(
      .delete, .symbol(.delete, scale: min(1, frame.height.value / 42)), frame, body: .none)
  }
}
