import Geometry
import Graphics

/// Where the insertion point of a line that is being edited stands.
struct Caret: Hashable {
  let frame: Rect
  /// Where the line itself is set: the box, or further out where the line is longer than it.
  let textFrame: Rect

  /// In points; the ends are round.
  static let width: Points = 2
  /// How much higher than its line the caret is, in points.
  private static let excess: Points = 5.0 / 3

  /// The caret after the last character of a line, its middle on the line's edge.
  ///
  /// Screenshots have it over the last letter's end, 17.33 points high at 13-point text and 18.67 at
  /// 14.
  ///
  /// - Parameters:
  ///   - text: the line; empty where the caret stands alone.
  ///   - width: the line's, in points.
  ///   - box: the line's place in the field.
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
    if width > box.width {
      textFrame = Rect(
        x: goesLeft ? box.minX : box.maxX - width, y: box.y, width: width, height: box.height)
    } else {
      textFrame = box
    }
    let left: Points
    switch alignment.resolved(in: direction) {
    case .right: left = textFrame.maxX - width
    case .center: left = textFrame.midX - width / 2
    case .left, .justified, .natural: left = textFrame.minX
    }
    let edge = goesLeft ? left : left + width
    let height = grid.rounded(grid.ceiled(lineHeight) + Caret.excess)
    frame = Rect(
      x: grid.rounded(edge - Caret.width / 2), y: grid.rounded(box.midY - height / 2),
      width: Caret.width, height: height)
  }

  /// The system's own blue, which is not the tint's; another tint colours the caret too.
  static func color(in traits: Traits) -> RGBAColor {
    traits.tint == SemanticColor.systemBlue.resolved(in: traits)
      ? RGBAColor(rgb: 0x426BF2) : traits.tint
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
