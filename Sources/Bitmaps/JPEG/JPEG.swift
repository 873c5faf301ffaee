private import CTurboJPEG
private import Geometry

/// JPEG decoding: baseline or progressive, grey or colour.
package enum JPEG {
  /// Whether the bytes begin with JPEG's signature.
  package static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The upright picture in sRGB.
  ///
  /// Colours are converted by a profile of primaries and curves; without one they count as sRGB.
  package static func decode(_ bytes: [UInt8]) throws(JPEGError) -> Bitmap {
    guard isJPEG(bytes) else { throw .notJPEG }
    guard let handle = tjInitDecompress() else { throw .corrupt("out of memory") }
    defer { tjDestroy(handle) }
    let size = try header(bytes, handle)
    // A truncated picture is an error, and so is one with excessively many scans.
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
    var isRead = false
    let (width, height) = (size.width, size.height)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      let status = bytes.withUnsafeBufferPointer {
        tjDecompress2(
          handle, $0.baseAddress, UInt($0.count), buffer.baseAddress, Int32(width),
          Int32(width * 4), Int32(height), Int32(TJPF_RGBA.rawValue), flags)
      }
      isRead = status == 0
      count = isRead ? width * height * 4 : 0
    }
    guard isRead else { throw .corrupt(message(of: handle)) }
    guard let bitmap = Bitmap(width: Pixels(width), height: Pixels(height), bytes: pixels) else {
      throw .corrupt("empty picture")
    }
    let converted = nonSRGBSpace(of: bytes).map { $0.converted(bitmap) } ?? bitmap
    return ExifOrientation(of: bytes).upright(converted)
  }

  private static func header(
    _ bytes: [UInt8], _ handle: tjhandle
  ) throws(JPEGError) -> (width: Int, height: Int) {
    var (width, height, subsampling, space) = (0 as Int32, 0 as Int32, 0 as Int32, 0 as Int32)
    let status = bytes.withUnsafeBufferPointer {
      tjDecompressHeader3(
        handle, $0.baseAddress, UInt($0.count), &width, &height, &subsampling, &space)
    }
    guard status == 0 else { throw .corrupt(message(of: handle)) }
    // The library reads a file that has only tables without an error.
    guard width > 0, height > 0 else { throw .corrupt("the file has no picture") }
    // Both fit into 16 bits.
    guard Int(width) * Int(height) <= PNG.greatestPixelCount else {
      throw .tooLarge(width: Pixels(Int(width)), height: Pixels(Int(height)))
    }
    guard space != Int32(TJCS_CMYK.rawValue), space != Int32(TJCS_YCCK.rawValue) else {
      throw .cmyk
    }
    return (Int(width), Int(height))
  }

  private static func message(of handle: tjhandle) -> String {
    tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown"
  }
}
