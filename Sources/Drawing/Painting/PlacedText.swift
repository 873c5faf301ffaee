import Graphics

/// Lines of text, or stretches of lines, in one font and colour where they are to be drawn, in points.
struct PlacedText {
  var font: FontDescription
  var color: Color
  var lines: [Line] = []

  struct Line {
    /// What is read in the line.
    var string: String
    /// The left end of the baseline.
    var x: Double
    var y: Double
    var width: Double
    var isRightToLeft: Bool
    var runs: [GlyphRun]
  }

  var runs: [GlyphRun] { lines.flatMap(\.runs) }
}
