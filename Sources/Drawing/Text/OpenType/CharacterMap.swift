/// The glyphs of a font's characters, from its `cmap` table.
struct CharacterMap: Sendable {
  /// Ranges of characters with consecutive glyphs, ascending and disjoint.
  private let runs: [Run]

  private struct Run: Sendable {
    var first: UInt32
    var last: UInt32
    var glyph: UInt32
  }

  /// Parses a table; nil if it has no Unicode map of format 4 or 12, or if the map is damaged.
  init?(_ cmap: [UInt8]) {
    let table = BigEndianReader(cmap)
    guard let count = table.short(2) else { return nil }
    var best: (format: UInt16, offset: Int)?
    for record in 0..<Int(count) {
      guard let platform = table.short(4 + 8 * record), let encoding = table.short(6 + 8 * record),
        let offset = table.word(8 + 8 * record), let format = table.short(Int(offset))
      else { return nil }
      let isUnicode = platform == 0 || platform == 3 && (encoding == 1 || encoding == 10)
      guard isUnicode, format == 4 || format == 12, format > best?.format ?? 0 else { continue }
      best = (format, Int(offset))
    }
    guard let best else { return nil }
    let found =
      best.format == 12 ? Self.groups(table, best.offset) : Self.segments(table, best.offset)
    guard let found else { return nil }
    runs = found
  }

  /// Returns the glyph of a character, or nil if the font lacks it.
  func glyph(of character: Unicode.Scalar) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].last < character.value { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].first <= character.value else { return nil }
    return Int(runs[low].glyph + character.value - runs[low].first)
  }

  /// The ranges of characters, ascending and disjoint.
  var characterRanges: [ClosedRange<UInt32>] { runs.map { $0.first...$0.last } }

  /// The lowest character of each glyph.
  var charactersByGlyph: [Int: Unicode.Scalar] {
    var result: [Int: Unicode.Scalar] = [:]
    for run in runs {
      for value in run.first...run.last {
        let glyph = Int(run.glyph + value - run.first)
        if result[glyph] == nil { result[glyph] = Unicode.Scalar(value) }
      }
    }
    return result
  }

  /// Parses format 12: groups of consecutive characters and glyphs, ascending and disjoint.
  ///
  /// Overlapping groups are refused. Otherwise 65,535 groups could each list all 1,114,112
  /// characters.
  private static func groups(_ table: BigEndianReader, _ start: Int) -> [Run]? {
    guard let count = table.word(start + 12), count < 1 << 16 else { return nil }
    var runs: [Run] = []
    for group in 0..<Int(count) {
      let at = start + 16 + 12 * group
      guard let first = table.word(at), let last = table.word(at + 4),
        let glyph = table.word(at + 8), first <= last, last <= 0x10FFFF, glyph <= 0xFFFF
      else { return nil }
      if let previous = runs.last, first <= previous.last { return nil }
      runs.append(Run(first: first, last: last, glyph: glyph))
    }
    return runs
  }

  /// Parses format 4: segments of the basic plane, each with an offset or an array of glyphs.
  ///
  /// The ends of the segments must ascend. A character in two segments belongs to the first of
  /// them, as OpenType demands, so each character is read at most once.
  private static func segments(_ table: BigEndianReader, _ start: Int) -> [Run]? {
    guard let doubled = table.short(start + 6).map(Int.init) else { return nil }
    var runs: [Run] = []
    // The lowest character after all segments read so far.
    var next = 0
    for segment in stride(from: 0, to: doubled, by: 2) {
      let offsetAt = start + 16 + 3 * doubled + segment
      guard let last = table.short(start + 14 + segment),
        let first = table.short(start + 16 + doubled + segment),
        let delta = table.short(start + 16 + 2 * doubled + segment),
        let offset = table.short(offsetAt), first <= last, Int(last) >= next - 1
      else { return nil }
      let lowest = max(Int(first), next)
      next = Int(last) + 1
      for character in lowest..<next where character != 0xFFFF {
        let value = UInt16(character)
        var glyph = value &+ delta
        if offset != 0 {
          guard let listed = table.short(offsetAt + Int(offset) + 2 * Int(value - first)) else {
            return nil
          }
          glyph = listed == 0 ? 0 : listed &+ delta
        }
        if glyph != 0 {
          runs.append(Run(first: UInt32(value), last: UInt32(value), glyph: UInt32(glyph)))
        }
      }
    }
    return runs
  }
}
