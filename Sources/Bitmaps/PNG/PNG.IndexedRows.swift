extension PNG {
  /// An opaque picture with at most 256 colours: the palette and the compressed rows of indices.
  struct IndexedRows {
    /// The palette, three bytes a colour, in order of first appearance.
    let palette: [UInt8]
    let stream: [UInt8]

    /// Nil as soon as a 257th colour or one that is not opaque appears, on screens with text within
    /// a few rows.
    init?(_ plane: PixelPlane) {
      let width = plane.width
      let writer = DeflateWriter(longestLine: width + 1)
      var palette = Palette()
      // The number of lines since the last row that was written in full.
      var rawAge = 0
      for y in 0..<plane.height {
        if plane.repeatsRow(y) {
          writer.appendZeros(count: width + 1, after: RowFilters.up)
          rawAge += 1
          continue
        }
        let line = writer.room()
        line[0] = RowFilters.none
        let isIndexed =
          switch plane.order {
          case .rgba: Self.index(plane.row(y), width, .rgba, &palette, into: line + 1)
          case .opaqueWords:
            Self.index(plane.row(y), width, .opaqueWords, &palette, into: line + 1)
          }
        guard isIndexed else { return nil }
        writer.compress(
          count: width + 1, LineHints(left: 1, above: (width + 1) * (1 + rawAge)))
        rawAge = 0
      }
      self.palette = palette.bytes
      stream = writer.takeBytes(isLast: true)
    }

    @inline(__always)
    private static func index(
      _ row: UnsafeRawPointer, _ width: Int, _ order: PixelPlane.Order, _ palette: inout Palette,
      into target: UnsafeMutablePointer<UInt8>
    ) -> Bool {
      var x = 0
      // Unlike the first.
      var last = ~PixelPlane.pixel(row, 0, order)
      var number: UInt8 = 0
      while x < width {
        let color = PixelPlane.pixel(row, x, order)
        if color != last {
          guard color >= 0xFF00_0000, let found = palette.index(of: color) else { return false }
          (last, number) = (color, found)
        }
        target[x] = number
        x &+= 1
      }
      return true
    }
  }

  /// At most 256 colours in order of first appearance.
  private struct Palette {
    private var slots = [(color: UInt32, index: UInt8)?](repeating: nil, count: 1024)
    private(set) var bytes: [UInt8] = []

    /// The colour's index, adding it if it is new, or nil if the palette is full.
    mutating func index(of color: UInt32) -> UInt8? {
      var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> 22)
      while let taken = slots[slot] {
        if taken.color == color { return taken.index }
        slot = (slot + 1) % slots.count
      }
      guard bytes.count < 768 else { return nil }
      let index = UInt8(bytes.count / 3)
      slots[slot] = (color, index)
      bytes += [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
      return index
    }
  }
}
