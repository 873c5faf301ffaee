import Geometry
import Testing

@testable import Bitmaps

@Suite("A picture's file that is read without libpng")
struct PlainPictureTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let filter: UInt8
    let filtered: [UInt8]
    let pixels: [UInt8]

    init(_ name: String, _ filter: UInt8, _ filtered: [UInt8], _ pixels: [UInt8]) {
      testDescription = name
      self.filter = filter
      self.filtered = filtered
      self.pixels = pixels
    }
  }

  /// One byte a pixel, below a row of 10, 20, 250; by section 9 of the PNG specification.
  static let rows = [
    Row("none", 0, [1, 2, 3], [1, 2, 3]),
    Row("sub", 1, [1, 2, 254], [1, 3, 1]),
    Row("up", 2, [1, 2, 7], [11, 22, 1]),
    // Halves of 0 + 10, 6 + 20 and 15 + 250, rounded down.
    Row("average", 3, [1, 2, 3], [6, 15, 135]),
    // 10; then 11 + 20 − 10 = 21 is nearest to 20, and 22 + 250 − 20 = 252 to 250.
    Row("Paeth", 4, [1, 2, 3], [11, 22, 253]),
  ]

  @Test("has its filters taken off", arguments: rows)
  func filters(_ row: Row) {
    var above: [UInt8] = [10, 20, 250]
    var bytes = row.filtered
    let isKnown = above.withUnsafeMutableBufferPointer { above in
      bytes.withUnsafeMutableBufferPointer { bytes in
        bytes.baseAddress.map {
          RowFilters.unfilter(
            $0, above: above.baseAddress, length: 3, filter: row.filter, bytesPerPixel: 1)
        }
      }
    }
    #expect(isKnown == true)
    #expect(bytes == row.pixels)
  }

  /// The same below nothing.
  static let firstRows = [
    Row("sub", 1, [1, 2, 254], [1, 3, 1]), Row("up", 2, [1, 2, 7], [1, 2, 7]),
    Row("average", 3, [2, 2, 3], [2, 3, 4]), Row("Paeth", 4, [1, 2, 254], [1, 3, 1]),
  ]

  @Test("has the filters of its first row taken off", arguments: firstRows)
  func firstRow(_ row: Row) {
    var bytes = row.filtered
    let isKnown = bytes.withUnsafeMutableBufferPointer { bytes in
      bytes.baseAddress.map {
        RowFilters.unfilter($0, above: nil, length: 3, filter: row.filter, bytesPerPixel: 1)
      }
    }
    #expect(isKnown == true)
    #expect(bytes == row.pixels)
  }

  @Test(
    "is left to libpng in every other form",
    arguments: ["grey", "deep", "deepgrey", "palette", "interlaced"])
  func otherKinds(_ name: String) throws {
    let bytes = try PictureFileKindTests.bytes("\(name).png")
    #expect(PNG.PlainPicture(bytes)?.bitmap() == nil)
  }

  @Test("is left to libpng where a byte is wrong")
  func damaged() throws {
    let bytes = try PNG.encode(Sample.noise.bitmap)
    for index in bytes.indices {
      var wrong = bytes
      wrong[index] ^= 0x10
      #expect(PNG.PlainPicture(wrong)?.bitmap() == nil, "byte \(index)")
    }
  }

  @Test("is read in pieces too")
  func pieces() throws {
    let bitmap = Sample.noise.bitmap
    let file = try PNG.encode(bitmap)
    let name = try #require(file.firstRange(of: Array("IDAT".utf8)))
    let length = file[name.lowerBound - 4..<name.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    let data = file[name.upperBound..<name.upperBound + length]
    var pieces = Array(file[..<(name.lowerBound - 4)])
    for piece in [data.prefix(7), data.dropFirst(7)] {
      let content = Array("IDAT".utf8) + piece
      pieces += PNG.bigEndian(UInt32(piece.count)) + content
      pieces += PNG.bigEndian(PNG.checksum(of: content[...]))
    }
    pieces += file[(name.upperBound + length + 4)...]
    #expect(PNG.PlainPicture(pieces)?.bitmap() == bitmap)
  }

  @Test("shares a palette with another, the longer one first and each colour once")
  func commonPalette() throws {
    func picture(_ colors: [UInt32]) throws -> PNG.PlainPicture {
      let bytes = colors.flatMap { color in
        [UInt8(color & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color >> 16), 255]
      }
      let bitmap = try #require(Bitmap(width: Pixels(colors.count), height: 1, bytes: bytes))
      return try #require(PNG.PlainPicture(try PNG.encode(bitmap)))
    }
    let (long, short) = (try picture([1, 2, 3]), try picture([2, 4]))
    let first: Set<UInt32> = [0xFF00_0001, 0xFF00_0002, 0xFF00_0003]
    for palette in [
      PNG.PlainPicture.commonPalette(long, short), PNG.PlainPicture.commonPalette(short, long),
    ] {
      #expect(palette?.count == 4)
      #expect(Set(palette?.prefix(3) ?? []) == first)
      #expect(palette?.last == 0xFF00_0004)
    }
    let (many, others) = (try picture(Array(0..<200)), try picture(Array(144..<256)))
    #expect(PNG.PlainPicture.commonPalette(many, others)?.count == 256)
    #expect(PNG.PlainPicture.commonPalette(many, try picture(Array(144..<257))) == nil)
    let colorful = try #require(PNG.PlainPicture(try PNG.encode(Sample.noise.bitmap)))
    #expect(PNG.PlainPicture.commonPalette(long, colorful) == nil)
  }

  @Test("has the indices of another palette, also in rows that repeat")
  func renumbered() throws {
    func picture(_ colors: [UInt32]) throws -> PNG.PlainPicture {
      let bytes = colors.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }
      let bitmap = try #require(Bitmap(width: 2, height: 3, bytes: bytes))
      return try #require(PNG.PlainPicture(try PNG.encode(bitmap)))
    }
    let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000)
    let one = try picture([red, green, red, green, green, green])
    let other = try picture([red, green, red, green, blue, green])
    let common = try #require(PNG.PlainPicture.commonPalette(one, other))
    let rows = try [one, other].map { try #require($0.rows(numberedBy: common)) }
    #expect((0..<3).map { rows[0].isRowEqual($0, in: rows[1]) } == [true, true, false])
    // The same bytes may be other colours.
    let own = try [one, other].map { try #require($0.rows()) }
    #expect(!own[0].isRowEqual(0, in: own[1]))
    #expect(rows[0].bitmap == one.bitmap())
    #expect(rows[1].bitmap == other.bitmap())
    // In an order of its own, each picture is renumbered.
    let reversed = try [one, other].map { try #require($0.rows(numberedBy: common.reversed())) }
    #expect(reversed.map(\.bitmap) == rows.map(\.bitmap))
  }
}
