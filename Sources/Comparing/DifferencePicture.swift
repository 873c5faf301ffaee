package import Bitmaps
import Geometry

/// A picture that shows where two pictures differ.
///
/// The expected picture is faint. Differing pixels are magenta. An area that only one picture has
/// is yellow.
package enum DifferencePicture {
  /// Draws the picture, which has the greater width and the greater height of the two pictures.
  package static func bitmap(expected: Bitmap, actual: Bitmap) -> Bitmap? {
    let width = max(expected.width.value, actual.width.value)
    let height = max(expected.height.value, actual.height.value)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      for y in 0..<height {
        paint(row: y, of: expected, actual, width: width, into: buffer)
      }
      count = width * height * 4
    }
    return Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes)
  }

  private static let differing: UInt32 = 0xFFAA_00FF
  private static let uncovered: UInt32 = 0xFF00_CCFF

  private static func paint(
    row y: Int, of expected: Bitmap, _ actual: Bitmap, width: Int,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    let target = UnsafeMutableRawBufferPointer(buffer)
    let oldWidth = y < expected.height.value ? expected.width.value : 0
    let newWidth = y < actual.height.value ? actual.width.value : 0
    expected.bytes.withUnsafeBytes { old in
      actual.bytes.withUnsafeBytes { new in
        for x in 0..<width {
          var shade = uncovered
          if x < oldWidth, x < newWidth {
            let before = pixel(old, y * oldWidth + x)
            shade = before == pixel(new, y * newWidth + x) ? faint(before) : differing
          }
          target.storeBytes(
            of: shade.littleEndian, toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
  }

  /// The pixel at an index.
  ///
  /// Red is in the lowest byte.
  private static func pixel(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
  }

  /// The luma by ITU-R BT.601 in integers, at a fifth of its strength on white.
  ///
  /// A transparent pixel is white.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let red = pixel & 0xFF
    let green = pixel >> 8 & 0xFF
    let blue = pixel >> 16 & 0xFF
    let darkness = (255_000 - (red * 299 + green * 587 + blue * 114)) * (pixel >> 24) / 255_000
    let grey = 255 - darkness / 5
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
