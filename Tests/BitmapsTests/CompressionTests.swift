import Geometry
import Testing

@testable import Bitmaps

@Suite("The compression of a picture")
struct CompressionTests {
  @Test("keeps every pixel", arguments: Drawing.all)
  func roundTrip(_ drawing: Drawing) throws {
    let bitmap = try drawing.bitmap()
    let file = try PNG.encode(bitmap)
    #expect(try PNG.decodeByLibrary(file) == bitmap)
    #expect(PNG.PlainPicture(file)?.bitmap() == bitmap)
  }

  @Test("lets a picture of many rows be compared row by row, without storing them")
  func manyRows() throws {
    // 32,004,000 pixels.
    var pixels = [UInt8](repeating: 255, count: 8001 * 4000 * 4)
    let white = try #require(Bitmap(width: 8001, height: 4000, bytes: pixels))
    let file = try PNG.encode(white)
    let picture = try #require(PNG.PlainPicture(file))
    #expect(picture.rows() == nil)
    #expect(white.withPlane { picture.isEqual(to: $0) } == true)
    pixels[pixels.count - 2] = 254
    let changed = try #require(Bitmap(width: 8001, height: 4000, bytes: pixels))
    #expect(changed.withPlane { picture.isEqual(to: $0) } == false)
  }

  @Test("takes few bytes where rows repeat or run on")
  func flatPictures() throws {
    // A row that repeats is a filter's number, a zero, and copies of 258, 258 and 83 zeros: five
    // codes of two bits, three distances of one, and four bits that make 83 of 83...98 are 17.
    let stripes = try Drawing("stripes", width: 600, height: 1200) { x, y in
      [UInt8(y / 300 * 50), UInt8(x / 300 * 90), 7, 255]
    }.bitmap()
    #expect(try PNG.encode(stripes).count < 1200 * 17 / 8 + 500)
    let colors = try Drawing("300 colours", width: 600, height: 1200) { x, y in
      y == 0 ? [UInt8(x / 2 % 256), UInt8(x / 256), 9, 255] : [30, 60, 90, 255]
    }.bitmap()
    // Three bytes a pixel: seven copies of zeros, 25 bits; and 300 colours of three bytes once.
    #expect(try PNG.encode(colors).count < 1200 * 25 / 8 + 900 + 500)
  }

  @Test(
    "finds what stood 32,768 bytes before, and refers to nothing farther",
    arguments: [
      10_921, 10_922, 10_923, 11_000,
    ])
  func reach(_ width: Int) throws {
    // Rows of noise, each twice with another row between: the same is two lines back.
    let bitmap = try Drawing("noise", width: width, height: 6) { x, y in
      Drawing.noise(x, y % 3 == 2 ? 7 : y / 3)
    }.bitmap()
    #expect(try PNG.decodeByLibrary(try PNG.encode(bitmap)) == bitmap)
  }

  @Test("does not depend on the bytes that Cairo leaves undefined", arguments: 1...40)
  func canvasWords(_ width: Int) throws {
    // More than 256 colours, some rows twice.
    let height = 600
    let bitmap = try Drawing("noise", width: width, height: height) { x, y in
      Drawing.noise(x / 2, y % 3 == 0 ? 1 : y / 2)
    }.bitmap()
    var words: [UInt32] = []
    for (index, start) in stride(from: 0, to: bitmap.bytes.count, by: 4).enumerated() {
      let color = bitmap.bytes[start..<start + 3].reduce(0) { $0 << 8 | UInt32($1) }
      words.append(UInt32(index * 7 % 256) << 24 | color)
    }
    let file = try words.withUnsafeBytes { words in
      try PNG.encode(
        try #require(
          PixelPlane(words, stride: width * 4, width: width, height: height, order: .opaqueWords)))
    }
    #expect(file == (try PNG.encode(bitmap)))
    #expect(try PNG.decodeByLibrary(file) == bitmap)
  }

  @Test("keeps one translucent pixel in any column", arguments: 0..<21)
  func translucentPixel(_ column: Int) throws {
    let bitmap = try Drawing("noise", width: 21, height: 20) { x, y in
      let color = Drawing.noise(x, y)
      return x == column && y == 17 ? color.dropLast() + [254] : color
    }.bitmap()
    #expect(try PNG.decodeByLibrary(try PNG.encode(bitmap)) == bitmap)
  }

  @Test("filters what is new in every pixel, so that a gradient takes a tenth of its bytes")
  func gradients() throws {
    let bitmap = try Drawing("gradient", width: 300, height: 300) { x, y in
      [UInt8(x * y / 400), UInt8((x + y) / 3), UInt8(y / 2), 255]
    }.bitmap()
    #expect(try PNG.encode(bitmap).count < 300 * 300 * 3 / 10)
  }
}

