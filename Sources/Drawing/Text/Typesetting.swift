import AutoLayout
private import CPango
private import Geometry

/// One text being set.
struct Typesetting {
  let content: TextContent
  /// In Pango units; nil without a limit.
  let width: Int32?
  let isJustified: Bool
  let fonts: FontMap

  private static let scale = Double(PANGO_SCALE)
  private var size: Double { content.font.size.value }
  /// In Pango units; Pango puts it between characters, the phone behind the last one too.
  private var tracking: Int32 {
    Int32(clamping: Int((content.font.tracking.value * Self.scale).rounded()))
  }

  func lines() throws(FontError) -> SetText {
    let paragraphs = content.string.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var text = SetText(lines: [], isTruncated: false)
    guard !content.string.isEmpty else { return text }
    let limit = content.lines == 0 ? Int.max : content.lines
    for (index, paragraph) in paragraphs.enumerated() {
      let room = limit - text.lines.count
      guard room > 0 else {
        text.isTruncated = true
        break
      }
      var set = try lines(of: String(paragraph), room: room)
      if set.lines.count == room, index < paragraphs.count - 1, ellipsis != nil {
        set = try lines(of: paragraph + "\u{2026}", room: room)
        set.isTruncated = true
      }
      text.lines += set.lines
      text.isTruncated = text.isTruncated || set.isTruncated
    }
    return text
  }

  /// Nil where what does not fit is dropped.
  private var ellipsis: PangoEllipsizeMode? {
    switch content.lineBreak {
    case .wordWrap, .charWrap, .clip: nil
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: PANGO_ELLIPSIZE_END
    }
  }

  private func lines(of paragraph: String, room: Int) throws(FontError) -> SetText {
    let own = try fonts.ownFont(content.font)
    let ranges = try FontRanges(paragraph, fonts: fonts.coverage, own: own?.characters)
    let system = try fonts.systemFont(content.font)
    guard let layout = pango_layout_new(fonts.context) else {
      return SetText(lines: [], isTruncated: true)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, ranges.text, Int32(ranges.text.utf8.count))
    try setAttributes(of: layout, ranges, own)
    pango_layout_set_wrap(
      layout, content.lineBreak == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, isJustified ? 1 : 0)
    if let width, content.lineBreak != .clip {
      pango_layout_set_width(layout, max(0, width - tracking))
      if let ellipsis, room < Int(Int32.max) {
        pango_layout_set_ellipsize(layout, ellipsis)
        pango_layout_set_height(layout, -Int32(room))
      }
    }
    var text = SetText(lines: [], isTruncated: pango_layout_is_ellipsized(layout) != 0)
    let count = Int(pango_layout_get_line_count(layout))
    for index in 0..<min(count, room) {
      guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
      text.lines.append(try self.line(line, of: Array(ranges.text.utf8), system))
    }
    let limit = width.map { Double($0) / Self.scale } ?? .infinity
    text.isTruncated = text.isTruncated || count > room || text.width > limit
    return text
  }

