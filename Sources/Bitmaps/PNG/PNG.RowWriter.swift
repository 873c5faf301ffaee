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
      var x = 0
      // Four pixels of three bytes are three words.
      while bytesPerPixel == 3, x &+ 4 <= width {
        let (first, second) = (color(x, order), color(x &+ 1, order))
        let (third, fourth) = (color(x &+ 2, order), color(x &+ 3, order))
        let low = first | second &<< 24 | third &<< 48
        target.storeBytes(of: low.littleEndian, toByteOffset: x &* 3, as: UInt64.self)
        let high = UInt32(truncatingIfNeeded: third &>> 16 | fourth &<< 8)
        target.storeBytes(of: high.littleEndian, toByteOffset: x &* 3 &+ 8, as: UInt32.self)
        x &+= 4
      }
      while x < width {
        target.storeBytes(
          of: PixelPlane.pixel(row, x, order).littleEndian, toByteOffset: x &* bytesPerPixel,
          as: UInt32.self)
        x &+= 1
      }
      return facts(order)
    }

    /// A pixel's red, green and blue from the lowest byte up.
    @inline(__always)
    private func color(_ x: Int, _ order: PixelPlane.Order) -> UInt64 {
      UInt64(PixelPlane.pixel(row, x, order) & 0xFF_FFFF)
    }

    @inline(__always)
    private func facts(_ order: PixelPlane.Order) -> Facts {
      // The first pixel has none at the left.
      let first = PixelPlane.pixel(row, 0, order)
      var facts = Facts(isOpaque: first >= 0xFF00_0000)
      if first != PixelPlane.pixel(above, 0, order) { facts.novelCount = 1 }
      var (all, novel) = (SIMD8<UInt32>(repeating: .max), SIMD8<UInt32>.zero)
      var x = 1
      while x &+ 8 <= width {
        let words = PixelPlane.words(row, x, order)
        let isNovel =
          (words .!= PixelPlane.words(row, x &- 1, order))
          .& (words .!= PixelPlane.words(above, x, order))
        novel.replace(with: novel &+ 1, where: isNovel)
        all &= words
        x &+= 8
      }
      facts.novelCount &+= Int(novel.wrappedSum())
      while x < width {
        let pixel = PixelPlane.pixel(row, x, order)
        if pixel != PixelPlane.pixel(row, x &- 1, order),
          pixel != PixelPlane.pixel(above, x, order)
        {
          facts.novelCount &+= 1
        }
        if pixel < 0xFF00_0000 { facts.isOpaque = false }
        x &+= 1
      }
      // `opaqueWords` have no alpha.
      if order == .rgba, (all .< 0xFF00_0000) != SIMDMask(repeating: false) {
        facts.isOpaque = false
      }
      return facts
    }
  }
}
