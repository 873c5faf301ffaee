/// An editor that removes the kerning of a `GPOS` table and scales its marks to another em.
struct GlyphPositioning {
  private let table: BigEndianReader
  private let scale: Double
  private var edited: [UInt8]
  /// The offsets of scaled anchors, which glyphs may share.
  private var done: Set<Int> = []

  /// Returns the table with disabled `kern` features and scaled anchors of marks.
  ///
  /// A `kern` table replaces the features. Returns nil if the table is damaged.
  static func marks(of gpos: [UInt8], scaledBy scale: Double) -> [UInt8]? {
    var editor = GlyphPositioning(table: BigEndianReader(gpos), scale: scale, edited: gpos)
    return editor.removeKerning() && editor.scaleLookups() ? editor.edited : nil
  }

  private init(table: BigEndianReader, scale: Double, edited: [UInt8]) {
    self.table = table
    self.scale = scale
    self.edited = edited
  }

  /// Renames the `kern` features to an unused tag.
  ///
  /// Upper-case letters mark private tags.
  private mutating func removeKerning() -> Bool {
    guard let features = table.short(6).map(Int.init), let count = table.short(features) else {
      return false
    }
    for index in 0..<Int(count) {
      let record = features + 2 + 6 * index
      guard let tag = table.word(record) else { return false }
      guard tag == 0x6B65_726E else { continue }  // 'kern'
      edited.set(0x5374, at: record)
      edited.set(0x7274, at: record + 2)
    }
    return true
  }

  private mutating func scaleLookups() -> Bool {
    guard let list = table.short(8).map(Int.init), let count = table.short(list) else {
      return false
    }
    for index in 0..<Int(count) {
      guard let offset = table.short(list + 2 + 2 * index), scaleLookup(at: list + Int(offset))
      else { return false }
    }
    return true
  }

  private mutating func scaleLookup(at lookup: Int) -> Bool {
    guard let type = table.short(lookup), let count = table.short(lookup + 4) else { return false }
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
      switch subtype {
      case 4, 6: if !scaleMarks(at: subtable, anchorLists: bases) { return false }
      case 5: if !scaleMarks(at: subtable, anchorLists: ligatures) { return false }
      default: break
      }
    }
    return true
  }

  /// Scales the anchors of marks on bases, ligatures or other marks.
  private mutating func scaleMarks(
    at subtable: Int, anchorLists: (Int, Int) -> [(start: Int, at: Int, count: Int)]?
  ) -> Bool {
    guard let classes = table.short(subtable + 6).map(Int.init),
      let marks = table.short(subtable + 8).map({ subtable + Int($0) }),
      let others = table.short(subtable + 10).map({ subtable + Int($0) }),
      let count = table.short(marks), let lists = anchorLists(others, classes)
    else { return false }
    for mark in 0..<Int(count) {
      guard let offset = table.short(marks + 4 + 4 * mark), scaleAnchor(at: marks + Int(offset))
      else { return false }
    }
    for list in lists {
      for index in 0..<list.count {
        guard let offset = table.short(list.at + 2 * index) else { return false }
        // An offset of 0 means no anchor.
        if offset != 0, !scaleAnchor(at: list.start + Int(offset)) { return false }
      }
    }
    return true
  }

  private func bases(_ array: Int, classes: Int) -> [(start: Int, at: Int, count: Int)]? {
    table.short(array).map { [(array, array + 2, Int($0) * classes)] }
  }

  private func ligatures(_ array: Int, classes: Int) -> [(start: Int, at: Int, count: Int)]? {
    guard let count = table.short(array) else { return nil }
    var lists: [(start: Int, at: Int, count: Int)] = []
    for index in 0..<Int(count) {
      guard let offset = table.short(array + 2 + 2 * index),
        let parts = table.short(array + Int(offset))
      else { return nil }
      let ligature = array + Int(offset)
      lists.append((ligature, ligature + 2, Int(parts) * classes))
    }
    return lists
  }

  private mutating func scaleAnchor(at anchor: Int) -> Bool {
    guard done.insert(anchor).inserted else { return true }
    guard let x = table.signedShort(anchor + 2), let y = table.signedShort(anchor + 4) else {
      return false
    }
    edited.set(Int((Double(x) * scale).rounded()), at: anchor + 2)
    edited.set(Int((Double(y) * scale).rounded()), at: anchor + 4)
    return true
  }
}
