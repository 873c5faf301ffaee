import Geometry

/// The line widths of a symbol in one weight, in a design's units.
///
/// Lines inside a shape grow more slowly than the shape's outline, and gaps have a maximum, so that
/// heavy symbols do not fill up.
struct SymbolLines {
  /// The width of outlines.
  let outline: Points
  /// The width of lines inside an outline.
  let detail: Points
  /// The width of lines that a filled shape cuts out; at least 0.9, so that they stay visible.
  let cut: Points
  /// The gap between a shape and a shape over it.
  let gap: Points

  /// - Parameter outline: the width of outlines.
  init(outline: Points) {
    self.outline = outline
    let excess = max(Points(0), outline - SymbolLines.regular)
    detail = outline - excess * 0.5
    cut = max(0.9, detail * 0.92)
    gap = min(0.6 + outline * 0.5, 1.55)
  }

  /// The line widths of a design inside another shape.
  var enclosed: SymbolLines {
    let excess = max(Points(0), outline - SymbolLines.regular)
    return SymbolLines(outline: (outline - excess) * 0.92 + excess * 0.34)
  }

  /// The width of the stems of regular text.
  private static let regular: Points = 1.66
}
