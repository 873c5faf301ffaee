extension PNG {
  /// A PNG file of the kinds that references use, decoded several times as fast as by libpng: 8
  /// bits a channel in sRGB, as RGB, RGBA or an opaque palette, not interlaced.
  package struct PlainPicture: Sendable {
    private let bytes: [UInt8]
    private let height: Int
    private let format: RowFormat
    /// The ranges of the compressed rows.
    private let data: [Range<Int>]

    /// The largest picture whose rows may be in memory all at once.
    private static let greatestStoredCount = 32_000_000
    /// The widest picture, because the reader has memory for several rows.
    private static let greatestWidth = 1 << 18
    /// The chunks without effect on colours.
    private static let plainChunks: Set = ["sRGB", "tEXt", "iTXt", "zTXt", "tIME", "pHYs"]

    /// Nil for every other file and for a wrong checksum, so that two accepted files with the same
    /// bytes show the same picture.
    package init?(_ bytes: [UInt8]) {
      guard var reader = try? ChunkReader(bytes), let header = try? reader.next(),
        header.name == "IHDR", header.content.count == 13, reader.isIntact(header)
      else { return nil }
      let start = header.content.lowerBound
      let width = Int(reader.word(at: start))
      height = Int(reader.word(at: start + 4))
      // Depth, colour type, compression, filters, interlacing.
      guard width > 0, height > 0, width <= Self.greatestWidth,
        height <= PNG.greatestPixelCount, width * height <= PNG.greatestPixelCount,
        bytes[start + 8] == 8, let colorType = ColorType(rawValue: bytes[start + 9]),
        bytes[start + 10..<start + 13].allSatisfy({ $0 == 0 })
      else { return nil }
      var palette: [UInt32] = []
      var data: [Range<Int>] = []
      while true {
        guard let chunk = try? reader.next(), reader.isIntact(chunk) else { return nil }
        switch chunk.name {
        case "IDAT":
          if let last = data.last, last.upperBound + 12 != chunk.content.lowerBound { return nil }
          data.append(chunk.content)
        case "PLTE" where palette.isEmpty && data.isEmpty && colorType == .palette:
          guard let colors = Self.palette(bytes[chunk.content]) else { return nil }
          palette = colors
        case "IEND":
          guard !data.isEmpty, colorType != .palette || !palette.isEmpty else { return nil }
          self.bytes = bytes
          self.data = data
          format = RowFormat(
            width: width, bytesPerPixel: colorType.bytesPerPixel, palette: palette)
          return
        default: guard Self.plainChunks.contains(chunk.name) else { return nil }
        }
      }
    }

    private static func palette(_ content: ArraySlice<UInt8>) -> [UInt32]? {
      guard !content.isEmpty, content.count % 3 == 0, content.count <= 768 else { return nil }
      return stride(from: content.startIndex, to: content.endIndex, by: 3).map { index in
        let color =
          UInt32(content[index]) | UInt32(content[index + 1]) << 8 | UInt32(content[index + 2])
          << 16
        return (color | 0xFF00_0000).littleEndian
      }
    }

    /// The bitmap, or nil if the rows are damaged or too many for the memory.
    func bitmap() -> Bitmap? { rows()?.bitmap }

    /// The unfiltered rows.
    ///
    /// - Parameter common: a result of `commonPalette`, or nil for the picture's own palette.
    /// - Returns: the rows, or nil if they are damaged or too many for the memory.
    package func rows(numberedBy common: [UInt32]? = nil) -> Scanlines? {
      guard format.width * height <= Self.greatestStoredCount else { return nil }
      return withData { Scanlines($0, format, height: height, common: common) }
    }

    /// The union of two palettes without duplicates, or nil if a picture has no palette or there
    /// are too many colours.
    ///
    /// The longer palette comes first, because a picture with many colours has more rows to
    /// renumber.
    package static func commonPalette(
      _ one: PlainPicture, _ other: PlainPicture
    ) -> [UInt32]? {
      let (one, other) = (one.format.palette, other.format.palette)
      guard !one.isEmpty, !other.isEmpty else { return nil }
      var palette: [UInt32] = []
      let (longer, shorter) = one.count >= other.count ? (one, other) : (other, one)
      for color in longer + shorter where !palette.contains(color) {
        guard palette.count < Scanlines.greatestColorCount else { return nil }
        palette.append(color)
      }
      return palette
    }

    /// Whether the size and all pixels are those of a plane; nil if the rows are damaged.
    func isEqual(to plane: PixelPlane) -> Bool? {
      withData { data in
        guard var reader = RowReader(data, format) else { return nil }
        var isEqual = plane.width == format.width && plane.height == height
        let isWhole = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: format.width * 4) {
          pixels in
          guard let pixels = pixels.baseAddress else { return false }
          for y in 0..<height {
            guard let row = reader.next() else { return false }
            guard isEqual else { continue }
            // The row above is expanded already.
            if !row.isRepeated { format.expand(row.bytes, to: pixels) }
            isEqual = plane.hasPixels(pixels, inRow: y)
          }
          return reader.isAtEnd()
        }
        return isWhole ? isEqual : nil
      }
    }

    /// Calls the closure with the compressed rows.
    private func withData<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
      if data.count > 1 { return data.flatMap { bytes[$0] }.withUnsafeBytes(body) }
      return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[data[0]])) }
    }
  }
}
