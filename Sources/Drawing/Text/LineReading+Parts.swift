private import Geometry

/// A part of a line with the same attributes; positions are in Pango units.
struct StretchReading {
  let attributes: Int
  let start: Int
  var end: Int
  private var isRightToLeft: Bool
  private var pieces: [(first: Int, string: String)]
  private var wordSpacings: [Int]
  private var runs: [GlyphRun]

  init(
    attributes: Int, start: Int, end: Int, isRightToLeft: Bool, first: Int, string: String,
    wordSpacings: [Int], runs: [GlyphRun]
  ) {
    self.attributes = attributes
    self.start = start
    self.end = end
    self.isRightToLeft = isRightToLeft
    pieces = [(first, string)]
    self.wordSpacings = wordSpacings
    self.runs = runs
  }

  mutating func append(_ other: StretchReading) {
    end = other.end
    isRightToLeft = isRightToLeft && other.isRightToLeft
    pieces += other.pieces
    wordSpacings += other.wordSpacings
    runs += other.runs
  }

  /// Removes the spaces before an ellipsis, whose width is in Pango units.
  mutating func removeLastSpaces(ofWidth width: Int) {
    end -= width
    while pieces[pieces.count - 1].string.last == " " {
      pieces[pieces.count - 1].string.removeLast()
    }
  }

  /// Returns the stretch with its glyphs.
  ///
  /// The direction is the line's if the stretch is the whole line, or nil for the stretch's own.
  func stretch(isRightToLeft: Bool?, isJustified: Bool) -> ShapedText.Stretch {
    let spacing = wordSpacings.reduce(0.0) { $0 + Double($1) / Typesetting.scale }
    return ShapedText.Stretch(
      attributes: attributes, x: Double(start) / Typesetting.scale,
      width: Double(end - start) / Typesetting.scale,
      isRightToLeft: isRightToLeft ?? self.isRightToLeft,
      // Runs are ordered from left to right; reading order may differ.
      string: pieces.sorted { $0.first < $1.first }.map(\.string).joined(),
      wordSpacing: isJustified ? spacing / Double(max(wordSpacings.count, 1)) : nil, runs: runs)
  }
}

/// The height of a line, computed from its runs.
struct LineHeights {
  private(set) var ascent = -Double.infinity
  private(set) var descent = -Double.infinity
  private(set) var gap = -Double.infinity

  mutating func include(_ piece: ParagraphFonts.Piece) {
    let metrics = LineMetrics(piece.font)
    ascent = max(ascent, metrics.ascender + piece.baselineOffset)
    descent = max(descent, metrics.descender - piece.baselineOffset)
    gap = max(gap, metrics.lineGap)
  }
}

/// The difference between Pango's and the phone's tracking at the edges of a line.
///
/// Pango adds half of a run's tracking before each character and half after it, except at the
/// line's ends. The phone adds all of it after each character, also at the line's end.
struct TrackingEdges {
  private var first: Int?
  private var last: Int = 0

  mutating func include(_ tracking: Int) {
    if first == nil { first = tracking }
    last = tracking
  }

  /// The tracking that Pango omits before the first glyph, in Pango units.
  var lead: Int { Self.left(first ?? 0) }

  /// The shift of the last included run's glyphs to the right of Pango's positions, in Pango units.
  var shift: Int { lead - Self.left(last) }

  /// The tracking that Pango omits at both ends, in Pango units.
  var sum: Int { lead + last - Self.left(last) }

  /// Returns half of a tracking as Pango computes it: whole points are halved to whole points.
  private static func left(_ tracking: Int) -> Int {
    let half = tracking / 2
    return tracking & 1023 == 0 ? (half + 512) & ~1023 : half
  }
}
