private import Geometry

/// What of a line has the same attributes, as it is read; places are in Pango units.
struct StretchReading {
  let attributes: Int
  let start: Int32
  var end: Int32
  private var isRightToLeft: Bool
  private var pieces: [(first: Int, string: String)]
  private var runs: [GlyphRun]

  init(
    attributes: Int, start: Int32, end: Int32, isRightToLeft: Bool, first: Int, string: String,
    runs: [GlyphRun]
  ) {
    self.attributes = attributes
    self.start = start
    self.end = end
    self.isRightToLeft = isRightToLeft
    pieces = [(first, string)]
    self.runs = runs
  }

  mutating func append(_ other: StretchReading) {
    end = other.end
    isRightToLeft = isRightToLeft && other.isRightToLeft
    pieces += other.pieces
    runs += other.runs
  }

  /// The glyphs between two places of the line, with how they are drawn; the direction is the line's
  /// for a stretch that is all of it, and nil for the stretch's own.
  func stretch(isRightToLeft: Bool?) -> ShapedText.Stretch {
    ShapedText.Stretch(
      attributes: attributes, x: Double(start) / Typesetting.scale,
      width: Double(end - start) / Typesetting.scale,
      isRightToLeft: isRightToLeft ?? self.isRightToLeft,
      // Runs stand from left to right, which is not how they are read.
      string: pieces.sorted { $0.first < $1.first }.map(\.string).joined(), runs: runs)
  }
}

/// How high a line is by all that stands in it.
struct LineHeights {
  private(set) var ascent = -Double.infinity
  private(set) var descent = -Double.infinity

  mutating func include(_ piece: ParagraphFonts.Piece) {
    let metrics = LineMetrics(piece.font)
    ascent = max(ascent, metrics.ascender + piece.baselineOffset)
    descent = max(descent, metrics.descender - piece.baselineOffset)
  }
}

/// Pango gives each run half of its tracking before and half behind, but for the line's ends; the
/// phone gives all of it behind each character, at the line's end too.
struct TrackingEdges {
  private var first: Int32?
  private var last: Int32 = 0

  mutating func include(_ tracking: Int32) {
    if first == nil { first = tracking }
    last = tracking
  }

  /// What is missing before all glyphs but the first one.
  var lead: Int32 { Self.left(first ?? 0) }

  /// How much further right than Pango has them the glyphs of the last run that was included stand.
  var shift: Int32 { lead - Self.left(last) }

  /// What Pango left out at both ends.
  var sum: Int32 { lead + last - Self.left(last) }

  /// As Pango halves it: whole points in whole points.
  private static func left(_ tracking: Int32) -> Int32 {
    let half = tracking / 2
    return tracking & 1023 == 0 ? (half + 512) & ~1023 : half
  }
}
