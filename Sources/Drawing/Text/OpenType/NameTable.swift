/// The names in a font.
enum NameTable {
  /// Returns the PostScript name (name 6), or nil if the table lacks it or is damaged.
  static func postScriptName(in table: [UInt8]) -> String? {
    let reader = BigEndianReader(table)
    guard let count = reader.short(2), let storage = reader.short(4) else { return nil }
    for record in 0..<Int(count) {
      let at = 6 + 12 * record
      guard let identifier = reader.short(at + 6), let length = reader.short(at + 8),
        let offset = reader.short(at + 10)
      else { return nil }
      let range = Int(storage) + Int(offset)..<Int(storage) + Int(offset) + Int(length)
      guard identifier == 6, range.upperBound <= table.count else { continue }
      // The name is ASCII with one or two bytes a character; without zeros both have the same
      // bytes.
      return String(decoding: table[range].filter { $0 != 0 }, as: UTF8.self)
    }
    return nil
  }
}
