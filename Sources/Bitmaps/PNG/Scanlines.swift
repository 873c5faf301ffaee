private import Geometry

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The unfiltered rows of a PNG file.
///
/// A pixel is an index into a palette, a fourth of a bitmap's memory, or three or four bytes.
package struct Scanlines: Sendable {
  /// The size in pixels.
  package let width: Int
  /// The size in pixels.
  package let height: Int
  /// The rows, followed by one more byte.
  private let rows: [UInt8]
  private let format: RowFormat
  /// Whether the palette is known to have no duplicates.
  private let isPaletteDistinct: Bool

  /// The greatest number of colours with indices of one byte.
  static let greatestColorCount = 256

  /// Reads all rows, or returns nil if one is damaged.
  ///
  /// - Parameters:
  ///   - source: the compressed rows.
  ///   - format: the format of the rows.
  ///   - height: the number of rows.
  ///   - common: a palette with all colours of the format and no duplicates, to renumber the rows to,
  ///     or nil for the format's own palette.
  init?(
    _ source: UnsafeRawBufferPointer, _ format: RowFormat, height: Int, common: [UInt32]?
  ) {
    guard var reader = RowReader(source, format) else { return nil }
    let numbers = common.flatMap { Self.numbers(of: format.palette, in: $0) }
    let (width, length) = (format.width, format.length)
    let count = length * height + 1
    var isWhole = false
    let rows = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      LargePages.advise(buffer)
      guard let start = buffer.baseAddress else { return }
      for y in 0..<height {
        guard let row = reader.next() else { return }
        let target = start + y * length
        if row.isRepeated {
          target.update(from: target - length, count: length)
        } else if let numbers {
          for x in 0..<length { target[x] = numbers[Int(row.bytes[x])] }
        } else {
          target.update(from: row.bytes, count: length)
        }
      }
      start[count - 1] = 0
      filled = count
      isWhole = reader.isAtEnd()
    }
    guard isWhole else { return nil }
    self.rows = rows
    self.width = width
    self.height = height
    self.format = RowFormat(
      width: width, bytesPerPixel: format.bytesPerPixel, palette: common ?? format.palette)
    isPaletteDistinct = common != nil
  }

  /// The number in another palette for each number of a palette; nil if all are the same.
  private static func numbers(of palette: [UInt32], in common: [UInt32]) -> [UInt8]? {
    let numbers = palette.map { UInt8(common.firstIndex(of: $0) ?? 0) }
    return numbers.indices.allSatisfy { Int(numbers[$0]) == $0 } ? nil : numbers
  }

  /// Whether a row is known to match in another picture of the same width.
  ///
  /// False also if it may match with other bytes.
  package func isRowEqual(_ y: Int, in other: Scanlines) -> Bool {
    guard format == other.format else { return false }
    let (offset, length) = (y * format.length, format.length)
    return rows.withUnsafeBufferPointer { one in
      other.rows.withUnsafeBufferPointer { two in
        guard let one = one.baseAddress, let two = two.baseAddress else { return false }
        return memcmp(one + offset, two + offset, length) == 0
      }
    }
  }

  /// All pixels as a bitmap.
  package var bitmap: Bitmap? {
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      LargePages.advise(buffer)
      guard let target = buffer.baseAddress else { return }
      write(0..<height, to: target)
      count = width * height * 4
    }
    return Bitmap(width: Pixels(width), height: Pixels(height), bytes: pixels)
  }

  /// Writes rows as red, green, blue and alpha, four bytes a pixel.
  ///
  /// - Parameters:
  ///   - range: the rows.
  ///   - target: the memory for them.
  package func write(_ range: Range<Int>, to target: UnsafeMutablePointer<UInt8>) {
    let (width, length) = (width, format.length)
    rows.withUnsafeBufferPointer { rows in
      guard let start = rows.baseAddress else { return }
      for y in range {
        let row = start + y * length
        let pixels = target + (y - range.lowerBound) * width * 4
        if y > range.lowerBound, memcmp(row, row - length, length) == 0 {
          pixels.update(from: pixels - width * 4, count: width * 4)
        } else {
          format.expand(row, to: pixels)
        }
      }
    }
  }
}

extension Scanlines {
  /// Finds the pixels of a row that differ in another picture with the same palette.
  ///
  /// - Parameters:
  ///   - other: a picture of the same width with the same common palette.
  ///   - y: the row.
  ///   - words: memory for one bit a pixel, 64 pixels a word, with the first pixel in the lowest
  ///     bit.
  /// - Returns: false if all pixels match. Then nothing is written.
  package func findDifferences(
    from other: Scanlines, y: Int, to words: UnsafeMutableBufferPointer<UInt64>
  ) -> Bool {
    let offset = y &* width
    return rows.withUnsafeBytes { one in
      other.rows.withUnsafeBytes { two in
        guard let one = one.baseAddress, let two = two.baseAddress,
          memcmp(one + offset, two + offset, width) != 0
        else { return false }
        let (first, second) = (one + offset, two + offset)
        for index in words.indices {
          let column = index &* 64
          let count = min(64, width &- column)
          words[index] = Self.differences(first + column, second + column, count: count)
        }
        return true
      }
    }
  }

  /// The differing bytes among up to 64, with the first byte in the lowest bit.
  private static func differences(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int
  ) -> UInt64 {
    var bits: UInt64 = 0
    var index = 0
    while index &+ 8 <= count {
      let a = one.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let b = other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      bits |= differingBytes((a ^ b).littleEndian) &<< UInt64(index)
      index &+= 8
    }
    while index < count {
      if one.load(fromByteOffset: index, as: UInt8.self)
        != other.load(fromByteOffset: index, as: UInt8.self)
      {
        bits |= 1 &<< UInt64(index)
      }
      index &+= 1
    }
    return bits
  }

  /// A bit for each nonzero byte of a word, the lowest for the lowest byte.
  @inline(__always)
  private static func differingBytes(_ word: UInt64) -> UInt64 {
    let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    // The addition carries into a byte's highest bit if a lower one is set, and never farther.
    let highest = ((word & lowBits) &+ lowBits | word) & ~lowBits
    // Each bit of the factor moves one byte's bit to its place in the highest byte.
    return ((highest &>> 7) &* 0x0102_0408_1020_4080) &>> 56
  }

  /// Whether both have the same common palette, so that equal pixels are equal bytes.
  package func hasPalette(of other: Scanlines) -> Bool {
    isPaletteDistinct && other.isPaletteDistinct && format == other.format
  }
}
