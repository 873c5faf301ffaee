/// A `kern` table: the distances that are added between classes of glyphs.
struct KernTable {
  /// The class of each glyph as the first of a pair, from 1, or 0 for none.
  var firstClasses: [Int]
  /// The class of each glyph as the second of a pair, from 1, or 0 for none.
  var secondClasses: [Int]
  /// The distances by first and second class, in font units; all rows have the same length.
  var distances: [[Int]]

  /// The table in Apple's version, with 32-bit lengths and one matrix of classes.
  var bytes: [UInt8] {
    let rowWidth = 2 * ((distances.first?.count ?? 0) + 1)
    let classBytes = 4 + 2 * firstClasses.count
    let matrixAt = Self.headerLength + classBytes + 4 + 2 * secondClasses.count
    let length = matrixAt + rowWidth * (distances.count + 1)
    var table: [UInt8] = []
    table.append(bigEndian: 0x0001_0000 as UInt32)
    table.append(bigEndian: 1 as UInt32)
    table.append(bigEndian: UInt32(length))
    // Coverage: horizontal, format 2, no variation.
    table.append(bigEndian: 0x0002_0000 as UInt32)
    // Offsets are relative to the length field.
    for offset in [rowWidth, Self.headerLength, Self.headerLength + classBytes, matrixAt] {
      table.append(bigEndian: UInt16(clamping: offset))
    }
    Self.append(firstClasses.map { matrixAt + rowWidth * $0 }, to: &table)
    Self.append(secondClasses.map { 2 * $0 }, to: &table)
    for row in [Array(repeating: 0, count: rowWidth / 2 - 1)] + distances {
      for distance in [0] + row {
        table.append(bigEndian: UInt16(bitPattern: Int16(clamping: distance)))
      }
    }
    return table
  }

  /// The distance from the length field to the first class table.
  private static let headerLength = 16

  /// Appends a class table.
  ///
  /// It has the first glyph, the number of glyphs, and each glyph's offset in the matrix.
  private static func append(_ places: [Int], to table: inout [UInt8]) {
    table.append(bigEndian: 0 as UInt16)
    table.append(bigEndian: UInt16(clamping: places.count))
    for place in places { table.append(bigEndian: UInt16(clamping: place)) }
  }
}
