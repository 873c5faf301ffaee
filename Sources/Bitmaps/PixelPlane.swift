private import Geometry

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Borrowed pixels, valid during a call: rows of four bytes a pixel from the top.
package struct PixelPlane {
  let start: UnsafeRawPointer
  /// The distance from one row to the next, in bytes.
  let stride: Int
  /// The size in pixels, at least 1.
  let width: Int
  /// The size in pixels, at least 1.
  let height: Int
  let order: Order

  package enum Order: Sendable {
    /// Red, green, blue, straight alpha.
    case rgba
    /// Words with red, green and blue from bit 16 down, as in Cairo's opaque surfaces. The highest
    /// byte is undefined.
    case opaqueWords
  }

  /// Pixels, or nil if the size is empty or exceeds the bytes.
  package init?(
    _ bytes: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int, order: Order
  ) {
    guard let start = bytes.baseAddress, width > 0, height > 0, stride >= width * 4,
      bytes.count >= stride * (height - 1) + width * 4
    else { return nil }
    self.start = start
    self.stride = stride
    self.width = width
    self.height = height
    self.order = order
  }

  /// A part of the pixels, in the same memory.
  func part(x: Int, y: Int, width: Int, height: Int) -> PixelPlane {
    PixelPlane(
      start: row(y) + x * 4, stride: stride, width: width, height: height, order: order)
  }

  private init(
    start: UnsafeRawPointer, stride: Int, width: Int, height: Int, order: Order
  ) {
    self.start = start
    self.stride = stride
    self.width = width
    self.height = height
    self.order = order
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafeRawPointer { start + y &* stride }

  /// Whether a row shows the same pixels as the row above.
  func repeatsRow(_ y: Int) -> Bool {
    guard y > 0 else { return false }
    let (row, above) = (row(y), row(y - 1))
    if memcmp(row, above, width * 4) == 0 { return true }
    // Undefined bytes may differ.
    guard order == .opaqueWords else { return false }
    var x = 0
    while x &+ 8 <= width {
      if Self.words(row, x, order) != Self.words(above, x, order) { return false }
      x &+= 8
    }
    while x < width {
      if Self.pixel(row, x, order) != Self.pixel(above, x, order) { return false }
      x &+= 1
    }
    return true
  }

  /// A pixel's red, green, blue and alpha from the lowest byte up.
  @inline(__always)
  static func pixel(_ row: UnsafeRawPointer, _ x: Int, _ order: Order) -> UInt32 {
    switch order {
    case .rgba:
      return UInt32(littleEndian: row.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self))
    case .opaqueWords:
      let word = row.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
      return 0xFF00_0000 | (word & 0xFF) &<< 16 | word & 0xFF00 | (word &>> 16) & 0xFF
    }
  }
}

extension PixelPlane {
  /// Eight pixels that can be compared: their words, with 0 for undefined bytes.
  @inline(__always)
  static func words(_ row: UnsafeRawPointer, _ x: Int, _ order: Order) -> SIMD8<UInt32> {
    let words = row.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self)
    return order == .rgba ? words : words & 0xFF_FFFF
  }

  /// Whether a row has the pixels, four bytes each: red, green, blue, alpha.
  func hasPixels(_ pixels: UnsafePointer<UInt8>, inRow y: Int) -> Bool {
    let row = row(y)
    guard order == .opaqueWords else { return memcmp(row, pixels, width * 4) == 0 }
    let expected = UnsafeRawPointer(pixels)
    var difference: UInt32 = 0
    // No branches, so that the compiler makes vectors of the loop.
    for x in 0..<width {
      difference |=
        Self.pixel(row, x, .opaqueWords) ^ Self.pixel(expected, x, .rgba)
    }
    return difference == 0
  }

  /// The pixels as a bitmap.
  package var bitmap: Bitmap {
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { output, count in
      count = width * height * 4
      guard let output = output.baseAddress else { return }
      let target = UnsafeMutableRawPointer(output)
      for y in 0..<height {
        let (row, line) = (row(y), target + y &* width &* 4)
        for x in 0..<width {
          line.storeBytes(
            of: Self.pixel(row, x, order).littleEndian, toByteOffset: x &* 4, as: UInt32.self)
        }
      }
    }
    return Bitmap(whole: bytes, width: Pixels(width), height: Pixels(height))
  }
}

extension Bitmap {
  /// Calls the closure with the pixels.
  func withPlane<Result>(_ body: (PixelPlane) -> Result) -> Result? {
    let (width, height) = (width.value, height.value)
    return bytes.withUnsafeBytes { bytes in
      PixelPlane(bytes, stride: width * 4, width: width, height: height, order: .rgba).map(body)
    }
  }
}
