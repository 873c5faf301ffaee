import Geometry

/// The number pad of a phone: three columns of four rows, with letters under the digits.
///
/// Measured on phones 390 and 414 points wide: the first row is 6 below the panel's top. Four rows
/// of equal height are above the home indicator, with 6 to 7 between them.
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

  private var margin: Points {
    metrics.strip == .beside ? metrics.margin : room.panel.width < 400 ? 6 : 4.5
  }

  private func frame(row: Int, column: Int) -> Rect {
    let bottom: Points =
      switch metrics.strip {
      case .none: 0
      case .below: 75 * room.stretch
      case .beside: room.bottomInset
      }
    let gap: Points = 6
    // In iOS 26, the panel begins higher, by its corner radius.
    let lift: Points = metrics.isGlass && metrics.strip == .below ? 17 * room.stretch : 0
    let pitch = (room.body.height - lift - bottom - 2) / 4
    let top = room.body.minY + lift + min(6, pitch / 4) + pitch * Double(row)
    let width = (room.panel.width - margin * 2 - gap * 2) / 3
    return Rect(
      x: room.panel.minX + margin + (width + gap) * Double(column), y: top, width: width,
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
