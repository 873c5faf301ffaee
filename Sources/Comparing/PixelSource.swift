import Bitmaps
import Geometry

/// A picture whose pixels can be read a few rows at a time.
protocol PixelSource: Sendable {
  /// The width in pixels.
  var planeWidth: Int { get }
  /// The height in pixels.
  var planeHeight: Int { get }

  /// Calls a closure with each part of some rows that may differ, and with the pixels of both
  /// pictures.
  ///
  /// The closure can read the rows of the part, and up to two rows above and below it. Indexes are
  /// those of the whole picture.
  ///
  /// - Parameters:
  ///   - rows: the rows to compare.
  ///   - one: the first picture.
  ///   - other: the second picture, of the same size.
  ///   - body: called for each part, from top to bottom.
  static func forEachPart(
    of rows: Range<Int>, _ one: Self, _ other: Self,
    _ body: (_ part: Range<Int>, _ one: PixelWords, _ other: PixelWords) -> Void)

  /// Calls a closure with the unequal pixels, if they can be found without decoding pixels.
  ///
  /// - Parameters:
  ///   - rows: the rows to compare.
  ///   - one: the first picture.
  ///   - other: the second picture, of the same size.
  ///   - body: called for up to 64 pixels of a row if one of them is unequal. The lowest bit is the
  ///     pixel at `x`.
  /// - Returns: false if pixels must be decoded. The closure is then not called.
  static func forEachDifference(
    in rows: Range<Int>, _ one: Self, _ other: Self,
    _ body: (_ bits: UInt64, _ x: Int, _ y: Int) -> Void
  ) -> Bool
}

extension Bitmap: PixelSource {
  var planeWidth: Int { width.value }
  var planeHeight: Int { height.value }

  static func forEachPart(
    of rows: Range<Int>, _ one: Bitmap, _ other: Bitmap,
    _ body: (_ part: Range<Int>, _ one: PixelWords, _ other: PixelWords) -> Void
  ) {
    one.withPixelWords { one in other.withPixelWords { other in body(rows, one, other) } }
  }

  static func forEachDifference(
    in rows: Range<Int>, _ one: Bitmap, _ other: Bitmap,
    _ body: (_ bits: UInt64, _ x: Int, _ y: Int) -> Void
  ) -> Bool { false }
}

/// Compressed pictures decode only rows that may differ, and the rows around them that measures
/// need.
///
/// They reuse one buffer, because clearing new memory takes longer than all other work.
extension Scanlines: PixelSource {
  var planeWidth: Int { width }
  var planeHeight: Int { height }

  /// The number of rows in a part.
  ///
  /// Their pixels fit into a processor's cache.
  private static let rowsInPart = 32
  /// The number of rows that a measure needs above and below a pixel.
  ///
  /// The rule of anti-aliasing reads the neighbours of neighbours.
  private static let reach = 2

  static func forEachPart(
    of rows: Range<Int>, _ one: Scanlines, _ other: Scanlines,
    _ body: (_ part: Range<Int>, _ one: PixelWords, _ other: PixelWords) -> Void
  ) {
    let count = (rowsInPart + 2 * reach) * one.width * 4
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * count) { buffer in
      guard let first = buffer.baseAddress else { return }
      var y = rows.lowerBound
      while y < rows.upperBound {
        if one.isRowEqual(y, in: other) {
          y += 1
          continue
        }
        let part = y..<min(y + rowsInPart, rows.upperBound)
        let whole = max(0, y - reach)..<min(part.upperBound + reach, one.height)
        body(part, one.plane(of: whole, in: first), other.plane(of: whole, in: first + count))
        y = part.upperBound
      }
    }
  }

  static func forEachDifference(
    in rows: Range<Int>, _ one: Scanlines, _ other: Scanlines,
    _ body: (_ bits: UInt64, _ x: Int, _ y: Int) -> Void
  ) -> Bool {
    guard one.hasPalette(of: other) else { return false }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: (one.width + 63) / 64) { words in
      for y in rows where one.findDifferences(from: other, y: y, to: words) {
        for index in words.indices where words[index] != 0 { body(words[index], index &* 64, y) }
      }
    }
    return true
  }

  private func plane(
    of rows: Range<Int>, in buffer: UnsafeMutablePointer<UInt8>
  ) -> PixelWords {
    write(rows, to: buffer)
    return PixelWords(
      base: UnsafeRawPointer(buffer) - rows.lowerBound * width * 4, width: width, height: height)
  }
}
