import Bitmaps
import Foundation
import Geometry

/// The pixels of a picture as words with red in the lowest byte.
///
/// They are valid while the bytes of the picture are borrowed.
struct PixelWords {
  private let base: UnsafeRawPointer
  let width: Int
  let height: Int

  init(base: UnsafeRawPointer, width: Int, height: Int) {
    self.base = base
    self.width = width
    self.height = height
  }

  /// The pixel at an index, counted row by row from the top left.
  @inline(__always) subscript(_ position: Int) -> UInt32 {
    UInt32(littleEndian: base.loadUnaligned(fromByteOffset: position &* 4, as: UInt32.self))
  }

  /// The bits of the unequal pixels among the sixteen from an index on.
  ///
  /// The lowest bit is the first pixel.
  @inline(__always) func differences(from other: PixelWords, at position: Int) -> UInt64 {
    let one = base.loadUnaligned(fromByteOffset: position &* 4, as: SIMD16<UInt32>.self)
    let two = other.base.loadUnaligned(fromByteOffset: position &* 4, as: SIMD16<UInt32>.self)
    let both = unsafeBitCast(one ^ two, to: SIMD8<UInt64>.self)
    let halves = both.lowHalf | both.highHalf
    let quarters = halves.lowHalf | halves.highHalf
    guard quarters.x | quarters.y != 0 else { return 0 }
    let bits = Self.bits.replacing(with: 0, where: one .== two)
    return UInt64(bits.wrappedSum())
  }

  private static let bits = SIMD16<UInt32>(
    1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768)

  /// Whether a row is equal in another picture of the same width.
  func isRowEqual(_ y: Int, in other: PixelWords) -> Bool {
    let start = y * width * 4
    return memcmp(base + start, other.base + start, width * 4) == 0
  }

  /// The columns and rows within one pixel of a position, clipped to the picture.
  @inline(__always) func neighbourhood(x: Int, y: Int) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)
  {
    (max(x - 1, 0)...min(x + 1, width - 1), max(y - 1, 0)...min(y + 1, height - 1))
  }

  /// Whether a position is at the picture's edge.
  @inline(__always) func isEdge(x: Int, y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}

extension Bitmap {
  func withPixelWords<Result>(_ body: (PixelWords) -> Result) -> Result? {
    bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map {
        body(PixelWords(base: $0, width: width.value, height: height.value))
      }
    }
  }
}

extension UInt32 {
  @inline(__always) var red: Int { Int(self & 0xFF) }
  @inline(__always) var green: Int { Int(self >> 8 & 0xFF) }
  @inline(__always) var blue: Int { Int(self >> 16 & 0xFF) }
  @inline(__always) var alpha: Int { Int(self >> 24) }
}
