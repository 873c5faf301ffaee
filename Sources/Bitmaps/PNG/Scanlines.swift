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
  /// The rows, each after an unused byte, followed by four more bytes.
  private let rows: [UInt8]
  private let bytesPerPixel: Int
  /// The palette, or empty for other pictures.
  private let palette: [UInt32]
  /// Whether the palette is known to have no duplicates.
  private let isPaletteDistinct: Bool

  /// The rows, or nil after a failed inflation, an unknown filter, or an index outside the palette.
  ///
  /// - Parameters:
  ///   - size: width and height in pixels.
  ///   - bytesPerPixel: 1 with a palette, otherwise 3 or 4.
  ///   - palette: one word a colour in memory order.
  ///   - common: a palette with all these colours and no duplicates, to renumber the rows to, or
  ///     nil for the picture's own palette.
  ///   - inflate: fills a buffer with the rows, each after its filter's number.
  init?(
    _ size: (width: Int, height: Int), bytesPerPixel: Int, palette: [UInt32], common: [UInt32]?,
    inflating inflate: (UnsafeMutableBufferPointer<UInt8>) -> Bool
  ) {
    width = size.width
    height = size.height
    self.bytesPerPixel = bytesPerPixel
    self.palette = common ?? palette
    isPaletteDistinct = common != nil
    let (width, height) = size
    let length = (width * bytesPerPixel + 1) * height
    var isWhole = false
    // Everything happens in the memory of the inflated rows, because allocating more takes longer.
    rows = [UInt8](unsafeUninitializedCapacity: length + 4) { buffer, count in
      LargePages.advise(buffer)
      guard inflate(UnsafeMutableBufferPointer(rebasing: buffer[..<length])),
        Self.unfilter(
          buffer, width: width, height: height, bytesPerPixel: bytesPerPixel,
          colorCount: palette.count)
      else { return }
      for index in length..<length + 4 { buffer[index] = 0 }
      if let common {
        Self.renumber(buffer, width: width, height: height, from: palette, to: common)
      }
      count = length + 4
      isWhole = true
    }
    guard isWhole else { return nil }
  }

  private var rowLength: Int { width * bytesPerPixel }

  private static func unfilter(
    _ rows: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, bytesPerPixel: Int,
    colorCount: Int
  ) -> Bool {
    guard let start = rows.baseAddress else { return false }
    let length = width * bytesPerPixel
    for y in 0..<height {
      let row = start + y * (length + 1) + 1
      let filter = row[-1]
      if filter == RowFilters.up, y > 0, isZero(row, length) {
        // Most rows of screens equal the row above.
        row.update(from: row - (length + 1), count: length)
        continue
      }
      guard
        RowFilters.unfilter(
          row, above: y > 0 ? row - (length + 1) : nil, length: length, filter: filter,
          bytesPerPixel: bytesPerPixel),
        bytesPerPixel > 1 || greatest(row, length) < colorCount
      else { return false }
    }
    return true
  }

  /// Maps indices of one palette to another.
  private static func renumber(
    _ rows: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, from palette: [UInt32],
    to common: [UInt32]
  ) {
    var table = [UInt8](repeating: 0, count: greatestColorCount)
    for (number, color) in palette.enumerated() {
      table[number] = UInt8(common.firstIndex(of: color) ?? 0)
    }
    guard !palette.indices.allSatisfy({ Int(table[$0]) == $0 }), let start = rows.baseAddress
    else { return }
    var last = [UInt8](repeating: 0, count: width)
    table.withUnsafeBufferPointer { table in
      last.withUnsafeMutableBufferPointer { last in
        guard let last = last.baseAddress else { return }
        for y in 0..<height {
          let row = start + y * (width + 1) + 1
          if y > 0, memcmp(row, last, width) == 0 {
            // Most rows of screens equal the row above.
            row.update(from: row - (width + 1), count: width)
            continue
          }
          last.update(from: row, count: width)
          for x in 0..<width { row[x] = table[Int(row[x])] }
        }
      }
    }
  }

  /// The greatest number of colours with indices of one byte.
  static let greatestColorCount = 256

  private static func isZero(_ row: UnsafeMutablePointer<UInt8>, _ length: Int) -> Bool {
    // All bytes are zero if the first is zero and each equals the one before it.
    row[0] == 0 && memcmp(row, row + 1, length - 1) == 0
  }

  private static func greatest(_ row: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
    var greatest: UInt8 = 0
    for x in 0..<length { greatest = max(greatest, row[x]) }
    return Int(greatest)
  }

  /// Whether a row is known to match in another picture of the same width.
  ///
  /// False also if it may match with other bytes.
  package func isRowEqual(_ y: Int, in other: Scanlines) -> Bool {
    guard bytesPerPixel == other.bytesPerPixel, palette == other.palette else { return false }
    let (offset, length) = (y * (rowLength + 1) + 1, rowLength)
    return rows.withUnsafeBufferPointer { one in
      other.rows.withUnsafeBufferPointer { two in
        guard let one = one.baseAddress, let two = two.baseAddress else { return false }
        return memcmp(one + offset, two + offset, length) == 0
      }
    }
  }

  /// Whether the size and all pixels are those of a plane.
  func isEqual(to plane: PixelPlane) -> Bool {
    guard plane.width == width, plane.height == height else { return false }
    let length = rowLength
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * 4) { expanded in
      rows.withUnsafeBufferPointer { rows in
        guard let expanded = expanded.baseAddress, let rows = rows.baseAddress else { return false }
        return (0..<height).allSatisfy { y in
          let row = rows + y * (length + 1) + 1
          // Most rows of screens equal the row above, which is expanded already.
          if y == 0 || memcmp(row, row - (length + 1), length) != 0 { expand(row, to: expanded) }
          return plane.hasPixels(expanded, inRow: y)
        }
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
    let (width, length) = (width, rowLength)
    rows.withUnsafeBufferPointer { rows in
      guard let start = rows.baseAddress else { return }
      for y in range {
        let row = start + y * (length + 1) + 1
        let pixels = target + (y - range.lowerBound) * width * 4
        if y > range.lowerBound, memcmp(row, row - (length + 1), length) == 0 {
          pixels.update(from: pixels - width * 4, count: width * 4)
        } else {
          expand(row, to: pixels)
        }
      }
    }
  }

  /// Expands each pixel of a row to four bytes.
  ///
  /// It may read one byte after the row.
  private func expand(_ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt8>) {
    let source = UnsafeRawPointer(row)
    let target = UnsafeMutableRawPointer(pixels)
    switch bytesPerPixel {
    case 1:
      palette.withUnsafeBufferPointer { palette in
        for x in 0..<width {
          target.storeBytes(of: palette[Int(row[x])], toByteOffset: x &* 4, as: UInt32.self)
        }
      }
    case 3:
      for x in 0..<width {
        let pixel = source.loadUnaligned(fromByteOffset: x &* 3, as: UInt32.self)
        target.storeBytes(
          of: (pixel.littleEndian | 0xFF00_0000).littleEndian, toByteOffset: x &* 4,
          as: UInt32.self)
      }
    default: pixels.update(from: row, count: width * 4)
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
    let offset = y &* (width &+ 1) &+ 1
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
    isPaletteDistinct && other.isPaletteDistinct && palette == other.palette
  }
}

extension RowFilters {
  /// Removes a row's filter, in place.
  ///
  /// - Parameters:
  ///   - row: the filtered row.
  ///   - above: the unfiltered row above, or nil for the first row.
  ///   - length: the length of the row in bytes.
  ///   - filter: the number of the filter.
  ///   - bytesPerPixel: 1, 3 or 4.
  /// - Returns: false for an unknown filter.
  static func unfilter(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, length: Int,
    filter: UInt8, bytesPerPixel: Int
  ) -> Bool {
    switch (filter, above) {
    case (none, _), (up, nil): break
    case (1, _), (4, nil):
      // Without a row above, the Paeth predictor is the left byte.
      var index = bytesPerPixel
      while index < length {
        row[index] &+= row[index &- bytesPerPixel]
        index &+= 1
      }
    case (up, let above?):
      for index in 0..<length { row[index] &+= above[index] }
    case (3, _):
      var index = 0
      while index < length {
        let left = index < bytesPerPixel ? 0 : Int32(row[index &- bytesPerPixel])
        let sum = left &+ Int32(above?[index] ?? 0)
        row[index] &+= UInt8(truncatingIfNeeded: sum &>> 1)
        index &+= 1
      }
    case (4, let above?):
      var index = 0
      while index < length {
        let isFirst = index < bytesPerPixel
        let left = isFirst ? 0 : Int32(row[index &- bytesPerPixel])
        let corner = isFirst ? 0 : Int32(above[index &- bytesPerPixel])
        row[index] &+= paeth(left, Int32(above[index]), corner)
        index &+= 1
      }
    default: return false
    }
    return true
  }
}
