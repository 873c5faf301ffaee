/// A writer of ZIP archives for tests, which stores entries as they are.
package struct StoredArchive {
  /// The way in which an entry is written.
  package enum Form: Hashable, Sendable {
    case stored
    /// Deflated in one block without compression, so that the bytes are known by hand.
    case deflated
    /// With the sizes and the place in the long form (ZIP64).
    case long
    case encrypted
    /// With the number of a method that Strut does not read.
    case otherMethod
  }

  /// The archive with its end.
  package var bytes: [UInt8] {
    files + list + end
  }

  private var files: [UInt8] = []
  private var list: [UInt8] = []
  private var count = 0

  package init() {}

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - contents: the bytes of the file.
  ///   - name: the path in the archive.
  ///   - checksum: the CRC-32 of the contents.
  ///   - form: the form of the entry.
  package mutating func add(
    _ contents: [UInt8], as name: String, checksum: UInt32, _ form: Form = .stored
  ) {
    let isDeflated = form == .deflated
    let data =
      isDeflated
      ? [1] + Self.number(contents.count, 2) + Self.number(~contents.count & 0xFFFF, 2) + contents
      : contents
    let isLong = form == .long
    let method = isDeflated ? 8 : form == .otherMethod ? 12 : 0
    let start =
      Self.number(isLong ? 45 : 20, 2) + Self.number(form == .encrypted ? 1 : 0, 2)
      + Self.number(method, 2) + Self.number(0, 4) + Self.number(Int(checksum), 4)
    let sizes =
      isLong
      ? Self.number(0xFFFF_FFFF, 4) + Self.number(0xFFFF_FFFF, 4)
      : Self.number(data.count, 4) + Self.number(contents.count, 4)
    let longSizes =
      Self.number(1, 2) + Self.number(16, 2) + Self.number(contents.count, 8)
      + Self.number(data.count, 8)
    let longPlace =
      Self.number(1, 2) + Self.number(24, 2) + longSizes.dropFirst(4) + Self.number(files.count, 8)
    let text = Array(name.utf8)
    list +=
      [0x50, 0x4B, 1, 2] + Self.number(45, 2) + start + sizes + Self.number(text.count, 2)
      + Self.number(isLong ? longPlace.count : 0, 2) + Self.number(0, 2 + 2 + 2 + 4)
      + Self.number(isLong ? 0xFFFF_FFFF : files.count, 4) + text + (isLong ? longPlace : [])
    files +=
      [0x50, 0x4B, 3, 4] + start + sizes + Self.number(text.count, 2)
      + Self.number(isLong ? longSizes.count : 0, 2) + text + (isLong ? longSizes : []) + data
    count += 1
  }

  private var end: [UInt8] {
    [0x50, 0x4B, 5, 6] + Self.number(0, 4) + Self.number(count, 2) + Self.number(count, 2)
      + Self.number(list.count, 4) + Self.number(files.count, 4) + Self.number(0, 2)
  }

  /// A little-endian number.
  private static func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: $0 < 8 ? value >> ($0 * 8) : 0) }
  }
}
