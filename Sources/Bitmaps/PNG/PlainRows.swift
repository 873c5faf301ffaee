#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Filtered rows of 8 bits a channel that become pixels.
struct PlainRows {
  /// Each row behind the number of its filter, and four bytes more.
  private var rows: [UInt8]
  private let width: Int
  private let height: Int
  private let bytesPerPixel: Int
  /// Of colours that rows are numbers of; empty for other pictures.
  private let palette: [UInt32]

  init(rows: [UInt8], width: Int, height: Int, bytesPerPixel: Int, palette: [UInt32]) {
    self.rows = rows
    self.width = width
    self.height = height
    self.bytesPerPixel = bytesPerPixel
    self.palette = palette
  }

  private var rowLength: Int { width * bytesPerPixel }

  /// Writes four bytes a pixel.
  ///
  /// - Parameter target: room for all pixels.
  /// - Returns: false for an unknown filter, or a colour that the palette lacks.
  consuming func write(to target: UnsafeMutablePointer<UInt8>) -> Bool {
    let (width, height, length) = (width, height, rowLength)
    let (bytesPerPixel, palette) = (bytesPerPixel, palette)
    return rows.withUnsafeMutableBufferPointer { rows in
      guard let start = rows.baseAddress else { return false }
      for y in 0..<height {
        let row = start + y * (length + 1) + 1
        let pixels = target + y * width * 4
        let filter = row[-1]
        if filter == RowFilters.up, y > 0, Self.isZero(row, length) {
          // As most rows of screens are.
          row.update(from: row - (length + 1), count: length)
          pixels.update(from: pixels - width * 4, count: width * 4)
          continue
        }
        guard
          RowFilters.unfilter(
            row, above: y > 0 ? row - (length + 1) : nil, length: length, filter: filter,
            bytesPerPixel: bytesPerPixel),
          Self.expand(row, to: pixels, width: width, bytesPerPixel: bytesPerPixel, palette)
        else { return false }
      }
      return true
    }
  }

  private static func isZero(_ row: UnsafeMutablePointer<UInt8>, _ length: Int) -> Bool {
    // Each byte is the one before it, and the first is zero.
    row[0] == 0 && memcmp(row, row + 1, length - 1) == 0
  }

  /// Makes four bytes of each pixel of a row; up to a byte behind the row is read too.
  private static func expand(
    _ row: UnsafeMutablePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt8>, width: Int,
    bytesPerPixel: Int, _ palette: [UInt32]
  ) -> Bool {
    let source = UnsafeRawPointer(row)
    let target = UnsafeMutableRawPointer(pixels)
    switch bytesPerPixel {
    case 1:
      var greatest: UInt8 = 0
      for x in 0..<width { greatest = max(greatest, row[x]) }
      guard Int(greatest) < palette.count else { return false }
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
    return true
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
