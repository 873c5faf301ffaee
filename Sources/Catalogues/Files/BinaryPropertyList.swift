/// The binary form of a property list.
enum BinaryPropertyList {
  /// Whether a list or a dictionary is in two others.
  ///
  /// Foundation reads such a value once for each place of it. Forty lists, each of which has the next
  /// one twice, would be 2⁴⁰ values. Programs that write property lists share texts and numbers only.
  static func hasSharedContainer(_ bytes: [UInt8]) -> Bool {
    guard let file = File(bytes) else { return false }
    var parents = Set<Int>()
    for index in 0..<file.count {
      for child in file.references(ofObject: index) where file.isContainer(child) {
        if !parents.insert(child).inserted { return true }
      }
    }
    return false
  }

  /// The table of objects at the end of a file.
  private struct File {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let table: Int
    let count: Int

    init?(_ bytes: [UInt8]) {
      guard bytes.starts(with: "bplist".utf8), bytes.count >= 40 else { return nil }
      self.bytes = bytes
      let trailer = bytes.count - 32
      (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
        let count = Self.number(bytes, at: trailer + 8, size: 8),
        let table = Self.number(bytes, at: trailer + 24, size: 8),
        table <= trailer, count <= (trailer - table) / offsetSize
      else { return nil }
      (self.count, self.table) = (count, table)
    }

    /// A number of up to eight bytes, the highest first; nil outside of the file.
    private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
      guard place >= 0, place <= bytes.count - size else { return nil }
      let value = bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int(exactly: value)
    }

    private func offset(ofObject index: Int) -> Int? {
      guard index < count else { return nil }
      let offset = Self.number(bytes, at: table + index * offsetSize, size: offsetSize)
      return offset.flatMap { bytes.indices.contains($0) ? $0 : nil }
    }

    /// Whether an object is a list, a set or a dictionary.
    func isContainer(_ index: Int) -> Bool {
      offset(ofObject: index).map { bytes[$0] >> 4 >= 0xA } ?? false
    }

    /// The objects in a list, a set or a dictionary; empty for other objects.
    func references(ofObject index: Int) -> [Int] {
      guard isContainer(index), let start = offset(ofObject: index) else { return [] }
      var length = Int(bytes[start] & 0xF)
      var place = start + 1
      if length == 0xF {
        // A number of 1, 2, 4 or 8 bytes follows.
        guard place < bytes.count, bytes[place] >> 4 == 1 else { return [] }
        let size = 1 << Int(bytes[place] & 0xF)
        guard size <= 8, let long = Self.number(bytes, at: place + 1, size: size) else { return [] }
        (length, place) = (long, place + 1 + size)
      }
      let sides = bytes[start] >> 4 == 0xD ? 2 : 1
      guard place <= bytes.count, length <= (bytes.count - place) / referenceSize / sides else {
        return []
      }
      return (0..<(length * sides)).compactMap {
        Self.number(bytes, at: place + $0 * referenceSize, size: referenceSize)
      }
    }
  }
}
