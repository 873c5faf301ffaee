import Geometry
import Testing

@testable import Bitmaps

@Suite("Colours of another space")
struct ColorProfileTests {
  /// Red, green, blue, white, black, grey and two more, as the files have them; the numbers that
  /// they become are Little CMS's, by relative colorimetry.
  static let own: [UInt32] = [
    0xFF0000FF, 0x00FF00FF, 0x0000FFFF, 0xFFFFFFFF, 0x000000FF, 0x808080FF, 0xC87828FF, 0x285AA0FF,
  ]
  private static let displayP3: [UInt32] = [
    0xFF0000FF, 0x00FF00FF, 0x0000FFFF, 0xFFFFFFFF, 0x000000FF, 0x808080FF, 0xD57300FF, 0x0A5BA5FF,
  ]
  static let rows = [
    Row("p3", displayP3, says: "Display P3 by a curve of five numbers"),
    Row("p3table", displayP3, says: "Display P3 by a curve of 1,024 places"),
    Row("p3codes", displayP3, says: "Display P3 by code points"),
    Row("p3chromaticities", displayP3, says: "Display P3 by chromaticities"),
    Row(
      "gamma22",
      [
        0xFF0000FF, 0x00FF00FF, 0x0000FFFF, 0xFFFFFFFF, 0x000000FF, 0x818181FF, 0xC97923FF,
        0x235AA2FF,
      ], says: "a power of 2.2"),
    Row(
      "adobe",
      [
        0xFF0000FF, 0x00FF00FF, 0x0000FFFF, 0xFFFFFFFF, 0x000000FF, 0x818181FF, 0xE07919FF,
        0x005AA4FF,
      ], says: "a wider green"),
    Row(
      "linear",
      [
        0xFF0000FF, 0x00FF00FF, 0x0000FFFF, 0xFFFFFFFF, 0x000000FF, 0xBCBCBCFF, 0xE5B66EFF,
        0x6EA0D0FF,
      ], says: "light itself"),
    Row("srgb", own, isForeign: false, says: "sRGB"),
    Row("grey", own, isForeign: false, says: "grey, which a picture in colour is not"),
    Row("broken", own, isForeign: false, says: "a profile that ends too early"),
    Row("unpacked", own, isForeign: false, says: "a profile that cannot be unpacked"),
  ]

  @Test("are converted to sRGB by what the file says", arguments: rows)
  func png(_ row: Row) throws {
    let bytes = try PictureFileKindTests.bytes("space-\(row.name).png")
    let pixels = PictureFileKindTests.pixels(try PNG.decode(bytes))
    #expect(pixels.count == row.pixels.count)
    for (pixel, wanted) in zip(pixels, row.pixels) {
      #expect(Self.distance(pixel, wanted) <= 1, "\(pixel) \(wanted)")
    }
    #expect(ColorProfile.differsFromSRGB(bytes) == row.isForeign)
    if !row.isForeign { #expect(pixels == row.pixels) }
  }

  @Test("are converted in a JPEG whose profile is in two segments, and left where one is missing")
  func jpeg() throws {
    let whole = try PictureFileKindTests.bytes("space-p3.jpg")
    let half = try PictureFileKindTests.bytes("space-half.jpg")
    #expect(ColorProfile.differsFromSRGB(whole) && !ColorProfile.differsFromSRGB(half))
    let pixels = PictureFileKindTests.pixels(try JPEG.decode(whole))
    #expect(pixels.allSatisfy { Self.distance($0, 0xD573_00FF) <= 3 })
    let plain = PictureFileKindTests.pixels(try JPEG.decode(half))
    #expect(plain.allSatisfy { Self.distance($0, 0xC878_28FF) <= 2 })
  }

  @Test("are converted in a JPEG whose profile's second segment comes first")
  func reorderedSegments() throws {
    let file = try PictureFileKindTests.bytes("space-p3.jpg")
    let parts = JPEG.segments(of: file).filter { $0.marker == 0xE2 }.map(\.content)
    try #require(parts.count == 2)
    let (one, other) = (
      parts[0].startIndex - 4..<parts[0].endIndex, parts[1].startIndex - 4..<parts[1].endIndex
    )
    var turned = Array(file[..<one.lowerBound])
    turned += file[other]
    turned += file[one.upperBound..<other.lowerBound]
    turned += file[one]
    turned += file[other.upperBound...]
    #expect(ColorProfile.differsFromSRGB(turned))
    #expect(try JPEG.decode(turned) == JPEG.decode(file))
  }

  @Test("leave a picture as it is where no file says anything of them")
  func silence() throws {
    for name in ["words.png", "plain.jpg", "palette.png"] {
      #expect(!ColorProfile.differsFromSRGB(try PictureFileKindTests.bytes(name)))
    }
    #expect(!ColorProfile.differsFromSRGB([]))
  }

  @Test("end no program, whatever byte of a profile is wrong")
  func everyByte() throws {
    let good = try PictureFileKindTests.bytes("space-p3.jpg")
    for index in 0..<700 where index < good.count {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var bytes = good
        bytes[index] = value
        _ = ColorProfile.differsFromSRGB(bytes)
      }
    }
  }

  /// The greatest difference of a channel.
  private static func distance(_ pixel: UInt32, _ other: UInt32) -> Int {
    [24, 16, 8, 0].map { shift in
      abs(Int(pixel >> shift & 0xFF) - Int(other >> shift & 0xFF))
    }.max() ?? 0
  }

  /// A file of eight pixels, and what they are in sRGB.
  struct Row: CustomTestStringConvertible {
    let name: String
    let pixels: [UInt32]
    let isForeign: Bool
    let testDescription: String

    init(_ name: String, _ pixels: [UInt32], isForeign: Bool = true, says words: String) {
      self.name = name
      self.pixels = pixels
      self.isForeign = isForeign
      testDescription = words
    }
  }
}
