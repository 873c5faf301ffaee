import CPango
private import Geometry
import Graphics

/// The shaping of one text.
struct Typesetting {
  let content: TextContent
  /// The width in Pango units, or nil without a limit.
  let width: Int32?
  let isJustified: Bool
  let fonts: FontMap

  static let scale = Double(PANGO_SCALE)

  func lines() throws(FontError) -> ShapedText {
    var text = ShapedText(lines: [], isTruncated: false)
    guard !content.string.isEmpty else { return text }
    let paragraphs = Paragraph.paragraphs(of: content)
    let limit = content.lines == 0 ? Int.max : content.lines
    for (index, paragraph) in paragraphs.enumerated() {
      let room = limit - text.lines.count
      guard room > 0 else {
        text.isTruncated = true
        break
      }
      var set = try lines(of: paragraph, room: room)
      if set.lines.count == room, index < paragraphs.count - 1, ellipsis != nil {
        set = try lines(of: paragraph.appending("\u{2026}"), room: room)
        set.isTruncated = true
      }
      text.lines += set.lines
      text.isTruncated = text.isTruncated || set.isTruncated
    }
    text.stack(as: content.paragraph)
    return text
  }

  /// Returns the sides of the characters of one line in points, or nil if it has one direction.
  func mixedSides() throws(FontError) -> [(start: Double, end: Double)]? {
    guard let paragraph = Paragraph.paragraphs(of: content).first else { return nil }
    let set = try ParagraphFonts(paragraph, fonts: fonts)
    // Shaping may replace characters; then their places are unknown.
    guard set.ranges.text.utf8.count == content.string.utf8.count,
      let layout = try set.newLayout(fonts: fonts)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return nil }
    var levels: Set<UInt8> = []
    var node = line.pointee.runs
    while let current = node {
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      levels.insert(UInt8(run.item.pointee.analysis.level % 2))
      node = current.pointee.next
    }
    guard levels.count > 1 else { return nil }
    let utf8 = content.string.utf8
    return content.string.indices.map { index in
      var place = PangoRectangle()
      let byte = utf8.distance(from: utf8.startIndex, to: index)
      // The width of a character that is written to the left is negative.
      pango_layout_index_to_pos(layout, Int32(byte), &place)
      return (Double(place.x) / Self.scale, Double(place.x + place.width) / Self.scale)
    }
  }

  /// The position of the ellipsis, or nil if overflowing text is dropped.
  private var ellipsis: PangoEllipsizeMode? {
    switch content.lineBreak {
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    }
  }

  private func lines(of paragraph: Paragraph, room: Int) throws(FontError) -> ShapedText {
    let set = try ParagraphFonts(paragraph, fonts: fonts)
    guard var layout = try set.newLayout(fonts: fonts) else {
      return ShapedText(lines: [], isTruncated: true)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    arrange(layout, room: room)
    // Most spaces have the same font.
    var widths: [FontDescription: Double] = [:]
    func spaceWidth(_ font: FontDescription) throws(FontError) -> Double {
      if let known = widths[font] { return known }
      let width = try self.spaceWidth(font)
      widths[font] = width
      return width
    }
    if pango_layout_get_line_count(layout) > 1 || pango_layout_is_ellipsized(layout) != 0 {
      var spaces: [(bytes: Range<Int>, width: Int32)] = []
      for bytes in set.ranges.spaceRuns {
        var width = 0.0
        for font in bytes.map(set.font(at:)) {
          width += try spaceWidth(font) - font.tracking.value
        }
        spaces.append((bytes, Int32(clamping: Int((max(0, width) * Self.scale).rounded()))))
      }
      if !spaces.isEmpty, let hanging = try set.newLayout(fonts: fonts, hanging: spaces) {
        g_object_unref(UnsafeMutableRawPointer(layout))
        layout = hanging
        arrange(layout, room: room)
      }
    }
    var text = ShapedText(lines: [], isTruncated: pango_layout_is_ellipsized(layout) != 0)
    let reading = LineReading(set, isJustified: isJustified, fonts: fonts)
    let (first, others) = indents
    let limit = width.map { Double($0) / Self.scale } ?? .infinity
    let count = Int(pango_layout_get_line_count(layout))
    for index in 0..<min(count, room) {
      guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
      var result = try reading.line(line)
      result.indent = Double(index == 0 ? first : others) / Self.scale
      if index < count - 1 {
        result.hang(.infinity)
        for font in reading.fontsOfLastSpaces(in: line) {
          result.breakSpace += try spaceWidth(font)
        }
      } else {
        result.hang(result.extent - limit)
        // A caret may be behind the spaces at a paragraph's end, so they count.
        result.trailingSpace = 0
      }
      text.lines.append(result)
    }
    if !text.lines.isEmpty { text.lines[text.lines.count - 1].endsParagraph = true }
    text.isTruncated = text.isTruncated || count > room
    if !text.isTruncated, text.width > limit {
      // White space has no ink that could be cut off.
      let letters = paragraph.withoutLastSpace
      let hasSpace = letters.string != paragraph.string
      text.isTruncated = hasSpace ? try lines(of: letters, room: room).isTruncated : true
    }
    return text
  }

  /// Breaks a paragraph's layout into at most `room` lines.
  private func arrange(_ layout: OpaquePointer, room: Int) {
    pango_layout_set_wrap(
      layout, content.lineBreak == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, isJustified ? 1 : 0)
    let (first, others) = indents
    if let width, content.lineBreak != .byClipping {
      pango_layout_set_indent(layout, first - others)
      pango_layout_set_width(layout, max(0, width - min(first, others)))
      if let ellipsis, room < Int(Int32.max) {
        pango_layout_set_ellipsize(layout, ellipsis)
        pango_layout_set_height(layout, -Int32(room))
      }
    }
  }

  /// Returns the width of a space, with its tracking.
  private func spaceWidth(_ font: FontDescription) throws(FontError) -> Double {
    let space = TextContent(" ", font: font)
    let typesetting = Typesetting(content: space, width: nil, isJustified: false, fonts: fonts)
    return try typesetting.lines().width
  }

  /// The indents of the first line and of all other lines, in Pango units.
  private var indents: (first: Int32, others: Int32) {
    func units(_ length: Points) -> Int32 {
      Int32(clamping: Int((length.value * Self.scale).rounded()))
    }
    return (
      units(content.paragraph.firstLineHeadIndent), units(content.paragraph.headIndent)
    )
  }
}
