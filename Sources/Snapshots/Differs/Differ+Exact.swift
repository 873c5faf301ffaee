import Bitmaps
import Foundation
import Geometry

extension Differ {
  /// Every pixel must be the same in all four channels.
  package static let exact = Differ(name: "exact") { expected, actual in
    guard expected.width == actual.width, expected.height == actual.height else {
      return .differentSize(expected: PictureSize(expected), actual: PictureSize(actual))
    }
    return difference(expected, actual).map { .different($0) } ?? .identical
  }

  private static func difference(_ expected: Bitmap, _ actual: Bitmap) -> PixelDifference? {
    let width = expected.width.value
    let height = expected.height.value
    var count = 0
    var left = width
    var right = 0
    var top = height
    var bottom = 0
    expected.bytes.withUnsafeBytes { expectedBytes in
      actual.bytes.withUnsafeBytes { actualBytes in
        guard let a = expectedBytes.baseAddress, let b = actualBytes.baseAddress else { return }
        for y in 0..<height where memcmp(a + y * width * 4, b + y * width * 4, width * 4) != 0 {
          top = min(top, y)
          bottom = y + 1
          let from = y * width * 4
          for x in 0..<width {
            let offset = from + x * 4
            guard
              expectedBytes.load(fromByteOffset: offset, as: UInt32.self)
                != actualBytes.load(fromByteOffset: offset, as: UInt32.self)
            else { continue }
            count += 1
            left = min(left, x)
            right = max(right, x + 1)
          }
        }
      }
    }
    guard count > 0 else { return nil }
    return PixelDifference(
      count: count, total: width * height, left: left, top: top, right: right, bottom: bottom)
  }
}
