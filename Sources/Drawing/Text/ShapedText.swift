private import Geometry
import Graphics

/// Lines of text as they are painted, in points.
struct ShapedText {
  var lines: [Line]
  /// Whether something was cut off or replaced by an ellipsis.
  var isTruncated: Bool

  /// One line, its glyphs from the line's left end on its baseline.
  struct Line {
    /// Without its indent.
    var width: Double
    var isRightToLeft: Bool
    /// From left to right.
    var stretches: [Stretch]
    /// Of its fonts, from the baseline up and down, both positive.
    var ascent: Double
    var descent: Double
    /// How far from the side where reading begins it stands.
    var indent = 0.0
    /// Whether a paragraph ends with it.
    var endsParagraph = false
    var box = Box()

    var runs: [GlyphRun] { stretches.flatMap(\.runs) }
    /// With the indent.
    var extent: Double { indent + width }
  }

  /// What of a line has the same attributes, without gap.
  struct Stretch {
    /// The number of the content's run; 0 where the content has none.
    var attributes: Int
    /// The left end, from the line's.
    var x: Double
    var width: Double
    var isRightToLeft: Bool
    /// What is read in it, with an ellipsis where something is left out.
    var string: String
    /// Their places are from the line's left end and on its baseline.
    var runs: [GlyphRun]
  }

  /// Where a line lies, from the text's top down.
  struct Box {
    var top = 0.0
    var baseline = 0.0
    var bottom = 0.0
    /// With the space to a next line of the same text, which a background fills too.
    var filledBottom = 0.0
  }

  var width: Double { lines.map(\.extent).max() ?? 0 }
  var height: Double { lines.last?.box.bottom ?? 0 }

  /// The number of lines whose boxes end within a height, in points; at least 1.
  func lineCount(within height: Double) -> Int {
    max(1, lines.prefix { $0.box.bottom <= height }.count)
  }
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

extension ShapedText {
  /// Puts the lines under each other.
  ///
  /// A line is as high as its fonts, or as the style says, which then takes or gives room above the
  /// letters; space between lines lies under each but the last one.
  mutating func stack(as style: ParagraphStyle) {
    var top = 0.0
    for index in lines.indices {
      let line = lines[index]
      if index > 0, lines[index - 1].endsParagraph { top += style.paragraphSpacingBefore.value }
      let height = style.lineHeight(Points(line.ascent + line.descent)).value
      let isLast = index == lines.count - 1
      var box = Box(top: top, baseline: top + height - line.descent, bottom: top + height)
      box.filledBottom = box.bottom + (isLast ? 0 : style.lineSpacing.value)
      lines[index].box = box
      top = box.filledBottom + (line.endsParagraph ? style.paragraphSpacing.value : 0)
    }
  }
}
