private import Geometry

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A picture's rows as its PNG file has them, without their filters.
///
/// They are numbers of colours in a palette, a fourth of the memory of a bitmap, or three or four bytes
/// a pixel.
package struct PlainRows: Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Each row behind a byte that means nothing any more, and four bytes more.
  private var rows: [UInt8]
  private let bytesPerPixel: Int
  /// Of colours that rows are numbers of; empty for other pictures.
  private var palette: [UInt32]
  /// Whether no colour is known to be in the palette twice.
  private var isPaletteDistinct = false

  /// Nil for an unknown filter, or a colour that the palette lacks.
  ///
  /// - Parameters:
  ///   - filtered: each row behind the number of its filter, and four bytes more.
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - bytesPerPixel: 1 with a palette, otherwise 3 or 4.
  ///   - palette: a word for each colour as it is in memory.
  init?(
    filtered: consuming [UInt8], width: Int, height: Int, bytesPerPixel: Int, palette: [UInt32]
  ) {
    self.width = width
    self.height = height
    self.bytesPerPixel = bytesPerPixel
    self.palette = palette
    rows = filtered
    guard unfilter() else { return nil }
  }

  private var rowLength: Int { width * bytesPerPixel }

  private mutating func unfilter() -> Bool {
    let (height, length) = (height, rowLength)
    let (bytesPerPixel, colors) = (bytesPerPixel, palette.count)
    return rows.withUnsafeMutableBufferPointer { rows in
      guard let start = rows.baseAddress else { return false }
      for y in 0..<height {
        let row = start + y * (length + 1) + 1
        let filter = row[-1]
        if filter == RowFilters.up, y > 0, Self.isZero(row, length) {
          // As most rows of screens are.
          row.update(from: row - (length + 1), count: length)
          continue
        }
        guard
          RowFilters.unfilter(
            row, above: y > 0 ? row - (length + 1) : nil, length: length, filter: filter,
            bytesPerPixel: bytesPerPixel),
          bytesPerPixel > 1 || Self.greatest(row, length) < colors
        else { return false }
      }
      return true
    }
  }

  private static func isZero(_ row: UnsafeMutablePointer<UInt8>, _ length: Int) -> Bool {
    // Each byte is the one before it, and the first is zero.
    row[0] == 0 && memcmp(row, row + 1, length - 1) == 0
  }

  private static func greatest(_ row: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
    var greatest: UInt8 = 0
    for x in 0..<length { greatest = max(greatest, row[x]) }
    return Int(greatest)
  }

  /// Whether a row is known to be the same in another picture of the same width; false also where it
  /// may be the same in other bytes.
  package func isRowEqual(_ y: Int, in other: PlainRows) -> Bool {
    guard bytesPerPixel == other.bytesPerPixel, palette == other.palette else { return false }
    let (offset, length) = (y * (rowLength + 1) + 1, rowLength)
    return rows.withUnsafeBufferPointer { one in
      other.rows.withUnsafeBufferPointer { two in
        guard let one = one.baseAddress, let two = two.baseAddress else { return false }
        return memcmp(one + offset, two + offset, length) == 0
      }
    }
  }

  /// All pixels.
  package var bitmap: Bitmap? {
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      LargePages.advise(buffer)
      guard let target = buffer.baseAddress else { return }
      write(0..<height, to: target)
      count = width * height * 4
    }
    return Bitmap(width: Pixels(width), height: Pixels(height), bytes: pixels)
  }

  /// Writes some rows as red, green, blue and alpha, four bytes a pixel.
  ///
  /// - Parameters:
  ///   - range: which rows.
  ///   - target: room for them.
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

  /// Makes four bytes of each pixel of a row; up to a byte behind the row is read too.
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

extension PlainRows {
  /// The most colours that one byte can be the number of.
  private static let greatestColorCount = 256

