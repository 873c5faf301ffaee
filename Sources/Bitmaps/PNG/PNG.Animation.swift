private import Geometry

extension PNG {
  /// The duration of a frame as a fraction of a second.
  package struct Delay: Hashable, Sendable {
    package let numerator: UInt16
    /// The denominator, never 0, because PNG reads 0 as 100.
    package let denominator: UInt16

    /// A delay, or nil for a denominator of 0.
    package init?(_ numerator: UInt16, over denominator: UInt16) {
      guard denominator > 0 else { return nil }
      self.numerator = numerator
      self.denominator = denominator
    }

    package init(seconds: UInt16) {
      numerator = seconds
      denominator = 1
    }

    /// A time divided into equal parts, exact to a millisecond of the whole.
    ///
    /// Times over a minute count as a minute, more than 65 parts as 65.
    package init(milliseconds: Double, in parts: Int) {
      numerator = UInt16(min(max(milliseconds, 0), 65_535).rounded(.down))
      denominator = UInt16(1000 * min(max(parts, 1), 65))
    }
  }

  /// A writer of an animated PNG that plays endlessly.
  ///
  /// Programs without support for animations show the first frame.
  ///
  /// Each frame stores only the rectangle that differs from the previous one, so that memory holds
  /// the pixels of one frame. The chunks follow the PNG specification, third edition (2025),
  /// sections 11.3.6.1 to 11.3.6.3.
  package struct Animation {
    private let frameCount: Int
    private var file = ChunkWriter()
    private var colorType = ColorType.rgb
    private var last: Bitmap?
    private var writtenFrames = 0
    /// The sequence number, which counts control and data chunks together.
    private var sequence: UInt32 = 0
    private let texts: [Text]

    /// - Parameters:
    ///   - frameCount: the number of frames that will be appended, at least one.
    ///   - texts: the texts in the file.
    package init(frameCount: Int, texts: [Text] = []) {
      self.frameCount = frameCount
      self.texts = texts
    }

    /// Adds a frame of the first frame's size, which must be opaque if the first is.
    package mutating func append(_ frame: Bitmap, for delay: Delay) throws(PNGError) {
      guard writtenFrames < frameCount else { throw .illegalFrame(number: writtenFrames + 1) }
      let isOpaque = frame.isOpaque
      if let last {
        guard last.width == frame.width, last.height == frame.height,
          isOpaque || colorType == .rgba
        else { throw .illegalFrame(number: writtenFrames + 1) }
      } else {
        colorType = isOpaque ? .rgb : .rgba
        try writeHead(frame)
      }
      let region = last.map { frame.changes(since: $0) } ?? Region(whole: frame)
      let data = frame.compressed(region, as: colorType)
      writeControl(region, delay)
      if last == nil {
        file.append("IDAT", data)
      } else {
        file.append("fdAT", nextSequence() + data)
      }
      last = frame
      writtenFrames += 1
    }

    /// The whole file.
    ///
    /// Throws if fewer frames were added than promised.
    package consuming func finish() throws(PNGError) -> [UInt8] {
      guard writtenFrames == frameCount, frameCount > 0 else {
        throw .illegalFrame(number: writtenFrames + 1)
      }
      file.append("IEND", [])
      return file.bytes
    }

    private mutating func writeHead(_ first: Bitmap) throws(PNGError) {
      file.append(
        "IHDR",
        PNG.header(
          width: first.width.value, height: first.height.value, colorType: colorType))
      // Zero plays without end.
      file.append("acTL", PNG.bigEndian(UInt32(frameCount)) + PNG.bigEndian(UInt32(0)))
      file.append("sRGB", [0])
      for text in texts { file.append("iTXt", try PNG.content(of: text)) }
    }

    private mutating func writeControl(_ region: Region, _ delay: Delay) {
      let sides = [region.width, region.height, region.x, region.y]
      // The last bytes: keep the frame for the next one, and replace the pixels that it covers.
      file.append(
        "fcTL",
        nextSequence() + sides.flatMap { PNG.bigEndian(UInt32($0)) }
          + PNG.bigEndian(delay.numerator) + PNG.bigEndian(delay.denominator) + [0, 0])
    }

    private mutating func nextSequence() -> [UInt8] {
      defer { sequence += 1 }
      return PNG.bigEndian(sequence)
    }
  }

  /// A rectangle of pixels in a picture.
  fileprivate struct Region {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(whole bitmap: Bitmap) {
      (x, y, width, height) = (0, 0, bitmap.width.value, bitmap.height.value)
    }
  }
}

extension Bitmap {
  /// The smallest rectangle around the differences from a picture of the same size, or one pixel at
  /// the origin without any, because no frame may be empty.
  fileprivate func changes(since other: Bitmap) -> PNG.Region {
    let width = self.width.value
    let height = self.height.value
    var region = PNG.Region(whole: self)
    bytes.withUnsafeBytes { new in
      other.bytes.withUnsafeBytes { old in
        func differs(_ x: Int, _ y: Int) -> Bool {
          let offset = (y &* width &+ x) &* 4
          return new.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            != old.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        }
        var (left, right, top, bottom) = (width, -1, height, -1)
        for y in 0..<height {
          guard let first = (0..<width).first(where: { differs($0, y) }) else { continue }
          top = min(top, y)
          bottom = y
          left = min(left, first)
          // The search begins at the right end and stops at known differences.
          var x = width - 1
          while x > right, !differs(x, y) { x -= 1 }
          right = max(right, max(x, first))
        }
        if right < 0 { (left, right, top, bottom) = (0, 0, 0, 0) }
        (region.x, region.y) = (left, top)
        (region.width, region.height) = (right - left + 1, bottom - top + 1)
      }
    }
    return region
  }

  /// The rectangle's pixels as a compressed stream.
  fileprivate func compressed(_ region: PNG.Region, as colorType: PNG.ColorType) -> [UInt8] {
    let rows = PNG.RowWriter(width: region.width, colorType: colorType)
    _ = withPlane { plane in
      rows.append(
        plane.part(x: region.x, y: region.y, width: region.width, height: region.height),
        requiresOpacity: false)
    }
    return rows.takeBytes(isLast: true)
  }
}
