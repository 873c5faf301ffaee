package import Geometry

/// Pixels in memory, in sRGB with straight alpha.
///
/// The rows begin at the top. A pixel has four bytes: red, green, blue and alpha.
package struct Bitmap: Hashable, Sendable {
  package let width: Pixels
  package let height: Pixels
  /// `width × height × 4` bytes without padding.
  package var bytes: [UInt8]

  /// A bitmap, or nil if the size is empty or not exactly filled by the bytes.
  package init?(width: Pixels, height: Pixels, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width.value * height.value * 4 else { return nil }
    self.init(whole: bytes, width: width, height: height)
  }

  /// A bitmap of bytes that fill the size.
  init(whole bytes: [UInt8], width: Pixels, height: Pixels) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

extension Bitmap {
  /// Whether every pixel is opaque.
  package var isOpaque: Bool {
    bytes.withUnsafeBytes { pixels in
      var all: UInt32 = 0xFFFF_FFFF
      var offset = 0
      while offset < pixels.count {
        all &= UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        offset &+= 4
      }
      return all >= 0xFF00_0000
    }
  }
}

extension Bitmap: CustomStringConvertible {
  /// `1290 × 2796, 0f3a5b7c`: the size in pixels and the first digits of the pixels' hash.
  package var description: String {
    "\(width.value) × \(height.value), \(PixelHash(self).shortForm)"
  }
}
