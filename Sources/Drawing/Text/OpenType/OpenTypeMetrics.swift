/// A font's tables and its parsed horizontal metrics.
struct OpenTypeMetrics {
  let font: SFNT
  let map: CharacterMap
  let unitsPerEm: Int
  /// The advance of each glyph, in font units.
  let advances: [Int]
  private let bearings: [Int16]

  init(_ file: FontFile) throws(FontError) {
    guard let font = SFNT(try file.read(), index: file.index),
      let map = font["cmap"].flatMap({ CharacterMap($0) }),
      let units = font["head"].flatMap({ BigEndianReader($0).short(18) }), units > 0,
      let count = font["maxp"].flatMap({ BigEndianReader($0).short(4) }),
      let long = font["hhea"].flatMap({ BigEndianReader($0).short(34) }), long > 0,
      let metrics = font["hmtx"].map({ BigEndianReader($0) })
    else { throw .damaged(path: file.path) }
    var advances: [Int] = []
    var bearings: [Int16] = []
    for glyph in 0..<Int(count) {
      // Glyphs after the long metrics share the last advance.
      let own = min(glyph, Int(long) - 1)
      let bearingAt = glyph < Int(long) ? 4 * glyph + 2 : 4 * Int(long) + 2 * (glyph - Int(long))
      guard let advance = metrics.short(4 * own), let bearing = metrics.signedShort(bearingAt)
      else { throw .damaged(path: file.path) }
      advances.append(Int(advance))
      bearings.append(bearing)
    }
    self.font = font
    self.map = map
    unitsPerEm = Int(units)
    self.advances = advances
    self.bearings = bearings
  }

  /// Returns a character's advance, where the em has `em` units, or nil if the font lacks it.
  func emAdvance(_ character: Unicode.Scalar, em: Double) -> Double? {
    guard let glyph = map.glyph(of: character), glyph < advances.count else { return nil }
    return Double(advances[glyph]) * em / Double(unitsPerEm)
  }

  /// Returns an `hmtx` table with an advance for every glyph.
  func horizontalMetrics(advances: [Int]) -> [UInt8] {
    var table: [UInt8] = []
    for (advance, bearing) in zip(advances, bearings) {
      table.append(bigEndian: UInt16(clamping: advance))
      table.append(bigEndian: UInt16(bitPattern: bearing))
    }
    return table
  }
}

extension CharacterMap {
  /// Whether the glyph is one of the font's default digits.
  func isDigit(_ glyph: Int) -> Bool {
    "0123456789".unicodeScalars.contains { self.glyph(of: $0) == glyph }
  }
}
