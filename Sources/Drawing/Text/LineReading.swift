import CPango
private import Geometry
import Graphics

/// A reader of one of Pango's lines.
struct LineReading {
  private let fonts: FontMap
  private let paragraph: ParagraphFonts
  private let text: [UInt8]
  private let isJustified: Bool

  init(_ paragraph: ParagraphFonts, isJustified: Bool, fonts: FontMap) {
    self.paragraph = paragraph
    self.fonts = fonts
    self.isJustified = isJustified
    text = Array(paragraph.ranges.text.utf8)
  }

  private static let scale = Typesetting.scale

  /// Returns a shaped line without its position.
  func line(
    _ line: UnsafeMutablePointer<PangoLayoutLine>
  ) throws(FontError) -> ShapedText.Line {
    let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    var stretches: [StretchReading] = []
    var heights = LineHeights()
    var edges = TrackingEdges()
    // The sum has 64 bits, because Pango's own extents overflow beyond 2,097,151 points.
    var x = 0
    var spaces = 0
    var isBehindEllipsis = false
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let font = run.item.pointee.analysis.font, let glyphs = run.glyphs else { continue }
      let flags = Int32(run.item.pointee.analysis.flags)
      let isEllipsis = flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
      let hyphen = flags & PANGO_ANALYSIS_FLAG_NEED_HYPHEN != 0 ? "\u{2010}" : ""
      var hidden = 0
      if isEllipsis, spaces > 0 {
        x -= spaces
        stretches[stretches.count - 1].removeLastSpaces(ofWidth: spaces)
      } else if isBehindEllipsis {
        hidden = Self.spaces(beginning: run, of: text)
      }
      isBehindEllipsis = isEllipsis
      let bytes = Self.bytes(of: run, in: text)
      if !text[bytes].allSatisfy(Self.isSpace) { spaces = 0 }
      spaces = isEllipsis ? 0 : spaces + Self.spaces(endingIn: run, of: text)
      let piece = paragraph.pieces[paragraph.ranges.piece(at: bytes.lowerBound)]
      heights.include(piece)
      edges.include(Int(piece.tracking))
      let start = x
      x -= hidden
      var set = try runs(glyphs.pointee, font: font, from: &x, shift: edges.shift, piece)
      if piece.baselineOffset != 0 {
        set = set.map { $0.offset(x: 0, y: -piece.baselineOffset) }
      }
      if isEllipsis {
        x -= Self.surplus(of: glyphs.pointee, font: font)
      }
      let part = StretchReading(
        attributes: piece.attributes, start: stretches.isEmpty ? 0 : start + edges.lead,
        end: x + edges.lead,
        isRightToLeft: run.item.pointee.analysis.level % 2 == 1, first: bytes.lowerBound,
        string: isEllipsis
          ? "\u{2026}"
          : string(of: bytes, in: line, withoutFirstSpaces: hidden > 0) + hyphen,
        wordSpacings: isJustified && !isEllipsis
          ? wordSpacings(in: run, font: font, tracking: Int(piece.tracking)) : [],
        runs: set)
      if let last = stretches.last, last.attributes == part.attributes {
        stretches[stretches.count - 1].append(part)
      } else {
        stretches.append(part)
      }
    }
    if stretches.isEmpty { heights.include(paragraph.pieces[0]) }
    let width = max(0, x + edges.sum)
    if !stretches.isEmpty { stretches[stretches.count - 1].end = width }
    return ShapedText.Line(
      width: Double(width) / Self.scale, isRightToLeft: isRightToLeft,
      stretches: stretches.map {
        $0.stretch(
          isRightToLeft: stretches.count == 1 ? isRightToLeft : nil, isJustified: isJustified)
      },
      ascent: heights.ascent, descent: heights.descent, gap: heights.gap,
      trailingSpace: isRightToLeft ? 0 : Double(min(spaces, width)) / Self.scale)
  }

  /// Returns the fonts of the spaces at a line's end, the last one first.
  ///
  /// Pango gives the last space no width.
  func fontsOfLastSpaces(
    in line: UnsafeMutablePointer<PangoLayoutLine>
  ) -> [FontDescription] {
    let end = min(Int(line.pointee.start_index + line.pointee.length), text.count)
    return (0..<lastSpaceCount(in: line)).map { paragraph.font(at: end - 1 - $0) }
  }

  private func lastSpaceCount(in line: UnsafeMutablePointer<PangoLayoutLine>) -> Int {
    let start = Int(line.pointee.start_index)
    let end = min(start + Int(line.pointee.length), text.count)
    return text[min(start, end)..<end].reversed().prefix { $0 == 0x20 }.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Returns the characters of a run, without the spaces at which its line breaks.
  private func string(
    of bytes: Range<Int>, in line: UnsafeMutablePointer<PangoLayoutLine>,
    withoutFirstSpaces isAfterEllipsis: Bool
  ) -> String {
    let end = Int(line.pointee.start_index + line.pointee.length)
    let breakSpaces = end < text.count ? lastSpaceCount(in: line) : 0
    var shown = text[bytes].prefix(max(0, end - breakSpaces - bytes.lowerBound))
    if isAfterEllipsis { shown = shown.drop { $0 == 0x20 } }
    return String(decoding: shown, as: UTF8.self)
  }

  /// Returns the room that justification adds to each space of a run, in Pango units.
  private func wordSpacings(
    in run: PangoGlyphItem, font: UnsafeMutablePointer<PangoFont>, tracking: Int
  ) -> [Int] {
    guard let string = run.glyphs?.pointee else { return [] }
    let start = Int(run.item.pointee.offset)
    return (0..<Int(string.num_glyphs)).compactMap { index in
      let info = string.glyphs[index]
      let place = start + Int(string.log_clusters[index])
      // Pango also widens the space that allows no line break, whose bytes are C2 and A0.
      guard info.glyph != PANGO_GLYPH_EMPTY, text.indices.contains(place),
        text[place] == 0x20 || text[place...].starts(with: [0xC2, 0xA0])
      else { return nil }
      var extent = PangoRectangle()
      pango_font_get_glyph_extents(font, info.glyph, nil, &extent)
      return Int(info.geometry.width) - Int(extent.width) - tracking
    }
  }

  /// Returns the range of bytes in the text that a run shows or replaces.
  private static func bytes(of run: PangoGlyphItem, in text: [UInt8]) -> Range<Int> {
    let start = min(Int(run.item.pointee.offset), text.count)
    return start..<min(start + Int(run.item.pointee.length), text.count)
  }

  /// Returns the width of the spaces and tabs at the end of a left-to-right run, in Pango units.
  ///
  /// The phone puts the ellipsis of a truncated text directly after the last letter.
  private static func spaces(endingIn run: PangoGlyphItem, of text: [UInt8]) -> Int {
    guard run.item.pointee.analysis.level % 2 == 0, let string = run.glyphs?.pointee else {
      return 0
    }
    let count = text[bytes(of: run, in: text)].reversed().prefix(while: isSpace).count
    return (0..<min(count, Int(string.num_glyphs))).reduce(0) { width, index in
      width + Int(string.glyphs[Int(string.num_glyphs) - 1 - index].geometry.width)
    }
  }

  /// Returns the width of the spaces at the beginning of a run, in Pango units.
  ///
  /// They follow the ellipsis of a text truncated at its head or middle.
  private static func spaces(beginning run: PangoGlyphItem, of text: [UInt8]) -> Int {
    guard run.item.pointee.analysis.level % 2 == 0, let string = run.glyphs?.pointee else {
      return 0
    }
    let count = text[bytes(of: run, in: text)].prefix { $0 == 0x20 }.count
    return (0..<min(count, Int(string.num_glyphs))).reduce(0) { width, index in
      width + Int(string.glyphs[index].geometry.width)
    }
  }

  /// Returns the excess width of an ellipsis, in Pango units.
  ///
  /// Pango gives it all the remaining room; the phone's line is shorter.
  private static func surplus(
    of string: PangoGlyphString, font: UnsafeMutablePointer<PangoFont>
  ) -> Int {
    var surplus: Int = 0
    for index in 0..<Int(string.num_glyphs) {
      var extent = PangoRectangle()
      pango_font_get_glyph_extents(font, string.glyphs[index].glyph, nil, &extent)
      surplus += Int(string.glyphs[index].geometry.width) - Int(extent.width)
    }
    return max(surplus, 0)
  }

  /// Returns a Pango run as glyphs of one font, or of both optical sizes of the system font.
  private func runs(
    _ string: PangoGlyphString, font: UnsafeMutablePointer<PangoFont>, from x: inout Int,
    shift: Int, _ piece: ParagraphFonts.Piece
  ) throws(FontError) -> [GlyphRun] {
    let family = Self.familyName(of: font)
    // The ellipsis has the font of the text before it.
    let others = paragraph.pieces.lazy.filter { $0.system.face.name == family }
    let home = piece.system.face.name == family ? piece : others.first
    var own: [PlacedGlyph] = []
    var display: [PlacedGlyph] = []
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      defer { x += Int(info.geometry.width) }
      guard info.glyph != PANGO_GLYPH_EMPTY else { continue }
      // Glyph 0, a box, replaces a missing glyph.
      let isMissing = info.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0
      var glyph = PlacedGlyph(
        index: isMissing ? 0 : Int(info.glyph),
        x: Double(x + shift + Int(info.geometry.x_offset)) / Self.scale,
        y: Double(info.geometry.y_offset) / Self.scale)
      guard let home, !isMissing else {
        own.append(glyph)
        continue
      }
      let painting = home.system.painting(of: glyph.index)
      glyph.x += painting.shift * home.font.size.value
      if let other = painting.displayGlyph {
        glyph.index = other
        display.append(glyph)
      } else {
        own.append(glyph)
      }
    }
    var runs: [GlyphRun] = []
    if !own.isEmpty {
      let scaled =
        if let home {
          try fonts.scaledFont(
            .text(home.font.weight, isItalic: home.font.isItalic), size: home.font.size.value)
        } else {
          try fonts.scaledFont(of: font)
        }
      runs.append(
        GlyphRun(font: scaled, isPicture: family == FontMap.emojiFamily, glyphs: own))
    }
    if let home, !display.isEmpty {
      let scaled = try fonts.scaledFont(
        .display(home.font.weight, isItalic: home.font.isItalic), size: home.font.size.value)
      runs.append(GlyphRun(font: scaled, isPicture: false, glyphs: display))
    }
    return runs
  }

  private static func familyName(of font: UnsafeMutablePointer<PangoFont>) -> String {
    guard let description = pango_font_describe(font) else { return "" }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }
}
