private import Bitmaps
import Graphics

/// Inter with the phone's advances and line height and with Strut's kerning, for one face.
///
/// The file is only for layout of text. Its em has its own units, so that widths do not depend on
/// the installed release of Inter. Glyphs are drawn from the installed fonts. A private table has
/// each glyph's shift to the middle of its new advance, and the glyph of the display design that
/// replaces it.
struct SystemFontFile {
  let face: SystemFace
  let path: String
  private let paint: [UInt8]

  /// The number of units in an em, eight for each unit of the tables; the maximum for a font.
  static let unitsPerEm = 16384
  /// The version of this derivation, which must increase with every change below.
  ///
  /// The names of derived files depend on it and on the installed files.
  private static let recipe = 5
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
    guard let font = SFNT(bytes), let paint = font[Self.paintTag] else {
      throw .damaged(path: path)
    }
    self.face = face
    self.path = path
    self.paint = paint
  }

  /// Returns how a glyph is drawn.
  ///
  /// - Parameter glyph: the glyph's index in the file.
  /// - Returns: the shift to the right in ems, and the glyph of the display design that replaces
  ///   the glyph, or nil if that design is not in use or lacks it.
  func painting(of glyph: Int) -> (shift: Double, displayGlyph: Int?) {
    let reader = BigEndianReader(paint)
    guard let shift = reader.signedShort(4 * glyph), let other = reader.short(4 * glyph + 2)
    else { return (0, nil) }
    return (
      Double(shift) / Double(Self.unitsPerEm), Int(other) == Self.noGlyph ? nil : Int(other)
    )
  }

  /// The installed fonts from which a face is derived.
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

    /// The factor from the text design's units to the file's.
    private var scale: Double { Double(SystemFontFile.unitsPerEm) / Double(text.unitsPerEm) }

    /// Returns the derived file, or nil if a table is damaged.
    func derived() -> [UInt8]? {
      let untracked = newAdvances()
      let tracking = face.tracking / 1000 * Double(SystemFontFile.unitsPerEm)
      // Marks without an advance stay on their letters.
      let advances = untracked.map { $0 == 0 ? 0 : Int(($0 + tracking).rounded()) }
      var font = text.font
      guard let gpos = font["GPOS"],
        let marks = GlyphPositioning.marks(of: gpos, scaledBy: scale),
        var head = font["head"], var hhea = font["hhea"], var os2 = font["OS/2"]
      else { return nil }
      let units = Double(SystemFontFile.unitsPerEm) / SystemFontMetrics.unitsPerEm
      let ascender = Int((SystemFontMetrics.ascender * units).rounded())
      let descender = Int((SystemFontMetrics.descender * units).rounded())
      head.set(SystemFontFile.unitsPerEm, at: 18)
      for (offset, value) in [(4, ascender), (6, descender), (8, 0), (34, advances.count)] {
        hhea.set(value, at: offset)
      }
      let line = [(68, ascender), (70, descender), (72, 0), (74, ascender), (76, -descender)]
      for (offset, value) in line { os2.set(value, at: offset) }
      font["head"] = head
      font["hhea"] = hhea
      font["OS/2"] = os2
      font["GPOS"] = marks
      font["kern"] = kerning.bytes
      font["hmtx"] = text.horizontalMetrics(advances: advances)
      font[SystemFontFile.paintTag] = paintTable(untracked)
      return font.serialized
    }

    /// Returns the advances before tracking, in the file's units, by glyph.
    private func newAdvances() -> [Double] {
      var advances = text.advances.map { Double($0) * scale }
      let em = SystemFontMetrics.unitsPerEm
      let units = Double(SystemFontFile.unitsPerEm) / em
      for (glyph, character) in text.map.charactersByGlyph where glyph < advances.count {
        guard advances[glyph] > 0, character.isFitted else { continue }
        let own = advances[glyph] / units
        let plain = regular.emAdvance(character, em: em) ?? own
        advances[glyph] =
          units
          * SystemFontMetrics.advance(
            of: character, face.weight, opticalSize: face.opticalSize, inter: (own, plain))
      }
      // Tabular digits are as wide as the zero.
      if let zero = text.map.glyph(of: "0"), zero < advances.count {
        for glyph in TabularDigits.glyphs(in: text.font.serialized) where glyph < advances.count {
          if !text.map.isDigit(glyph) { advances[glyph] = advances[zero] }
        }
      }
      return advances
    }

    private var kerning: KernTable {
      let kerning = KerningTable.shared
      var table = KernTable(
        firstClasses: Array(repeating: 0, count: text.advances.count),
        secondClasses: Array(repeating: 0, count: text.advances.count), distances: [])
      for (glyph, character) in text.map.charactersByGlyph where glyph < text.advances.count {
        table.firstClasses[glyph] = kerning.left(of: character).map { $0 + 1 } ?? 0
        table.secondClasses[glyph] = kerning.right(of: character).map { $0 + 1 } ?? 0
      }
      for group in kerning.lefts {
        var row = Array(repeating: 0, count: kerning.rights.count)
        for distance in group.distances {
          row[distance.right] = Int(
            (distance.ems(face.weight) * Double(SystemFontFile.unitsPerEm)).rounded())
        }
        table.distances.append(row)
      }
      return table
    }

    private func paintTable(_ advances: [Double]) -> [UInt8] {
      let characters = text.map.charactersByGlyph
      var table: [UInt8] = []
      for glyph in advances.indices {
        var old = Double(text.advances[glyph]) * scale
        var other = SystemFontFile.noGlyph
        if face.drawsDisplayOutlines, let character = characters[glyph],
          let shown = display.map.glyph(of: character), shown < display.advances.count
        {
          other = shown
          old =
            Double(display.advances[shown] * SystemFontFile.unitsPerEm)
            / Double(display.unitsPerEm)
        }
        let half = Int(((advances[glyph] - old) / 2).rounded())
        table.append(bigEndian: UInt16(bitPattern: Int16(clamping: half)))
        table.append(bigEndian: UInt16(other))
      }
      return table
    }
  }
}

extension Unicode.Scalar {
  /// Whether the tables decide the width: false for marks, and for spaces except ordinary ones.
  fileprivate var isFitted: Bool {
    switch properties.generalCategory {
    case .spaceSeparator: self == " " || self == "\u{A0}"
    case .nonspacingMark, .enclosingMark, .spacingMark: false
    default: true
    }
  }
}
