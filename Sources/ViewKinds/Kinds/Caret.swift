import AutoLayout
import Devices
import Geometry

/// Where the insertion point of a line that is being edited stands.
struct Caret: Hashable {
  let frame: Rect
  /// Where the line itself is set: the box, or further out where the line is longer than it.
  let textFrame: Rect

  /// In points; the ends are round.
  static let width: Points = 2

  /// The caret after the last character of a line.
  ///
  /// - Parameters:
  ///   - text: the line; empty where the caret stands alone.
  ///   - width: the line's, in points.
  ///   - box: the field's room for text.
  ///   - alignment: the line's in the box.
  ///   - direction: the interface's, which decides natural alignment.
  ///   - lineHeight: of the line's font, in points.
  ///   - grid: the device's pixels.
  init(
    after text: TextContent, ofWidth width: Points, in box: Rect, alignment: TextAlignment,
    direction: LayoutDirection, lineHeight: Points, on grid: PixelGrid
  ) {
    let goesLeft =
      text.string.isEmpty ? direction == .rightToLeft : text.string.beginsRightToLeft
    let room = max(0, box.width - Caret.width)
    let start: Points
    switch alignment.resolved(in: direction) {
    case .right: start = box.maxX - min(width, room) - (goesLeft ? 0 : Caret.width)
    case .center: start = box.midX - min(width, room) / 2
    case .left, .justified, .natural: start = box.minX + (goesLeft ? Caret.width : 0)
    }
    let shown = min(width, room)
    let x = goesLeft ? start - Caret.width : start + shown
    let height = grid.ceiled(lineHeight)
    frame = Rect(
      x: grid.rounded(x), y: grid.rounded(box.midY - height / 2), width: Caret.width,
      height: height)
    if width <= room {
      textFrame = box
    } else if goesLeft {
      textFrame = Rect(
        minX: x + Caret.width, minY: box.minY, maxX: x + Caret.width + width, maxY: box.maxY)
    } else {
      textFrame = Rect(minX: x - width, minY: box.minY, maxX: x, maxY: box.maxY)
    }
  }

  /// The system's own blue, which is not the tint's; another tint colours the caret too.
  static func color(in traits: Traits) -> Color {
    traits.tint == SemanticColor.systemBlue.resolved(in: traits)
      ? Color(rgb: 0x426BF2) : traits.tint
  }
}

extension TextAlignment {
  /// Left, centre or right.
  func resolved(in direction: LayoutDirection) -> TextAlignment {
    switch self {
    case .natural, .justified: direction == .rightToLeft ? .right : .left
    case .left, .center, .right: self
    }
  }
}

extension String {
  /// Whether the first letter belongs to a script written from right to left.
  var beginsRightToLeft: Bool {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: return false
      }
    }
    return false
  }
}
