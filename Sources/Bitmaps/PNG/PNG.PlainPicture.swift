private import CDeflate

extension PNG {
  /// A file of the kinds that screens are kept as, which are read several times as fast as libpng
  /// reads them: 8 bits a channel in sRGB, RGB or RGBA or of a palette without alpha, not interlaced.
  struct PlainPicture {
    private let bytes: [UInt8]
    private let width: Int
    private let height: Int
    private let colorType: ColorType
    /// A word for each colour as it is in memory.
    private let palette: [UInt32]
    /// The compressed rows, in one piece or in several.
    private let data: [Range<Int>]

    /// Rows of larger pictures are not to be in memory all at once.
    private static let greatestPixelCount = 32_000_000
    /// Those that say nothing of how colours are meant.
    private static let plainChunks: Set = ["sRGB", "tEXt", "iTXt", "zTXt", "tIME", "pHYs"]

    /// Nil for every other file, also for one that is damaged.
    init?(_ bytes: [UInt8]) {
      guard var reader = try? ChunkReader(bytes), let header = try? reader.next(),
        header.name == "IHDR", header.content.count == 13, reader.isIntact(header)
      else { return nil }
      let start = header.content.lowerBound
      width = Int(reader.word(at: start))
      height = Int(reader.word(at: start + 4))
      // Depth, colour type, compression, filters, interlacing.
      guard width > 0, height > 0, width <= Self.greatestPixelCount,
        height <= Self.greatestPixelCount, width * height <= Self.greatestPixelCount,
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
          self.colorType = colorType
          self.palette = palette
          self.data = data
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

    /// Nil where the rows are damaged.
    func bitmap() -> Bitmap? { rows()?.bitmap }

    /// Nil where the rows are damaged.
    func rows() -> PlainRows? {
      inflated().flatMap {
        PlainRows(
          filtered: $0, width: width, height: height, bytesPerPixel: bytesPerPixel,
          palette: palette)
      }
    }

    /// Of a row.
    private var bytesPerPixel: Int {
      switch colorType {
      case .palette: 1
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// Each row behind the number of its filter, and four bytes more.
    private func inflated() -> [UInt8]? {
      guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
      defer { libdeflate_free_decompressor(decompressor) }
      let length = (width * bytesPerPixel + 1) * height
      let joined = data.count == 1 ? nil : data.flatMap { bytes[$0] }
      var isWhole = false
      let rows = [UInt8](unsafeUninitializedCapacity: length + 4) { buffer, count in
        LargePages.advise(buffer)
        (joined ?? bytes).withUnsafeBytes { bytes in
          let source = joined == nil ? UnsafeRawBufferPointer(rebasing: bytes[data[0]]) : bytes
          isWhole =
            libdeflate_zlib_decompress(
              decompressor, source.baseAddress, source.count, buffer.baseAddress, length, nil)
            == LIBDEFLATE_SUCCESS
        }
        guard isWhole else { return }
        for index in length..<length + 4 { buffer[index] = 0 }
        count = length + 4
      }
      return isWhole ? rows : nil
    }
  }
}
