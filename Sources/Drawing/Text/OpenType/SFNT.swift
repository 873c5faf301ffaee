/// The tables of one font in an OpenType file or collection.
struct SFNT {
  /// The version: `OTTO` for CFF outlines, 0x00010000 for TrueType outlines.
  let version: UInt32
  /// The tables in the file's order.
  private(set) var tables: [(tag: String, bytes: [UInt8])]

  /// Reads the tables.
  ///
  /// Nil if the font does not exist, if a table extends beyond the bytes, or if the tables together
  /// are more than twice as long as the bytes. Real fonts store a table under two tags at most; a
  /// hostile directory would name the whole file thousands of times.
  init?(_ bytes: [UInt8], index: Int = 0) {
    guard let directory = Directory(bytes, index: index) else { return nil }
    version = directory.version
    tables = []
    var length = 0
    for entry in directory.entries {
      length += entry.range.count
      guard entry.range.upperBound <= bytes.count, length <= 2 * bytes.count else { return nil }
      tables.append((entry.tag, Array(bytes[entry.range])))
    }
  }

  /// The table's bytes, or nil if there is none.
  ///
  /// Setting a missing table appends it; setting nil removes the table.
  subscript(tag: String) -> [UInt8]? {
    get { tables.first { $0.tag == tag }?.bytes }
    set {
      let index = tables.firstIndex { $0.tag == tag }
      switch (index, newValue) {
      case (let index?, let bytes?): tables[index].bytes = bytes
      case (let index?, nil): tables.remove(at: index)
      case (nil, let bytes?): tables.append((tag, bytes))
      case (nil, nil): break
      }
    }
  }

  /// The font as a file of its own, with the tables in the order of their tags.
  var serialized: [UInt8] {
    let sorted = tables.sorted { $0.tag < $1.tag }
    let power = (0..<16).last { 1 << $0 <= sorted.count } ?? 0
    var file: [UInt8] = []
    file.append(bigEndian: version)
    file.append(bigEndian: UInt16(sorted.count))
    file.append(bigEndian: UInt16(16 << power))
    file.append(bigEndian: UInt16(power))
    file.append(bigEndian: UInt16(16 * (sorted.count - (1 << power))))
    var offset = 12 + 16 * sorted.count
    for table in sorted {
      file += table.tag.utf8
      file.append(bigEndian: Self.checksum(table.bytes))
      file.append(bigEndian: UInt32(offset))
      file.append(bigEndian: UInt32(table.bytes.count))
      offset += (table.bytes.count + 3) & ~3
    }
    for table in sorted {
      file += table.bytes
      file += [UInt8](repeating: 0, count: -table.bytes.count & 3)
    }
    return file
  }

  /// Returns the sum of the table's big-endian words; the last word is padded with zeros.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        sum &+= UInt32(bytes[index]) &<< UInt32(truncatingIfNeeded: 24 &- (index & 3) &* 8)
        index &+= 1
      }
    }
    return sum
  }
}

extension SFNT {
  /// The table directory of a font, from the first bytes of its file.
  struct Directory {
    struct Entry: Hashable {
      let tag: String
      let checksum: UInt32
      let range: Range<Int>
    }

    let version: UInt32
    let entries: [Entry]

    /// Parses the directory; nil if the bytes contain none for this index.
    init?(_ bytes: [UInt8], index: Int) {
      let file = BigEndianReader(bytes)
      guard var start = file.word(0).map({ _ in 0 }), let tag = file.word(0) else { return nil }
      if tag == 0x7474_6366 {  // 'ttcf'
        guard let count = file.word(8), index < Int(count), let offset = file.word(12 + 4 * index)
        else { return nil }
        start = Int(offset)
      } else if index > 0 {
        return nil
      }
      guard let version = file.word(start), version == 0x4F54_544F || version == 0x0001_0000,
        let count = file.short(start + 4)
      else { return nil }
      var entries: [Entry] = []
      for entry in 0..<Int(count) {
        let at = start + 12 + 16 * entry
        guard let checksum = file.word(at + 4), let offset = file.word(at + 8),
          let length = file.word(at + 12)
        else { return nil }
        let tag = String(decoding: bytes[at..<at + 4], as: UTF8.self)
        let range = Int(offset)..<Int(offset) + Int(length)
        entries.append(Entry(tag: tag, checksum: checksum, range: range))
      }
      self.version = version
      self.entries = entries
    }

    /// Returns the number of fonts in the file: 1, unless the file is a collection.
    static func count(in bytes: [UInt8]) -> Int {
      let file = BigEndianReader(bytes)
      return file.word(0) == 0x7474_6366 ? Int(file.word(8) ?? 0) : 1
    }
  }
}
