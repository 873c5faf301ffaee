import AutoLayout
import Devices

/// Lines of text where they are to be drawn, in points.
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

    init(_ line: SetText.Line, x: Double, y: Double) {
      string = line.string
      self.x = x
      self.y = y
      width = line.width
      isRightToLeft = line.isRightToLeft
      runs = line.runs.map { $0.offset(x: x, y: y) }
    }
  }

  var runs: [GlyphRun] { lines.flatMap(\.runs) }
}