  /// Two pictures with one palette in which no colour is twice, so that equal pixels are equal bytes.
  ///
  /// - Parameters:
  ///   - one: a picture.
  ///   - other: another.
  /// - Returns: the same pictures; nil where one has no palette, or their colours are too many for one.
  package static func withOnePalette(
    _ one: PlainRows, _ other: PlainRows
  ) -> (PlainRows, PlainRows)? {
    guard one.bytesPerPixel == 1, other.bytesPerPixel == 1 else { return nil }
    var palette: [UInt32] = []
    var numbers: [UInt32: UInt8] = [:]
    for color in one.palette + other.palette where numbers[color] == nil {
      guard palette.count < greatestColorCount else { return nil }
      numbers[color] = UInt8(palette.count)
      palette.append(color)
    }
    return (one.renumbered(numbers, palette), other.renumbered(numbers, palette))
  }

  private func renumbered(_ numbers: [UInt32: UInt8], _ palette: [UInt32]) -> PlainRows {
    var renumbered = self
    renumbered.palette = palette
    renumbered.isPaletteDistinct = true
    let new = self.palette.map { numbers[$0] ?? 0 }
    guard !new.enumerated().allSatisfy({ $0.offset == Int($0.element) }) else { return renumbered }
    // The bytes before rows and behind the last are no colours; any number will do for them.
    let table = new + Array(repeating: 0, count: Self.greatestColorCount - new.count)
    renumbered.rows.withUnsafeMutableBufferPointer { rows in
      table.withUnsafeBufferPointer { table in
        for index in rows.indices { rows[index] = table[Int(rows[index])] }
      }
    }
    return renumbered
  }

  /// Which of up to 64 pixels of a row are not the same in another picture with the same palette; the
  /// first one's is the lowest bit.
  ///
  /// - Parameters:
  ///   - other: the other of `withOnePalette`.
  ///   - columns: the pixels, at most 64 of them.
  ///   - y: the row.
  /// - Returns: a bit each.
  @inline(__always)
  package func differences(from other: PlainRows, _ columns: Range<Int>, y: Int) -> UInt64 {
    let offset = y &* (width &+ 1) &+ 1 &+ columns.lowerBound
    return rows.withUnsafeBytes { one in
      other.rows.withUnsafeBytes { two in
        var bits: UInt64 = 0
        var index = 0
        while index &+ 16 <= columns.count {
          let a = one.loadUnaligned(fromByteOffset: offset &+ index, as: SIMD16<UInt8>.self)
          let b = two.loadUnaligned(fromByteOffset: offset &+ index, as: SIMD16<UInt8>.self)
          if a != b { bits |= Self.bits(of: a .!= b) &<< UInt64(index) }
          index &+= 16
        }
        while index < columns.count {
          if one[offset &+ index] != two[offset &+ index] { bits |= 1 &<< UInt64(index) }
          index &+= 1
        }
        return bits
      }
    }
  }

  @inline(__always)
  private static func bits(of mask: SIMDMask<SIMD16<Int8>>) -> UInt64 {
    let bits = SIMD16<UInt8>(repeating: 0).replacing(with: weights, where: mask)
    return UInt64(bits.lowHalf.wrappedSum()) | UInt64(bits.highHalf.wrappedSum()) &<< 8
  }

  private static let weights = SIMD16<UInt8>(
    1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128)

  /// Whether both have the palette that `withOnePalette` made for them.
  package func hasPalette(of other: PlainRows) -> Bool {
    isPaletteDistinct && other.isPaletteDistinct && palette == other.palette
  }
}

extension RowFilters {
  /// Takes a row's filter off, in place.
  ///
  /// - Parameters:
  ///   - row: the filtered row.
  ///   - above: the row above without its filter; nil for the first.
  ///   - length: of the row, in bytes.
  ///   - filter: its number.
  ///   - bytesPerPixel: 1, 3 or 4.
  /// - Returns: false for an unknown filter.
  static func unfilter(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, length: Int,
    filter: UInt8, bytesPerPixel: Int
  ) -> Bool {
    switch (filter, above) {
    case (none, _), (up, nil): break
    case (1, _), (4, nil):
      // Without a row above, the nearest of the three is the left one.
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
