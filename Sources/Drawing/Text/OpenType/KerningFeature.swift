/// Rewrites the pair kerning of a `GPOS` table.
enum PairKerning {
  /// The table with every distance that its `kern` feature gives to a pair of glyphs multiplied;
  /// nil where the table is damaged.
  static func scaled(_ gpos: [UInt8], by factor: Double) -> [UInt8]? {
    var editor = Editor(table: BigEndianReader(gpos), factor: factor, edited: gpos)
    guard let lookups = editor.kerningLookups else { return nil }
    for lookup in lookups {
      guard editor.scaleLookup(at: lookup) else { return nil }
    }
    return editor.edited
  }

  private struct Editor {
    let table: BigEndianReader
    let factor: Double
    var edited: [UInt8]
    /// Offsets of values already multiplied: sub-tables and pair sets may be shared.
    private var done: Set<Int> = []

    init(table: BigEndianReader, factor: Double, edited: [UInt8]) {
      self.table = table
      self.factor = factor
      self.edited = edited
    }

    /// The offsets of the lookups that any `kern` feature names.
    var kerningLookups: [Int]? {
      guard let features = table.short(6).map(Int.init), let list = table.short(8).map(Int.init),
        let featureCount = table.short(features)
      else { return nil }
      var indices: Set<Int> = []
      for index in 0..<Int(featureCount) {
        let record = features + 2 + 6 * index
        guard let tag = table.word(record), let offset = table.short(record + 4) else { return nil }
        guard tag == 0x6B65_726E else { continue }  // 'kern'
        let feature = features + Int(offset)
        guard let count = table.short(feature + 2) else { return nil }
        for lookup in 0..<Int(count) {
          guard let index = table.short(feature + 4 + 2 * lookup) else { return nil }
          indices.insert(Int(index))
        }
      }
      var offsets: [Int] = []
      for index in indices.sorted() {
        guard let offset = table.short(list + 2 + 2 * index) else { return nil }
        offsets.append(list + Int(offset))
      }
      return offsets
    }

    mutating func scaleLookup(at lookup: Int) -> Bool {
      guard let type = table.short(lookup), let count = table.short(lookup + 4) else {
        return false
      }
      for index in 0..<Int(count) {
        guard let offset = table.short(lookup + 6 + 2 * index) else { return false }
        var subtable = lookup + Int(offset)
        var subtype = type
        if type == 9 {  // an extension: the real type, and a longer offset
          guard let real = table.short(subtable + 2), let distance = table.word(subtable + 4) else {
            return false
          }
          subtype = real
          subtable += Int(distance)
        }
        if subtype == 2, !scalePairs(at: subtable) { return false }
      }
      return true
    }

    private mutating func scalePairs(at subtable: Int) -> Bool {
      guard let format = table.short(subtable), let first = table.short(subtable + 4),
        let second = table.short(subtable + 6)
      else { return false }
      let values = [(0, first), (2 * first.nonzeroBitCount, second)]
      let length = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
      switch format {
      case 1:
        guard let sets = table.short(subtable + 8) else { return false }
        for index in 0..<Int(sets) {
          guard let offset = table.short(subtable + 10 + 2 * index) else { return false }
          let set = subtable + Int(offset)
          guard let count = table.short(set) else { return false }
          for pair in 0..<Int(count) {
            let at = set + 2 + pair * (2 + length) + 2
            guard scale(values, at: at) else { return false }
          }
        }
        return true
      case 2:
        guard let firsts = table.short(subtable + 12), let seconds = table.short(subtable + 14)
        else { return false }
        for record in 0..<Int(firsts) * Int(seconds) {
          guard scale(values, at: subtable + 16 + record * length) else { return false }
        }
        return true
      default:
        return false
      }
    }

    /// Multiplies horizontal placement and advance of both values of a pair.
    private mutating func scale(_ values: [(offset: Int, format: UInt16)], at start: Int) -> Bool {
      for (offset, format) in values {
        for bit in [0, 2] as [UInt16] where format >> bit & 1 == 1 {
          let before = format & ((1 << bit) - 1)
          let at = start + offset + 2 * before.nonzeroBitCount
          guard let value = table.signedShort(at) else { return false }
          if value != 0, done.insert(at).inserted {
            let scaled = Double(value) * factor
            edited.set(Int((scaled + (scaled < 0 ? -0.5 : 0.5))), at: at)
          }
        }
      }
      return true
    }
  }
}
