import Geometry
import Graphics

/// The parts of a painted text: backgrounds, letters and lines.
struct TextPainting {
  private(set) var grounds: [(rect: Rect, color: RGBAColor)] = []
  private(set) var parts: [PlacedText] = []
  private(set) var strokes: [(rect: Rect, color: RGBAColor)] = []
  private let run: TextRun
  /// The run of the last part.
  private var lastAttributes: Int?

  init(_ run: TextRun) { self.run = run }

  /// - Parameters:
  ///   - line: the shaped line.
  ///   - top: the top of the whole text.
  ///   - x: the line's left end.
  ///   - baseline: the baseline, on a pixel.
  ///   - grid: the pixel grid, or nil for a target without pixels.
  mutating func add(
    _ line: ShapedText.Line, top: Points, x: Double, baseline: Points, grid: PixelGrid?
  ) {
    for stretch in line.stretches {
      let index = stretch.attributes
      let offset =
        run.content.runs.indices.contains(index)
        ? run.content.runs[index].baselineOffset : 0
      let font =
        run.content.runs.indices.contains(index)
        ? run.content.runs[index].font : run.content.font
      let attributes = run.attributes(at: index)
      let height = grid?.rounded(baseline - offset) ?? baseline - offset
      if lastAttributes != index || parts.isEmpty {
        parts.append(PlacedText(font: font, color: attributes.color))
        lastAttributes = index
      }
      parts[parts.count - 1].lines.append(
        PlacedText.Line(stretch, x: x, baseline: baseline.value, y: height.value, offset.value))
      let left = Points(x + stretch.x)
      if let color = attributes.background {
        let bottom = top + Points(line.box.filledBottom)
        let ground = Rect(
          minX: left, minY: top + Points(line.box.top), maxX: left + Points(stretch.width),
          maxY: bottom)
        grounds.append((grid?.rounded(ground) ?? ground, color))
      }
      let size = font.size
      func add(_ color: RGBAColor?, below distance: Points) {
        guard let color else { return }
        // The thickness is a fourteenth of the font's size, as in the system font.
        let thickness = size / 14
        strokes.append(
          (
            Rect(
              x: left, y: height + distance - thickness / 2, width: Points(stretch.width),
              height: thickness), color
          ))
      }
      add(attributes.underline, below: size / 8)
      // The middle of lowercase letters.
      add(attributes.strikethrough, below: size * -0.26)
    }
  }
}

extension PlacedText.Line {
  /// A stretch of a line with left end `x` and baseline `baseline`.
  ///
  /// Its letters are `offset` above the baseline, at `y`.
  fileprivate init(
    _ stretch: ShapedText.Stretch, x: Double, baseline: Double, y: Double, _ offset: Double
  ) {
    string = stretch.string
    self.x = x + stretch.x
    self.y = y
    width = stretch.width
    isRightToLeft = stretch.isRightToLeft
    wordSpacing = stretch.wordSpacing
    runs = stretch.runs.map { $0.offset(x: x, y: y + offset) }
  }
}

/// Lines or parts of lines in one font and colour, with their positions in points.
struct PlacedText {
  var font: FontDescription
  var color: RGBAColor
  var lines: [Line] = []

  struct Line {
    /// The characters of the line.
    var string: String
    /// The left end of the baseline, in points.
    var x: Double
    var y: Double
    var width: Double
    var isRightToLeft: Bool
    /// The mean room that justification adds to a space, in points; nil if nothing is justified.
    var wordSpacing: Double?
    var runs: [GlyphRun]
  }

  var runs: [GlyphRun] { lines.flatMap(\.runs) }
}