/// A picture by a function of the place.
struct Drawing: CustomTestStringConvertible {
  let testDescription: String
  let width: Int
  let height: Int
  let pixel: @Sendable (Int, Int) -> [UInt8]

  init(
    _ name: String, width: Int, height: Int, pixel: @escaping @Sendable (Int, Int) -> [UInt8]
  ) {
    testDescription = name
    self.width = width
    self.height = height
    self.pixel = pixel
  }

  func bitmap() throws -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height { for x in 0..<width { bytes += pixel(x, y) } }
    return try #require(Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes))
  }

  /// A colour that no neighbour tells anything of.
  static func noise(_ x: Int, _ y: Int) -> [UInt8] {
    var word = UInt64(x) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(y) &* 0xD6E8_FEB8_6659_FD93
    word = (word ^ word >> 31) &* 0xA076_1D64_78BD_642F
    return [UInt8(word >> 40 & 0xFF), UInt8(word >> 48 & 0xFF), UInt8(word >> 56), 255]
  }

  static let all = [
    Drawing("noise, longer than the window", width: 700, height: 400) { noise($0, $1) },
    Drawing("noise with alpha", width: 90, height: 70) { x, y in
      noise(x, y).dropLast() + [UInt8(x)]
    },
    Drawing("flat, then noise, then flat", width: 200, height: 90) { x, y in
      (30..<60).contains(y) ? noise(x, y) : [1, 2, 3, 255]
    },
    Drawing("noise in rows that repeat", width: 130, height: 60) { x, y in noise(x, y / 4) },
    Drawing("few colours in rows that repeat", width: 999, height: 80) { x, y in
      [UInt8(x * (y / 9) % 5), 0, 0, 255]
    },
    Drawing("rows that repeat with a period", width: 100, height: 100) { x, y in
      noise(x / 3, y % 5)
    },
    Drawing("one column", width: 1, height: 600) { _, y in [UInt8(y / 2 % 256), 5, 5, 255] },
    Drawing("one column of noise", width: 1, height: 600) { x, y in noise(x, y) },
    Drawing("two columns with alpha", width: 2, height: 50) { x, y in [UInt8(y), 1, 2, UInt8(x)] },
    Drawing("one row", width: 5000, height: 1) { x, y in noise(x / 7, y) },
    Drawing("a row longer than the window reaches", width: 20_000, height: 5) { x, y in
      noise(x % 9000, y / 2)
    },
    Drawing("every run from 1 to 300 pixels", width: 301, height: 301) { x, y in
      x < y ? [9, 9, 9, 255] : noise(1, y)
    },
    Drawing("smooth", width: 257, height: 129) { x, y in
      [UInt8(x * x / 300), UInt8(y * x / 200), UInt8(y), 255]
    },
    Drawing("smooth with alpha", width: 64, height: 64) { x, y in
      [UInt8(x * 3), UInt8(y * 3), UInt8(x + y), UInt8(255 - x)]
    },
    Drawing("black without alpha", width: 3, height: 3) { _, _ in [0, 0, 0, 0] },
  ]
}
