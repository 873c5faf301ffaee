import Geometry
import Graphics

/// The position of the insertion point in a line that is being edited.
struct Caret: Hashable {
  let frame: Rect
  /// The frame of the line itself: the box, or a wider frame if the line is wider than the box.
  let textFrame: Rect
  /// The caret's middle, not rounded.
  let middle: Points
  /// Whether the line is written from right to left.
  let goesLeft: Bool
  /// The selected parts of a line with letters in both directions; nil for other lines.
  let spans: [ClosedRange<Points>]?

  /// The caret's width in points; its ends are round.
  static let width: Points = 2
  /// The difference between the heights of caret and line, in points.
  private static let excess: Points = 5.0 / 3

  /// Places the caret in a line, after the last character unless an offset is given.
  ///
  /// Measured in screenshots: the caret overlaps the end of the last letter. It is 17.33 points
  /// high in 13-point text and 18.67 in 14-point text.
  ///
  /// - Parameters:
  ///   - text: the line; empty for the caret alone.
  ///   - width: the line's width in points.
  ///   - offset: the width of the characters before the caret, in points; nil for the line's width.
  ///   - spans: the selected parts of a line with letters in both directions, in points from the
  ///     line's beginning.
  ///   - box: the box in the field for the line.
  ///   - alignment: the line's alignment in the box.
  ///   - direction: the interface's direction, which decides natural alignment.
  ///   - lineHeight: the line height of the font, in points.
  ///   - grid: the device's pixel grid.
  init(
    after text: TextContent, ofWidth width: Points, at offset: Points? = nil,
    selecting spans: [ClosedRange<Points>]? = nil, in box: Rect,
    alignment: TextAlignment, direction: LayoutDirection, lineHeight: Points, on grid: PixelGrid
  ) {
    goesLeft =
      text.string.isEmpty ? direction == .rightToLeft : text.string.beginsRightToLeft
    let offset = offset ?? width
    if width > box.width {
      // The line moves as far as the caret needs.
      let hidden = max(offset - box.width, 0)
      textFrame = Rect(
        x: goesLeft ? box.maxX - width + hidden : box.minX - hidden, y: box.y, width: width,
        height: box.height)
    } else {
      textFrame = box
    }
    let left: Points
    switch alignment.resolved(in: direction) {
    case .right: left = textFrame.maxX - width
    case .center: left = textFrame.midX - width / 2
    case .left, .justified, .natural: left = textFrame.minX
    }
    let (isMirrored, start) = (goesLeft, goesLeft ? left + width : left)
    func x(_ place: Points) -> Points { isMirrored ? start - place : start + place }
    middle = x(offset)
    self.spans = spans?.map { span in
      let (one, other) = (x(span.lowerBound), x(span.upperBound))
      return min(one, other)...max(one, other)
    }
    let height = grid.rounded(grid.ceiled(lineHeight) + Caret.excess)
    frame = Rect(
      x: grid.rounded(middle - Caret.width / 2), y: grid.rounded(box.midY - height / 2),
      width: Caret.width, height: height)
  }

  /// Returns the line in `textFrame`, clipped to the box if it is wider.
  func clipped(_ line: DisplayItem, to box: Rect) -> DisplayItem {
    textFrame == box ? line : .group(name: nil, opacity: 1, clip: .rect(box), [line])
  }

  /// Returns the item that draws the caret.
  func item(_ color: RGBAColor) -> DisplayItem {
    .fill(.roundedRect(frame, radius: Caret.width / 2), color)
  }

  /// Returns the caret's colour.
  ///
  /// By default it is the system's blue for carets, which differs from the default tint. Any other
  /// tint colours the caret too.
  static func color(in traits: Traits) -> RGBAColor {
    traits.tint == SemanticColor.systemBlue.resolved(in: traits)
      ? RGBAColor(rgb: 0x426BF2) : traits.tint
  }
}

extension TextAlignment {
  /// Returns the alignment as left, centre or right.
  func resolved(in direction: LayoutDirection) -> TextAlignment {
    switch self {
    case .natural, .justified: direction == .rightToLeft ? .right : .left
    case .left, .center, .right: self
    }
  }
}

extension String {
  /// Whether the first letter belongs to a script that is written from right to left.
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
