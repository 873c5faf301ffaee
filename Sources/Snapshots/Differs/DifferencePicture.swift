import Bitmaps
import Geometry

/// A picture of where two pictures differ: the expected one faint, the differing pixels magenta,
/// what only one of them covers yellow.
enum DifferencePicture {
  static func bitmap(expected: Bitmap, actual: Bitmap) -> Bitmap? {
    let width = max(expected.width.value, actual.width.value)
    let height = max(expected.height.value, actual.height.value)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let old = pixel(expected, x, y)
        let new = pixel(actual, x, y)
        let target = (y * width + x) * 4
        let shown = shade(old, new)
        bytes[target] = shown.0
        bytes[target + 1] = shown.1
        bytes[target + 2] = shown.2
      }
    }
    return Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes)
  }

  private typealias Channels = (UInt8, UInt8, UInt8, UInt8)

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Channels? {
    guard x < bitmap.width.value, y < bitmap.height.value else { return nil }
    let offset = (y * bitmap.width.value + x) * 4
    let bytes = bitmap.bytes
    return (bytes[offset], bytes[offset + 1], bytes[offset + 2], bytes[offset + 3])
  }

  private static func shade(_ old: Channels?, _ new: Channels?) -> (UInt8, UInt8, UInt8) {
    guard let old, let new else { return (255, 204, 0) }
    guard old == new else { return (255, 0, 170) }
    // Luma after ITU-R BT.601 in integers, a fifth as strong on white.
    let luma = (Int(old.0) * 299 + Int(old.1) * 587 + Int(old.2) * 114) / 1000
    let faint = UInt8(255 - (255 - luma) / 5)
    return (faint, faint, faint)
  }
}
