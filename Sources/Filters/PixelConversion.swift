/// Conversion between Cairo's pixels (words of alpha, red, green and blue from the top,
/// premultiplied) and a bitmap's bytes (red, green, blue, alpha).
package enum PixelConversion {
  /// A part of premultiplied pixels as bytes with straight alpha.
  package static func straight(_ pixels: PremultipliedPixels, _ region: PixelRect) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(region.width * region.height * 4)
    for row in 0..<region.height {
      let start =
        (region.y + row - pixels.bounds.y) * pixels.stride + (region.x - pixels.bounds.x) * 4
      for column in 0..<region.width {
        let word = pixels.bytes.loadUnaligned(
          fromByteOffset: start + column * 4, as: UInt32.self)
        let alpha = pixels.isOpaque ? 255 : word >> 24
        for shift in [16, 8, 0] as [UInt32] {
          let channel = word >> shift & 0xFF
          bytes.append(alpha == 0 ? 0 : UInt8(min(255, (channel * 255 + alpha / 2) / alpha)))
        }
        bytes.append(UInt8(alpha))
      }
    }
    return bytes
  }

  /// Writes a bitmap's bytes as Cairo's pixels.
  package static func premultiply(
    _ bytes: [UInt8], width: Int, into pixels: UnsafeMutableRawBufferPointer, stride: Int
  ) {
    bytes.withUnsafeBytes { bytes in
      for row in 0..<bytes.count / (width * 4) {
        for column in 0..<width {
          let word = bytes.loadUnaligned(
            fromByteOffset: (row &* width &+ column) &* 4, as: UInt32.self
          ).littleEndian
          let alpha = word &>> 24
          @inline(__always) func channel(_ shift: UInt32) -> UInt32 {
            let value = word &>> shift & 0xFF
            return alpha == 255 ? value : (value &* alpha &+ 127) / 255
          }
          pixels.storeBytes(
            of: alpha &<< 24 | channel(0) &<< 16 | channel(8) &<< 8 | channel(16),
            toByteOffset: row &* stride &+ column &* 4, as: UInt32.self)
        }
      }
    }
  }
}
