package import Geometry

extension PNG {
  /// A writer of an opaque picture in bands of whole rows, so that a large picture is never in
  /// memory as a whole.
  package struct BandWriter: ~Copyable {
    private let width: Pixels
    private let height: Pixels
    private var file: ChunkWriter
    private var writtenRows: Pixels = 0
    private var writtenBands = 0
    private let rows: RowWriter

    package init(width: Pixels, height: Pixels, texts: [Text] = []) throws(PNGError) {
      guard width > 0, height > 0, width.value <= Int(Int32.max), height.value <= Int(Int32.max)
      else { throw .tooLarge(width: width, height: height) }
      var file = ChunkWriter()
      file.append(
        "IHDR", PNG.header(width: width.value, height: height.value, colorType: .rgb))
      file.append("sRGB", [0])
      for text in texts { file.append("iTXt", try PNG.content(of: text)) }
      rows = RowWriter(width: width.value, colorType: .rgb)
      self.file = file
      self.width = width
      self.height = height
    }

    /// Adds rows below the previous ones.
    ///
    /// Alpha is ignored.
    ///
    /// - Parameter band: rows as wide as the picture, at most as many as are missing.
    /// - Returns: the next bytes of the file.
    /// - Throws: `illegalFrame` for a band of another size.
    package mutating func append(_ band: Bitmap) throws(PNGError) -> [UInt8] {
      writtenBands += 1
      guard band.width == width, writtenRows + band.height <= height else {
        throw .illegalFrame(number: writtenBands)
      }
      writtenRows = writtenRows + band.height
      let isLast = writtenRows == height
      _ = band.withPlane { rows.append($0, requiresOpacity: false) }
      let data = rows.takeBytes(isLast: isLast)
      if !data.isEmpty { file.append("IDAT", data) }
      if isLast { file.append("IEND", []) }
      return file.takeBytes()
    }
  }
}
