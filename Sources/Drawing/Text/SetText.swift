/// Lines of text as they are painted, in points.
struct SetText {
  var lines: [Line]
  /// Whether something was cut off or replaced by an ellipsis.
  var isTruncated: Bool

  /// One line, its glyphs from the line's left end on its baseline.
  struct Line {
    var width: Double
    var isRightToLeft: Bool
    /// What is read in the line, with an ellipsis where something is left out.
    var string: String
    var runs: [GlyphRun]
  }

  var width: Double { lines.map(\.width).max() ?? 0 }
}

/// Glyphs of one font.
struct GlyphRun {
  var font: ScaledFont
  /// Whether the glyphs are pictures with colours of their own.
  var isPicture: Bool
  var glyphs: [PlacedGlyph]

  func offset(x: Double, y: Double) -> GlyphRun {
    var run = self
    for index in run.glyphs.indices {
      run.glyphs[index].x += x
      run.glyphs[index].y += y
    }
    return run
  }
}
