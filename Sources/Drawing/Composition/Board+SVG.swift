package import Geometry
package import Graphics

/// A drawing as a part of an SVG file, with unique ids.
package struct SVGFragment: Sendable {
  let size: Size
  let content: String
}

extension Renderer {
  /// Draws a screen as a part of a larger SVG file.
  ///
  /// - Parameters:
  ///   - list: the items.
  ///   - size: the screen's size in points.
  ///   - idPrefix: the beginning of the ids, unique in the file.
  ///   - text: the form of texts.
  /// - Returns: the screen's elements.
  /// - Throws: if it cannot be drawn.
  package func svgFragment(
    of list: DisplayList, size: Size, idPrefix: String, text: SVGText = .paths
  ) throws(DrawingError) -> SVGFragment {
    let canvas = try svgCanvas(of: list, size: size, idPrefix: idPrefix, text: text)
    return SVGFragment(size: size, content: canvas.content)
  }

  /// Draws a board with its pictures as elements of an SVG file, moved down by `top`.
  ///
  /// - Parameters:
  ///   - board: the board.
  ///   - pictures: the pictures in the order of the slots, nil for an empty slot.
  ///   - top: the distance from the file's upper edge to the board, in pixels.
  ///   - idPrefix: the beginning of the ids, unique in the file.
  /// - Returns: the elements, with a final line end.
  /// - Throws: if it cannot be drawn.
  package func svg(
    of board: Board, pictures: [SVGFragment?], top: Points, idPrefix: String
  ) throws(DrawingError) -> String {
    let ground = DisplayItem.fill(.rect(Rect(origin: .zero, size: board.size)), board.background)
    let below = try svgCanvas(
      of: DisplayList([ground] + board.below), size: board.size, idPrefix: idPrefix)
    let above = try svgCanvas(
      of: DisplayList(board.above), size: board.size, idPrefix: idPrefix + "above-", isOpaque: false
    )
    var text = "<g transform=\"translate(0 \(SVGDocument.number(top.value)))\">\n"
    text += below.content
    for (index, (slot, picture)) in zip(board.slots, pictures).enumerated() {
      guard let picture else { continue }
      let clip = "\(idPrefix)slot-\(index + 1)"
      text += """
        <clipPath id="\(clip)"><path d="\(SVGDocument.pathData(slot.outline))"/></clipPath>
        <g clip-path="url(#\(clip))"><svg \(SVGDocument.attributes(slot.frame)) \
        viewBox="0 0 \(SVGDocument.number(picture.size.width.value)) \
        \(SVGDocument.number(picture.size.height.value))" preserveAspectRatio="none">
        \(picture.content)</svg></g>

        """
    }
    return text + above.content + "</g>\n"
  }
}

/// The beginning and the end of an SVG file that consists of several parts.
package enum SVGFile {
  package static func head(size: Size) -> String { SVGDocument.head(size: size) }
  package static let foot = "</svg>\n"
}
