import Bitmaps
import Geometry

/// A picture whose pixels can be looked at, some rows at a time.
protocol PixelSource: Sendable {
  /// In pixels.
  var planeWidth: Int { get }
  /// In pixels.
  var planeHeight: Int { get }

  /// Calls the closure with parts of some rows that may differ and the pixels of both pictures: each
  /// row of a part and two rows above and below it, as far as there are any, can be read, by positions
  /// in the whole pictures.
  ///
  /// - Parameters:
  ///   - rows: those to look at.
  ///   - one: a picture.
  ///   - other: another of the same size.
  ///   - body: called with parts of the rows, from the top.
  static func forEachPart(
    of rows: Range<Int>, _ one: Self, _ other: Self,
    _ body: (_ part: Range<Int>, _ one: PixelPlane, _ other: PixelPlane) -> Void)
}

extension Bitmap: PixelSource {
  var planeWidth: Int { width.value }
  var planeHeight: Int { height.value }

  static func forEachPart(
    of rows: Range<Int>, _ one: Bitmap, _ other: Bitmap,
    _ body: (_ part: Range<Int>, _ one: PixelPlane, _ other: PixelPlane) -> Void
  ) {
    one.withPixelPlane { one in other.withPixelPlane { other in body(rows, one, other) } }
  }
}

/// Only rows that may differ, and those that measures look at besides, become pixels, in memory that
/// is used again for the next: clearing new memory takes longer than all the rest.
extension PlainRows: PixelSource {
  var planeWidth: Int { width }
  var planeHeight: Int { height }

  /// So few that they stay in a processor's cache.
  private static let rowsInPart = 32
  /// How far a measure looks above and below a pixel: anti-aliasing at the neighbours of its neighbours.
  private static let reach = 2

  static func forEachPart(
    of rows: Range<Int>, _ one: PlainRows, _ other: PlainRows,
    _ body: (_ part: Range<Int>, _ one: PixelPlane, _ other: PixelPlane) -> Void
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

  private func plane(
    of rows: Range<Int>, in buffer: UnsafeMutablePointer<UInt8>
  ) -> PixelPlane {
    write(rows, to: buffer)
    return PixelPlane(
      base: UnsafeRawPointer(buffer) - rows.lowerBound * width * 4, width: width, height: height)
  }
}
