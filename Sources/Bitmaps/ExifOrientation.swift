private import Geometry

/// The orientation of a camera, from the `Orientation` tag of a file's Exif data.
package enum ExifOrientation: Int, Hashable, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// The orientation of a JPEG file, or `up` without a readable tag.
  package init(of jpeg: [UInt8]) {
    self = Self.exif(in: jpeg).map { Self(exif: $0) } ?? .up
  }

  /// The orientation in Exif data, or `up` without a readable tag.
  init(exif tiff: ArraySlice<UInt8>) {
    self = Self.value(in: tiff).flatMap { Self(rawValue: $0) } ?? .up
  }

  /// The orientation of a PNG file, or `up` without a readable tag.
  package init(ofPNG png: [UInt8]) {
    self = .up
    guard var reader = try? PNG.ChunkReader(png) else { return }
    while let chunk = try? reader.next(), chunk.name != "IEND" {
      if chunk.name == "eXIf" {
        self = Self(exif: png[chunk.content])
        return
      }
    }
  }

  /// The TIFF data of the first Exif segment.
  private static func exif(in jpeg: [UInt8]) -> ArraySlice<UInt8>? {
    JPEG.segments(of: jpeg).first { segment in
      segment.marker == 0xE1 && segment.content.starts(with: Array("Exif\0\0".utf8))
    }?.content.dropFirst(6)
  }

  private static func value(in tiff: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(tiff)
    let isLittle = bytes.starts(with: Array("II".utf8))
    guard isLittle || bytes.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ offset: Int, _ length: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - length else { return nil }
      let part = bytes[offset..<offset + length]
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let at = directory + 2 + 12 * entry
      guard let tag = number(at, 2) else { return nil }
      if tag == 0x0112 { return number(at + 8, 2) }
    }
    return nil
  }

  private var isTurned: Bool { rawValue >= 5 }

  /// The upright picture.
  package func upright(_ bitmap: Bitmap) -> Bitmap {
    guard self != .up else { return bitmap }
    let (width, height) = (bitmap.width.value, bitmap.height.value)
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    let bytes = [UInt8](unsafeUninitializedCapacity: bitmap.bytes.count) { output, count in
      bitmap.bytes.withUnsafeBufferPointer { source in
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let (fromX, fromY) = origin(x, y, width, height)
            let from = (fromY &* width &+ fromX) &* 4
            for channel in 0..<4 {
              output.initializeElement(at: count &+ channel, to: source[from &+ channel])
            }
            count &+= 4
          }
        }
      }
    }
    return Bitmap(width: Pixels(newWidth), height: Pixels(newHeight), bytes: bytes) ?? bitmap
  }

  /// The position in the file's picture of a pixel of the upright one.
  private func origin(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, height - 1 - x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }
}
