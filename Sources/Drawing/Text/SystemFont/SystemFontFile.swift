import AutoLayout
private import Bitmaps

/// Inter with the phone's advances, line height and amount of kerning, for one face.
///
/// Outlines are not touched: a private table says how far each glyph must be moved to stand in the
/// middle of its new advance, and which glyph of the display cut has its outline.
struct SystemFontFile {
  let face: SystemFace
  let path: String
  let unitsPerEm: Int
  private let paint: [UInt8]

  /// What derived files depend on besides the installed ones; counts up with every change below.
  private static let recipe = 2
  private static let paintTag = "Strt"
  private static let noGlyph = 0xFFFF

  init(_ face: SystemFace, library: FontLibrary) throws(FontError) {
    let text = try library.file(.text(face.weight, isItalic: face.isItalic))
    let regular = try library.file(.text(.regular, isItalic: face.isItalic))
    let display = try library.file(.display(face.weight, isItalic: face.isItalic))
    let origin = [text, regular, display].map(\.fingerprint.description).joined()
    let key = PixelHash(Array("\(Self.recipe) \(origin)".utf8))
    let (path, bytes) = try library.cache.file(named: "\(face.name)-\(key).otf") {
      () throws(FontError) in
      let source = try Source(face, text: text, regular: regular, display: display)
      guard let made = source.derived() else { throw .damaged(path: text.path) }
      return made
    }
    guard let font = SFNT(bytes), let paint = font[Self.paintTag],
      let units = font["head"].flatMap({ BigEndianReader($0).short(18) }), units > 0
    else { throw .damaged(path: path) }
    self.face = face
    self.path = path
    self.paint = paint
    unitsPerEm = Int(units)
  }

  /// How a glyph is painted: moved to the right by a fraction of the em, and by which glyph of the
  /// display cut its outline is drawn, where that cut is in use and has it.
  func painting(of glyph: Int) -> (shift: Double, displayGlyph: Int?) {
    let reader = BigEndianReader(paint)
    guard let shift = reader.signedShort(4 * glyph), let other = reader.short(4 * glyph + 2)
    else { return (0, nil) }
    // Stored in halves of a unit.
    return (
      Double(shift) / 2 / Double(unitsPerEm), Int(other) == Self.noGlyph ? nil : Int(other)
    )
  }

  /// The installed fonts that a face is made of.
  private struct Source {
    let face: SystemFace
    let text: OpenTypeMetrics
    let regular: OpenTypeMetrics
    let display: OpenTypeMetrics

    init(
      _ face: SystemFace, text: FontFile, regular: FontFile, display: FontFile
    ) throws(FontError) {
      self.face = face
      self.text = try OpenTypeMetrics(text)
      self.regular = try OpenTypeMetrics(regular)
      self.display = try OpenTypeMetrics(display)
    }

    /// Nil where a table is damaged.
    func derived() -> [UInt8]? {
      let untracked = newAdvances()
      let tracking = face.tracking / 1000 * Double(text.unitsPerEm)
      // Marks without an advance stay on their letters.
      let advances = untracked.map { $0 == 0 ? 0 : Int(($0 + tracking).rounded()) }
      var font = text.font
      guard let gpos = font["GPOS"],
        let kerned = PairKerning.scaled(gpos, by: SystemFontMetrics.kerningScale),
        var hhea = font["hhea"], var os2 = font["OS/2"]
      else { return nil }
      let scale = Double(text.unitsPerEm) / SystemFontMetrics.unitsPerEm
      let ascender = Int((SystemFontMetrics.ascender * scale).rounded())
      let descender = Int((SystemFontMetrics.descender * scale).rounded())
      for (offset, value) in [(4, ascender), (6, descender), (8, 0), (34, advances.count)] {
        hhea.set(value, at: offset)
      }
      let line = [(68, ascender), (70, descender), (72, 0), (74, ascender), (76, -descender)]
      for (offset, value) in line { os2.set(value, at: offset) }
      font["hhea"] = hhea
      font["OS/2"] = os2
      font["GPOS"] = kerned
      font["hmtx"] = text.horizontalMetrics(advances: advances)
      font[SystemFontFile.paintTag] = paintTable(untracked)
      return font.serialized
    }

    /// Before tracking, in font units, by glyph.
    private func newAdvances() -> [Double] {
      var advances = text.advances.map(Double.init)
      let scale = Double(text.unitsPerEm) / SystemFontMetrics.unitsPerEm
      let inter = AdvanceTable.characters.map {
        text.emAdvance($0, em: SystemFontMetrics.unitsPerEm)
      }
      let interRegular = AdvanceTable.characters.map {
        regular.emAdvance($0, em: SystemFontMetrics.unitsPerEm)
      }
      let wanted = SystemFontMetrics.advances(
        face.weight, opticalSize: face.opticalSize, inter: inter, interRegular: interRegular)
      for (character, advance) in zip(AdvanceTable.characters, wanted) {
        guard let glyph = text.map.glyph(of: character), glyph < advances.count else { continue }
        advances[glyph] = advance * scale
      }
      // All digits of one width are as wide as the zero.
      if let zero = text.map.glyph(of: "0"), zero < advances.count {
        for glyph in TabularDigits.glyphs(in: text.font.serialized) where glyph < advances.count {
          if !text.map.isDigit(glyph) { advances[glyph] = advances[zero] }
        }
      }
      return advances
    }

    private func paintTable(_ advances: [Double]) -> [UInt8] {
      let characters = text.map.charactersByGlyph
      var table: [UInt8] = []
      for glyph in advances.indices {
        var old = Double(text.advances[glyph])
        var other = SystemFontFile.noGlyph
        if face.drawsDisplayOutlines, let character = characters[glyph],
          let shown = display.map.glyph(of: character), shown < display.advances.count
        {
          other = shown
          old = Double(display.advances[shown] * text.unitsPerEm) / Double(display.unitsPerEm)
        }
        let halves = Int((advances[glyph] - old).rounded())
        table.append(bigEndian: UInt16(bitPattern: Int16(clamping: halves)))
        table.append(bigEndian: UInt16(other))
      }
      return table
    }
  }
}
