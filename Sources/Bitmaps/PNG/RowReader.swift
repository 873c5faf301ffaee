#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Reads the unfiltered rows of a PNG file from the top.
struct RowReader: ~Copyable {
  /// A row that is valid until the next one is read.
  struct Row {
    /// The bytes, with one more that may be read.
    let bytes: UnsafePointer<UInt8>
    /// Whether the row above has the same bytes.
    let isRepeated: Bool
  }

  private var stream: InflateStream
  private let format: RowFormat
  private var row: UnsafeMutablePointer<UInt8>
  private var above: UnsafeMutablePointer<UInt8>
  private var isFirst = true

  /// A reader at the first row, or nil if the header of the compressed rows is damaged.
  ///
  /// - Parameters:
  ///   - source: the compressed rows, which must stay until the reader ends.
  ///   - format: the format of the rows.
  init?(_ source: UnsafeRawBufferPointer, _ format: RowFormat) {
    guard let stream = InflateStream(source, pieceLength: format.length + 1) else { return nil }
    self.stream = stream
    self.format = format
    row = .allocate(capacity: format.length + 1)
    above = .allocate(capacity: format.length + 1)
    row[format.length] = 0
    above[format.length] = 0
  }

  deinit {
    row.deallocate()
    above.deallocate()
  }

  /// The next row, or nil if it is damaged, has an unknown filter, or an index outside the palette.
  mutating func next() -> Row? {
    let length = format.length
    guard let filtered = stream.next(length + 1) else { return nil }
    let (filter, bytes) = (filtered[0], filtered + 1)
    // Most rows of screens equal the row above.
    if filter == RowFilters.up, !isFirst, Self.isZero(bytes, length) {
      return Row(bytes: row, isRepeated: true)
    }
    swap(&row, &above)
    row.update(from: bytes, count: length)
    guard
      RowFilters.unfilter(
        row, above: isFirst ? nil : above, length: length, filter: filter,
        bytesPerPixel: format.bytesPerPixel),
      format.bytesPerPixel > 1 || Self.greatest(row, length) < format.palette.count
    else { return nil }
    let isRepeated = !isFirst && memcmp(row, above, length) == 0
    isFirst = false
    return Row(bytes: row, isRepeated: isRepeated)
  }

  /// Whether the rows end here, with a right checksum.
  mutating func isAtEnd() -> Bool { stream.isAtEnd() }

  private static func isZero(_ row: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    // All bytes are zero if the first is zero and each equals the one before it.
    row[0] == 0 && memcmp(row, row + 1, length - 1) == 0
  }

  private static func greatest(_ row: UnsafePointer<UInt8>, _ length: Int) -> Int {
    var greatest: UInt8 = 0
    for x in 0..<length { greatest = max(greatest, row[x]) }
    return Int(greatest)
  }
}
