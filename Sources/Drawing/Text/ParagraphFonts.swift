import CPango
private import Geometry
import Graphics

/// A paragraph with the fonts of its pieces.
struct ParagraphFonts {
  let ranges: ParagraphRanges
  /// The pieces in order, at least one.
  let pieces: [Piece]

  struct Piece {
    let attributes: Int
    let font: FontDescription
    let baselineOffset: Double
    let system: SystemFontFile
    /// The font of another family, or nil for the system font.
    let own: OwnFont?

    /// The tracking in Pango units.
    ///
    /// Pango adds it between characters, the phone also after the last one.
    var tracking: Int32 {
      Int32(clamping: Int((font.tracking.value * Typesetting.scale).rounded()))
    }

    var isBold: Bool { font.weight.number >= 600 }

    /// The features of the system font.
    ///
    /// Contextual and localized forms are disabled, because they would replace glyphs with adjusted
    /// advances. Other fonts keep theirs: Noto Sans Khmer composes vowels with `clig`.
    fileprivate var systemFeatures: String {
      "calt=0, liga=0, clig=0, locl=0" + (font.hasMonospacedDigits ? ", tnum=1" : "")
    }
  }

  init(_ paragraph: Paragraph, fonts: FontMap) throws(FontError) {
    var pieces: [Piece] = []
    for piece in paragraph.pieces {
      pieces.append(
        Piece(
          attributes: piece.attributes, font: piece.font, baselineOffset: piece.baselineOffset,
          system: try fonts.systemFont(piece.font), own: try fonts.ownFont(piece.font)))
    }
    self.pieces = pieces
    ranges = try ParagraphRanges(
      paragraph, fonts: fonts.coverage, own: pieces.map(\.own))
  }

  /// Creates a layout of the paragraph's text in its fonts.
  ///
  /// The fonts are prepared first, because a layout uses only fonts that exist when it is created.
  ///
  /// - Parameters:
  ///   - fonts: the fonts.
  ///   - spaces: the ranges of several spaces that hang at a line's end, and their width in Pango
  ///     units without tracking. Pango lets one space hang, so the last one has the whole width.
  /// - Returns: the layout, or nil if memory is exhausted.
  /// - Throws: if a font cannot be read.
  func newLayout(
    fonts: FontMap, hanging spaces: [(bytes: Range<Int>, width: Int32)] = []
  ) throws(FontError) -> OpaquePointer? {
    guard let attributes = pango_attr_list_new() else { return nil }
    defer { pango_attr_list_unref(attributes) }
    try addAttributes(to: attributes, fonts: fonts)
    for (bytes, width) in spaces {
      let last = bytes.upperBound - 1
      addSpace(to: attributes, bytes.lowerBound..<last, width: 0)
      addSpace(to: attributes, last..<bytes.upperBound, width: width)
    }
    guard let layout = pango_layout_new(try fonts.context()) else { return nil }
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, ranges.text, Int32(ranges.text.utf8.count))
    setFont(of: layout)
    pango_layout_set_attributes(layout, attributes)
    return layout
  }

  /// Gives each of the bytes, which are spaces, a width in Pango units.
  private func addSpace(to attributes: OpaquePointer, _ bytes: Range<Int>, width: Int32) {
    var box = PangoRectangle(x: 0, y: 0, width: width, height: 0)
    guard let attribute = pango_attr_shape_new(&box, &box) else { return }
    attribute.pointee.start_index = UInt32(bytes.lowerBound)
    attribute.pointee.end_index = UInt32(bytes.upperBound)
    pango_attr_list_insert(attributes, attribute)
  }

  private func addAttributes(
    to attributes: OpaquePointer, fonts: FontMap
  ) throws(FontError) {
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
    // Pango would also insert hyphens where a word is longer than a line.
    insert(pango_attr_insert_hyphens_new(0))
    for bytes in ranges.softHyphens { insert(pango_attr_insert_hyphens_new(1), bytes) }
    for bytes in ranges.leadingVowels { insert(pango_attr_allow_breaks_new(0), bytes) }
    for (piece, bytes) in fontRanges {
      if piece.tracking != 0 { insert(pango_attr_letter_spacing_new(piece.tracking), bytes) }
      let size = Int32(piece.font.size.value * Typesetting.scale)
      insert(pango_attr_size_new_absolute(size), bytes)
    }
    for (index, bytes) in ranges.pieces.enumerated() where pieces.count > 1 {
      // The colour is not drawn; it keeps the pieces separate in shaping.
      insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), bytes)
    }
    // Pango takes the dots of an ellipsis from the second family if the first one has none. Without it,
    // they would come from whatever font was prepared first.
    func insert(family: String, _ piece: Piece, _ bytes: Range<Int>) {
      insert(pango_attr_family_new("\(family),\(piece.system.face.name)"), bytes)
    }
    for (choice, bytes, piece) in choiceRanges {
      switch choice {
      case .system:
        insert(pango_attr_family_new(piece.system.face.name), bytes)
        insert(pango_attr_font_features_new(piece.systemFeatures), bytes)
      case .own:
        if let own = piece.own { insert(family: own.family, piece, bytes) }
        if piece.font.hasMonospacedDigits {
          insert(pango_attr_font_features_new("tnum=1"), bytes)
        }
      case .cjk:
        let role = FontRole.cjk(ranges.region, isBold: piece.isBold)
        insert(family: try fonts.family(role), piece, bytes)
        insert(
          pango_attr_language_new(pango_language_from_string(ranges.region.language)), bytes)
      case .emoji:
        insert(family: try fonts.family(.emoji), piece, bytes)
      case .script(let script):
        insert(
          family: try fonts.family(.script(script, isBold: piece.isBold)), piece, bytes)
      }
    }
  }

  /// The pieces; adjacent ones of one font are joined, so that colours do not change spacing.
  private var fontRanges: [(piece: Piece, bytes: Range<Int>)] {
    var result: [(piece: Piece, bytes: Range<Int>)] = []
    for (piece, bytes) in zip(pieces, ranges.pieces) {
      if let last = result.last, last.piece.font == piece.font {
        result[result.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
      } else {
        result.append((piece, bytes))
      }
    }
    return result
  }

  /// The ranges; adjacent ones of one font file are joined.
  private var choiceRanges: [(choice: FontRanges.Choice, bytes: Range<Int>, piece: Piece)] {
    var result: [(choice: FontRanges.Choice, bytes: Range<Int>, piece: Piece)] = []
    for (choice, bytes, index) in ranges.ranges {
      let piece = pieces[index]
      if let last = result.last, last.choice == choice, last.piece.font == piece.font {
        result[result.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
      } else {
        result.append((choice, bytes, piece))
      }
    }
    return result
  }

  /// Returns the font of the piece with a byte of the text.
  func font(at byte: Int) -> FontDescription { pieces[ranges.piece(at: byte)].font }

  /// Sets the font of text that has no attributes, such as an empty line.
  private func setFont(of layout: OpaquePointer) {
    guard let piece = pieces.first else { return }
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, piece.own?.family ?? piece.system.face.name)
    pango_font_description_set_absolute_size(
      description, piece.font.size.value * Typesetting.scale)
    pango_layout_set_font_description(layout, description)
  }
}
