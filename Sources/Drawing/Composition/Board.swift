package import Geometry
package import Graphics

/// A background for pictures, with items below and above them.
///
/// A point is one pixel of the result.
package struct Board: Sendable {
  package var size: Size
  package var background: RGBAColor
  /// Labels and shadows.
  package var below: [DisplayItem] = []
  package var slots: [Slot] = []
  /// Outlines.
  package var above: [DisplayItem] = []

  /// A place for a picture.
  package struct Slot: Hashable, Sendable {
    /// The frame, on whole pixels.
    package var frame: Rect
    /// The visible outline of the picture.
    package var outline: Path

    package init(frame: Rect, outline: Path) {
      self.frame = frame
      self.outline = outline
    }
  }

  package init(size: Size, background: RGBAColor) {
    self.size = size
    self.background = background
  }

  /// Adds a place for a picture, with a soft shadow and a fine line around it.
  ///
  /// - Parameters:
  ///   - frame: on whole pixels.
  ///   - outline: the visible outline of the picture.
  ///   - style: the shadow and edge of pictures.
  package mutating func addSlot(_ frame: Rect, outline: Path, style: BoardStyle) {
    below.append(
      .shadow(
        outline, style.shadow, radius: style.shadowRadius,
        offset: Point(x: 0, y: style.shadowRadius / 2)))
    slots.append(Slot(frame: frame, outline: outline))
    above.append(.stroke(outline, style.edge, Stroke(width: 1)))
  }
}
