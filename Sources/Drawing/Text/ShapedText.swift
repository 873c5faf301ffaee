private import Geometry
import Graphics

/// Shaped lines of text, in points.
struct ShapedText {
  var lines: [Line]
  /// Whether text is cut off or replaced by an ellipsis.
  var isTruncated: Bool

  /// A line.
  ///
  /// Glyph positions are relative to its left end and baseline.
  struct Line {
    /// The width without the indent.
    var width: Double
    var isRightToLeft: Bool
    /// The stretches from left to right.
    var stretches: [Stretch]
    /// The extent of the line's fonts above the baseline, positive.
    var ascent: Double
    var descent: Double
    /// The space between the line and the next one, from the leading of its fonts.
    var gap: Double
    /// The indent from the leading side.
    var indent = 0.0
    /// The width of the spaces at which the line breaks; 0 for other lines.
    var breakSpace = 0.0
    /// The part of the width that is white space at the end of a left-to-right line.
    var trailingSpace = 0.0
    /// Whether the line is the last of a paragraph.
    var endsParagraph = false
    var box = Box()

    var runs: [GlyphRun] { stretches.flatMap(\.runs) }
    /// The width with the indent.
    var extent: Double { indent + width }

    /// Lets up to `length` points of the white space at the line's end hang, without width.
    mutating func hang(_ length: Double) {
      let hanging = max(0, min(length, trailingSpace))
      width -= hanging
      trailingSpace -= hanging
    }
  }

  /// A contiguous part of a line with the same attributes.
  struct Stretch {
    /// The index of the content's run, or 0 without runs.
    var attributes: Int
    /// The left end, relative to the line's left end.
    var x: Double
    var width: Double
    var isRightToLeft: Bool
    /// The characters that are shown, without the space at which the line breaks.
    ///
    /// An ellipsis replaces omitted characters and the spaces beside them. A hyphen follows a soft
    /// one at which the line breaks.
    var string: String
    /// The mean room that justification adds to a space, in points; nil if nothing is justified.
    var wordSpacing: Double?
    /// The glyphs, relative to the line's left end and baseline.
    var runs: [GlyphRun]
  }

  /// The box of a line, relative to the text's top.
  struct Box {
    var top = 0.0
    var baseline = 0.0
    var bottom = 0.0
    /// The bottom of the line's background, which includes the space to the next line.
    var filledBottom = 0.0
  }

  var width: Double { lines.map(\.extent).max() ?? 0 }
  /// Returns the width that labels have, for lines at most `limit` wide.
  ///
  /// As on the phone, the spaces at which a line breaks count as far as there is room for it. Frames
  /// that Interface Builder saves show it: 260 points for a line of 256 that breaks at a space of 4.
  func layoutWidth(within limit: Double?) -> Double {
    let whole = lines.map { $0.extent + $0.breakSpace }.max() ?? 0
    return max(width, min(whole, limit ?? whole))
  }

  var height: Double { lines.last?.box.bottom ?? 0 }

  /// Returns the number of lines whose boxes end within a height in points; at least 1.
  func lineCount(within height: Double) -> Int {
    max(1, lines.prefix { $0.box.bottom <= height }.count)
  }
}

/// Glyphs in one font.
struct GlyphRun {
  var font: ScaledFont
  /// Whether the glyphs are pictures with their own colours.
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
  /// Stacks the lines.
  ///
  /// A line has the height of its fonts or the style's height. The style adds or removes room above
  /// the letters. The fonts' leading and the line spacing follow each line except the last. The
  /// style limits the distance of baselines as it limits heights, so that lines with the same
  /// minimum and maximum height are that far apart, whatever their leading.
  mutating func stack(as style: ParagraphStyle) {
    var top = 0.0
    for index in lines.indices {
      let line = lines[index]
      if index > 0, lines[index - 1].endsParagraph { top += style.paragraphSpacingBefore.value }
      let height = style.lineHeight(Points(line.ascent + line.descent)).value
      let pitch = style.lineHeight(Points(line.ascent + line.descent + line.gap)).value
      let isLast = index == lines.count - 1
      var box = Box(top: top, baseline: top + height - line.descent, bottom: top + height)
      box.filledBottom = top + (isLast ? height : pitch + style.lineSpacing.value)
      lines[index].box = box
      top = box.filledBottom + (line.endsParagraph ? style.paragraphSpacing.value : 0)
    }
  }
}
