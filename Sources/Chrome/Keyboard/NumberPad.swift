import Devices
import Geometry

/// The number pad of a phone: three columns of four rows, with letters under the digits.
///
/// Measured on phones 390 and 402 points wide: the first row is 6 below the panel's top, the rows are
/// 53.67 apart, and keys of 46 end at whole points, 6 from the sides. On 414: the first row is 7 below
/// the top, rows of 50 are 56 apart, 3 from the left and 6 from the right. On iOS 26, measured on 390:
/// keys of 120 by 48, 6 below each other, from 24 below the panel's top to 74 above its bottom, 6.8
/// from the left and 10.5 from the right.
struct NumberPad {
  let room: KeyboardRoom
  let metrics: PhoneKeyboardMetrics
  let face: KeyboardFace

  /// The pad; a panel that is lower than the strip below the keys has none.
  var layout: KeyboardLayout {
    KeyboardLayout(
      panel: room.panel, keys: (digits + mark + [delete]).filter { !$0.frame.isEmpty },
      suggestions: [], dividers: [], cornerRadius: metrics.cornerRadius)
  }

  private static let letters = [
    "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ",
  ]

  private var hasGlassRows: Bool { metrics.isGlass && metrics.strip == .below }

  /// The distances from the panel's sides to the keys.
  private var margins: (left: Points, right: Points) {
    if hasGlassRows { return (6.8, 10.5) }
    if metrics.strip == .beside { return (metrics.margin, metrics.margin) }
    return isLarge ? (3, 6) : (6, 6)
  }

  private var isLarge: Bool { room.panel.width > 410 }

  private func frame(row: Int, column: Int) -> Rect {
    let bottom: Points =
      switch metrics.strip {
      case .none: 0
      case .below: 75 * room.stretch
      case .beside: room.bottomInset
      }
    let gap: Points = hasGlassRows ? 6.3 : 6
    let width = (room.panel.width - margins.left - margins.right - gap * 2) / 3
    let x = room.panel.minX + margins.left + (width + gap) * Double(column)
    if hasGlassRows {
      let pitch = (room.body.height - 92 * room.stretch) / 4
      return Rect(
        x: x, y: room.body.minY + 24 * room.stretch + pitch * Double(row), width: width,
        height: pitch - 6 * room.stretch)
    }
    if metrics.strip == .below {
      let pitch = (room.body.height - bottom - (isLarge ? 2 : 1.33) * room.stretch) / 4
      let top = room.body.minY + (isLarge ? 7 : 6) * room.stretch + pitch * Double(row)
      let end = top + pitch - (isLarge ? 6 : 7.67) * room.stretch
      return Rect(
        minX: x, minY: PixelGrid.wholePoints.floored(top), maxX: x + width,
        maxY: PixelGrid.wholePoints.ceiled(end))
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
    // Measured on iOS 26: the 0 is as high as the other digits.
    let letters = face.type.hasPlus ? "+" : metrics.isGlass ? "" : nil
    return first + [
      KeyboardKey(.letter, .digit("0", letters: letters), frame(row: 3, column: 1), body: .light)
    ]
  }

  /// The key left of the 0: the decimal separator, or the marks of phone numbers.
  ///
  /// It has no body up to iOS 18; measured on iOS 26: it has one.
  private var mark: [KeyboardKey] {
    let frame = frame(row: 3, column: 0)
    let body: KeyboardKey.Body = metrics.isGlass ? .light : .none
    if face.type.hasPlus {
      let size = 18 * min(1, frame.height.value / 46.5)
      return [KeyboardKey(.letter, .text("+ * #", size: Points(size)), frame, body: body)]
    }
    guard face.type == .decimalPad else { return [] }
    let letters = metrics.isGlass ? "" : nil
    return [
      KeyboardKey(.letter, .digit(face.language.marks.decimal, letters: letters), frame, body: body)
    ]
  }

  /// The delete key; measured: its symbol is not in the middle of its cell on 390 and 402 points.
  private var delete: KeyboardKey {
    let frame = frame(row: 3, column: 2)
    let scale = metrics.isGlass ? 1.138 : 1.075
    let isAside = metrics.strip == .below && !metrics.isGlass && !isLarge
    return KeyboardKey(
      .delete, .symbol(.thinDelete, scale: scale * min(1, frame.height.value / 42)),
      isAside ? frame.offset(by: Point(x: 2.6, y: -1 * min(room.stretch, 1))) : frame, body: .none)
  }
}

extension KeyboardType {
  /// Whether the pad is for phone numbers.
  fileprivate var hasPlus: Bool { self == .phonePad || self == .namePhonePad }
}