  private func line(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of text: [UInt8], _ system: SystemFontFile
  ) throws(FontError) -> SetText.Line {
    var extent = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extent)
    var result = SetText.Line(
      width: max(0, Double(extent.width + tracking) / Self.scale),
      isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
      string: "", runs: [])
    var pieces: [(start: Int, string: String)] = []
    var x: Int32 = 0
    var spaces: Int32 = 0
    var isBehindEllipsis = false
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let font = run.item.pointee.analysis.font, let glyphs = run.glyphs else { continue }
      let isEllipsis =
        Int32(run.item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
      if isEllipsis {
        x -= spaces
        result.width -= Double(spaces) / Self.scale
      } else if isBehindEllipsis {
        let spaces = Self.spaces(beginning: run, of: text)
        x -= spaces
        result.width -= Double(spaces) / Self.scale
      }
      isBehindEllipsis = isEllipsis
      spaces = Self.spaces(endingIn: run, of: text)
      let bytes = Self.bytes(of: run, in: text)
      pieces.append(
        (bytes.lowerBound, isEllipsis ? "\u{2026}" : String(decoding: text[bytes], as: UTF8.self)))
      result.runs += try runs(glyphs.pointee, font: font, from: &x, system)
      if isEllipsis {
        let surplus = Self.surplus(of: glyphs.pointee, font: font)
        x -= surplus
        result.width -= Double(surplus) / Self.scale
      }
    }
    // Runs stand from left to right, which is not how they are read.
    result.string = pieces.sorted { $0.start < $1.start }.map(\.string).joined()
    return result
  }

  /// What of the text a run shows, or replaces.
  private static func bytes(of run: PangoGlyphItem, in text: [UInt8]) -> Range<Int> {
    let start = min(Int(run.item.pointee.offset), text.count)
    return start..<min(start + Int(run.item.pointee.length), text.count)
  }

  /// The width of the spaces at the end of a run that is read from the left: the phone puts the dots
  /// of a text that is cut off right behind its last letter.
  private static func spaces(endingIn run: PangoGlyphItem, of text: [UInt8]) -> Int32 {
    guard run.item.pointee.analysis.level % 2 == 0, let string = run.glyphs?.pointee else {
      return 0
    }
    let count = text[bytes(of: run, in: text)].reversed().prefix { $0 == 0x20 }.count
    return (0..<min(count, Int(string.num_glyphs))).reduce(0) { width, index in
      width + string.glyphs[Int(string.num_glyphs) - 1 - index].geometry.width
    }
  }

  /// The same for the spaces at its beginning, behind the dots of a text whose head or middle is cut.
  private static func spaces(beginning run: PangoGlyphItem, of text: [UInt8]) -> Int32 {
    guard run.item.pointee.analysis.level % 2 == 0, let string = run.glyphs?.pointee else {
      return 0
    }
    let count = text[bytes(of: run, in: text)].prefix { $0 == 0x20 }.count
    return (0..<min(count, Int(string.num_glyphs))).reduce(0) { width, index in
      width + string.glyphs[index].geometry.width
    }
  }

  /// What an ellipsis is wider than its dots: Pango gives it all the room that the letters which
  /// stayed leave, where the phone's line is shorter.
  private static func surplus(
    of string: PangoGlyphString, font: UnsafeMutablePointer<PangoFont>
  ) -> Int32 {
    var surplus: Int32 = 0
    for index in 0..<Int(string.num_glyphs) {
      var extent = PangoRectangle()
      pango_font_get_glyph_extents(font, string.glyphs[index].glyph, nil, &extent)
      surplus += string.glyphs[index].geometry.width - extent.width
    }
    return max(surplus, 0)
  }

  /// A Pango run as glyphs of one font or, in the system font, of its two cuts.
  private func runs(
    _ string: PangoGlyphString, font: UnsafeMutablePointer<PangoFont>, from x: inout Int32,
    _ system: SystemFontFile
  ) throws(FontError) -> [GlyphRun] {
    let family = familyName(of: font)
    let isSystem = family == system.face.name
    var own: [PlacedGlyph] = []
    var display: [PlacedGlyph] = []
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      defer { x += info.geometry.width }
      guard info.glyph != PANGO_GLYPH_EMPTY else { continue }
      // A glyph that the font lacks is its box, glyph 0.
      let isMissing = info.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0
      var glyph = PlacedGlyph(
        index: isMissing ? 0 : Int(info.glyph), x: Double(x + info.geometry.x_offset) / Self.scale,
        y: Double(info.geometry.y_offset) / Self.scale)
      guard isSystem, !isMissing else {
        own.append(glyph)
        continue
      }
      let painting = system.painting(of: glyph.index)
      glyph.x += painting.shift * size
      if let other = painting.displayGlyph {
        glyph.index = other
        display.append(glyph)
      } else {
        own.append(glyph)
      }
    }
    let (weight, isItalic) = (content.font.weight, content.font.isItalic)
    var runs: [GlyphRun] = []
    if !own.isEmpty {
      let font =
        isSystem
        ? try fonts.scaledFont(.text(weight, isItalic: isItalic), size: size)
        : try fonts.scaledFont(of: font)
      runs.append(
        GlyphRun(font: font, isPicture: family == FontMap.emojiFamily, glyphs: own))
    }
    if !display.isEmpty {
      let font = try fonts.scaledFont(.display(weight, isItalic: isItalic), size: size)
      runs.append(GlyphRun(font: font, isPicture: false, glyphs: display))
    }
    return runs
  }

  private func familyName(of font: UnsafeMutablePointer<PangoFont>) -> String {
    guard let description = pango_font_describe(font) else { return "" }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }
}

extension Typesetting {
  private func setAttributes(
    of layout: OpaquePointer, _ ranges: FontRanges, _ own: OwnFont?
  ) throws(FontError) {
    guard let attributes = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(attributes) }
    func insert(
      _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>? = nil
    ) {
      guard let attribute else { return }
      if let bytes {
        attribute.pointee.start_index = UInt32(bytes.lowerBound)
        attribute.pointee.end_index = UInt32(bytes.upperBound)
      }
      pango_attr_list_insert(attributes, attribute)
    }
    insert(pango_attr_fallback_new(0))
    insert(pango_attr_insert_hyphens_new(0))
    if tracking != 0 { insert(pango_attr_letter_spacing_new(tracking)) }
    let isBold = content.font.weight.number >= 600
    let system = try fonts.systemFont(content.font).face.name
    setFont(of: layout, family: own?.family ?? system)
    if own == nil { insert(pango_attr_font_features_new(features)) }
    for (choice, bytes) in ranges.ranges {
      switch choice {
      case .system:
        guard own != nil else { break }
        insert(pango_attr_family_new(system), bytes)
        insert(pango_attr_font_features_new(features), bytes)
      case .own:
        if content.font.hasMonospacedDigits {
          insert(pango_attr_font_features_new("tnum=1"), bytes)
        }
      case .cjk:
        insert(pango_attr_family_new(try fonts.family(.cjk(ranges.region, isBold: isBold))), bytes)
        insert(
          pango_attr_language_new(pango_language_from_string(ranges.region.language)), bytes)
      case .emoji:
        insert(pango_attr_family_new(try fonts.family(.emoji)), bytes)
      case .script(let script):
        let family = try fonts.family(.script(script, isBold: isBold))
        insert(pango_attr_family_new(family), bytes)
      }
    }
    pango_layout_set_attributes(layout, attributes)
  }

  private func setFont(of layout: OpaquePointer, family: String) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size * Self.scale)
    pango_layout_set_font_description(layout, description)
  }

  /// Forms that depend on neighbours or on the language change glyphs behind the advances' back.
  private var features: String {
    "calt=0, liga=0, clig=0, locl=0" + (content.font.hasMonospacedDigits ? ", tnum=1" : "")
  }
}
