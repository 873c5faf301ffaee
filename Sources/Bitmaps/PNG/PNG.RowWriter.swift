extension PNG {
  /// A writer of RGB or RGBA rows as a compressed stream.
  ///
  /// On screens, rows without a filter are fastest and smallest. Rows of mostly new pixels, as in
  /// photographs and gradients, get the filter with the lowest estimated size.
  final class RowWriter {
    private let stream: DeflateWriter
    private let bytesPerPixel: Int
    private let width: Int
    private var filters: RowFilters
    /// The number of lines since the last unfiltered row, or nil without one.
    private var rawAge: Int?

    /// - Parameters:
    ///   - width: the width in pixels.
    ///   - colorType: RGB or RGBA.
    init(width: Int, colorType: ColorType) {
      self.width = width
      bytesPerPixel = colorType == .rgba ? 4 : 3
      filters = RowFilters(width: width, bytesPerPixel: bytesPerPixel)
      stream = DeflateWriter(longestLine: width * bytesPerPixel + 1)
    }

    private var lineLength: Int { width * bytesPerPixel + 1 }

    /// Appends rows of the picture's width.
    ///
    /// - Parameters:
    ///   - plane: the rows.
    ///   - requiresOpacity: whether to stop at a pixel that is not opaque.
    /// - Returns: false after such a pixel, which makes the stream unusable.
    func append(_ plane: PixelPlane, requiresOpacity: Bool) -> Bool {
      for y in 0..<plane.height {
        if plane.repeatsRow(y) {
          stream.appendZeros(count: lineLength, after: RowFilters.up)
          rawAge = rawAge.map { $0 + 1 }
          continue
        }
        let row = RawRow(plane, y, bytesPerPixel: bytesPerPixel)
        let line = stream.room()
        line[0] = RowFilters.none
        let facts = row.write(to: line + 1)
        if requiresOpacity, !facts.isOpaque { return false }
        if facts.novelCount * Self.rarity > width {
          if y > 0 { RawRow(plane, y - 1, bytesPerPixel: bytesPerPixel).write(to: filters.above) }
          line[0] = filters.filter(line + 1, hasAbove: y > 0, novelCount: facts.novelCount)
        }
        let isFiltered = line[0] != RowFilters.none
        stream.compress(count: lineLength, hints(isFiltered: isFiltered))
        rawAge = isFiltered ? nil : 0
      }
      return true
    }

    /// The bytes of the stream that are ready.
    func takeBytes(isLast: Bool) -> [UInt8] { stream.takeBytes(isLast: isLast) }

    /// Filters are tried if more than one pixel in this number is new.
    private static let rarity = 8

    private func hints(isFiltered: Bool) -> LineHints {
      // The line above probably has the same differences.
      isFiltered
        ? LineHints(left: 1, above: lineLength, leastLength: 8, depth: 2)
        : LineHints(
          left: bytesPerPixel, above: lineLength * (1 + (rawAge ?? 0)))
    }
  }

  /// An unfiltered row.
  private struct RawRow {
    struct Facts {
      var isOpaque = true
      /// The number of pixels that equal neither the one at the left nor the one above.
      var novelCount = 0
    }

    private let row: UnsafeRawPointer
    private let above: UnsafeRawPointer
    private let width: Int
    private let bytesPerPixel: Int
    private let order: PixelPlane.Order

    init(_ plane: PixelPlane, _ y: Int, bytesPerPixel: Int) {
      row = plane.row(y)
      above = plane.row(max(0, y - 1))
      width = plane.width
      order = plane.order
      self.bytesPerPixel = bytesPerPixel
    }

    /// Writes the row, and up to four bytes after it.
    @discardableResult
    func write(to target: UnsafeMutablePointer<UInt8>) -> Facts {
      // The switch specializes the loop four times, so that the order and size are constants in
      // each.
      switch (order, bytesPerPixel) {
      case (.rgba, 3): write(to: target, .rgba, 3)
      case (.rgba, _): write(to: target, .rgba, 4)
      case (.opaqueWords, 3): write(to: target, .opaqueWords, 3)
      case (.opaqueWords, _): write(to: target, .opaqueWords, 4)
      }
    }

    @inline(__always)
    private func write(
      to target: UnsafeMutablePointer<UInt8>, _ order: PixelPlane.Order, _ bytesPerPixel: Int
    ) -> Facts {
      let target = UnsafeMutableRawPointer(target)
      var all: UInt32 = 0xFFFF_FFFF
      var novelCount = 0
      var last = ~PixelPlane.pixel(row, 0, order)
      var x = 0
      while x < width {
        let pixel = PixelPlane.pixel(row, x, order)
        target.storeBytes(
          of: pixel.littleEndian, toByteOffset: x &* bytesPerPixel, as: UInt32.self)
        // Most pixels equal the one at the left and need no further test.
        if pixel != last {
          if pixel != PixelPlane.pixel(above, x, order) { novelCount &+= 1 }
          all &= pixel
          last = pixel
        }
        x &+= 1
      }
      return Facts(isOpaque: all >= 0xFF00_0000, novelCount: novelCount)
    }
  }
}
