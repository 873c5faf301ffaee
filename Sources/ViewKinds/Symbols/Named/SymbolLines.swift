import Geometry

/// How thick the lines of a symbol are in a weight, in a design's units.
///
/// What stands inside of a shape grows more slowly than the shape's own lines, and gaps stop growing,
/// so that heavy symbols do not fill up.
struct SymbolLines {
  /// Of outlines.
  let outline: Points
  /// Of lines within an outline.
  let detail: Points
  /// Of lines that a filled shape leaves out, which hairlines would not show.
  let cut: Points
  /// Between a shape and what lies over it.
  let gap: Points

  /// - Parameter outline: the width of outlines.
  init(outline: Points) {
    self.outline = outline
    let excess = max(Points(0), outline - SymbolLines.regular)
    detail = outline - excess * 0.5
    cut = max(0.9, detail * 0.92)
    gap = min(0.6 + outline * 0.5, 1.55)
  }

  /// Of a design within another shape.
  var enclosed: SymbolLines {
    let excess = max(Points(0), outline - SymbolLines.regular)
    return SymbolLines(outline: (outline - excess) * 0.92 + excess * 0.34)
  }

  /// Of regular text's stems.
  private static let regular: Points = 1.66
}
