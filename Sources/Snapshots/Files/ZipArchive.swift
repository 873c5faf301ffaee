import Bitmaps

/// A ZIP archive (APPNOTE.TXT 6.3.10), such as CI services make of the files of a job.
///
/// It reads stored and deflated entries, in the long form (ZIP64) too.
package struct ZipArchive: Sendable {
  /// A file or a folder of the archive.
  package struct Entry: Hashable, Sendable {
    /// The path in the archive, with `/` between its parts and at the end of a folder.
    package let name: String
    fileprivate let isEncrypted: Bool
    fileprivate let method: Int
    fileprivate let checksum: UInt32
    fileprivate let compressedCount: Int
    /// The number of bytes after decompression.
    package let count: Int
    /// The offset of the local header in the archive.
    fileprivate let offset: Int
  }

  /// The reason why an archive or an entry cannot be read.
  package enum Fault: Error, Hashable, Sendable {
    /// The bytes are no ZIP archive, or only a part of one.
    case notAnArchive
    case damaged(entry: String)
    case encrypted(entry: String)
    /// The entry is compressed by another method than Deflate.
    case otherMethod(entry: String, Int)
    /// The path of the entry leads out of the archive's folder.
    case unsafePath(entry: String)
    /// The entry, or all entries together, are larger than the limit in bytes.
    case tooLarge(entry: String, limit: Int)
  }

  /// The greatest size of an entry, in bytes.
  private static let greatestEntry = 256 << 20

  private let bytes: [UInt8]
  /// The entries in the order of the archive's list.
  package let entries: [Entry]

  /// Reads the list of an archive.
  ///
  /// - Parameter bytes: the bytes of the whole archive.
  /// - Throws: `notAnArchive` if there is no list, or `unsafePath`.
  package init(_ bytes: [UInt8]) throws(Fault) {
    self.bytes = bytes
    let fields = Fields(bytes)
    guard let list = List(in: fields) else { throw .notAnArchive }
    var entries: [Entry] = []
    var offset = list.offset
    for _ in 0..<list.count {
      guard let (entry, end) = Self.entry(at: offset, in: fields), end <= list.end else {
        throw .notAnArchive
      }
      guard Self.isSafe(entry.name) else { throw .unsafePath(entry: entry.name) }
      entries.append(entry)
      offset = end
    }
    self.entries = entries
  }

  /// The bytes of an entry.
  ///
  /// - Throws: the fault of the entry.
  package func contents(of entry: Entry) throws(Fault) -> [UInt8] {
    guard !entry.isEncrypted else { throw .encrypted(entry: entry.name) }
    guard entry.count <= Self.greatestEntry else {
      throw .tooLarge(entry: entry.name, limit: Self.greatestEntry)
    }
    let fields = Fields(bytes)
    guard fields.long(entry.offset) == 0x0403_4B50, let name = fields.short(entry.offset + 26),
      let extra = fields.short(entry.offset + 28)
    else { throw .damaged(entry: entry.name) }
    let start = entry.offset + 30 + name + extra
    guard start <= bytes.count, entry.compressedCount <= bytes.count - start else {
      throw .damaged(entry: entry.name)
    }
    let stream = bytes[start..<start + entry.compressedCount]
    let contents: [UInt8]?
    switch entry.method {
    case 0: contents = entry.count == stream.count ? Array(stream) : nil
    case 8 where entry.count == 0: contents = []
    case 8: contents = RawDeflate.inflate(stream, count: entry.count)
    default: throw .otherMethod(entry: entry.name, entry.method)
    }
    guard let contents, RawDeflate.checksum(contents) == entry.checksum else {
      throw .damaged(entry: entry.name)
    }
    return contents
  }

  /// Whether the path stays below its folder on each system.
  private static func isSafe(_ name: String) -> Bool {
    let path = name.hasSuffix("/") ? String(name.dropLast()) : name
    return Folder.contains(path) && !path.contains("\\")
  }

  /// The entry of a header in the list, and the end of the header.
  private static func entry(at offset: Int, in fields: Fields) -> (Entry, end: Int)? {
    guard fields.long(offset) == 0x0201_4B50, let flags = fields.short(offset + 8),
      let method = fields.short(offset + 10), let checksum = fields.long(offset + 16),
      let nameCount = fields.short(offset + 28), let extraCount = fields.short(offset + 30),
      let commentCount = fields.short(offset + 32),
      let name = fields.text(offset + 46, count: nameCount)
    else { return nil }
    let extra = offset + 46 + nameCount
    var long = LongFields(in: fields, from: extra, to: extra + extraCount)
    guard let count = long.value(of: fields.long(offset + 24)),
      let compressedCount = long.value(of: fields.long(offset + 20)),
      let local = long.value(of: fields.long(offset + 42))
    else { return nil }
    let entry = Entry(
      name: name, isEncrypted: flags & 1 != 0, method: method, checksum: UInt32(checksum),
      compressedCount: compressedCount, count: count, offset: local)
    return (entry, extra + extraCount + commentCount)
  }
}

/// The place of the list of entries.
private struct List {
  let offset: Int
  let count: Int
  let end: Int

  /// Finds the list by the record at the end of the archive; nil if there is none.
  init?(in fields: Fields) {
    // A comment of at most 65,535 bytes follows the record of 22 bytes.
    let last = fields.count - 22
    guard last >= 0,
      let record = (max(0, last - 0xFFFF)...last).reversed().first(where: { offset in
        fields.long(offset) == 0x0605_4B50
          && fields.short(offset + 20).map { offset + 22 + $0 == fields.count } == true
      })
    else { return nil }
    let locator = record - 20
    if fields.long(locator) == 0x0706_4B50 {
      guard let long = fields.veryLong(locator + 8), fields.long(long) == 0x0606_4B50,
        let count = fields.veryLong(long + 32), let size = fields.veryLong(long + 40),
        let offset = fields.veryLong(long + 48)
      else { return nil }
      self.init(offset: offset, count: count, size: size, end: long)
    } else {
      guard let count = fields.short(record + 10), let size = fields.long(record + 12),
        let offset = fields.long(record + 16)
      else { return nil }
      self.init(offset: offset, count: count, size: size, end: record)
    }
  }

  private init?(offset: Int, count: Int, size: Int, end: Int) {
    // Each header of the list has 46 bytes at least.
    guard offset <= end, size <= end - offset, count <= size / 46 else { return nil }
    (self.offset, self.count, self.end) = (offset, count, offset + size)
  }
}

/// The extra field with the long forms of numbers, in their order.
private struct LongFields {
  private let fields: Fields
  private var offset: Int
  private var limit: Int

  init(in fields: Fields, from start: Int, to end: Int) {
    self.fields = fields
    (offset, limit) = (end, end)
    var place = start
    while place + 4 <= end, let id = fields.short(place), let size = fields.short(place + 2) {
      if id == 1 {
        (offset, limit) = (place + 4, min(end, place + 4 + size))
        return
      }
      place += 4 + size
    }
  }

  /// The long form of a number if the number itself has no room for it.
  mutating func value(of number: Int?) -> Int? {
    guard number == 0xFFFF_FFFF else { return number }
    guard offset + 8 <= limit else { return nil }
    defer { offset += 8 }
    return fields.veryLong(offset)
  }
}

/// Numbers of an archive, which are little-endian; nil outside of its bytes.
private struct Fields {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// A number of 2 bytes.
  func short(_ offset: Int) -> Int? { number(offset, bytes: 2) }

  /// A number of 4 bytes.
  func long(_ offset: Int) -> Int? { number(offset, bytes: 4) }

  /// A number of 8 bytes; nil if it is greater than the number of bytes of any archive here.
  func veryLong(_ offset: Int) -> Int? { number(offset, bytes: 8) }

  func text(_ offset: Int, count: Int) -> String? {
    guard count <= bytes.count - offset else { return nil }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  private func number(_ offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, count <= bytes.count - offset else { return nil }
    let value = (0..<count).reduce(UInt64(0)) { $0 | UInt64(bytes[offset + $1]) << ($1 * 8) }
    return value < 1 << 48 ? Int(value) : nil
  }
}
