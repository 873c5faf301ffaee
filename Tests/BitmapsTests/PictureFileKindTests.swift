import Foundation
import Geometry
import TestSupport
import Testing

@testable import Bitmaps

@Suite("A picture's file")
struct PictureFileKindTests {
  static let pngs = [
    Kind("grey", [0x000000FF, 0x808080FF, 0xFFFFFFFF, 0x404040FF]),
    Kind("deep", [0x8040FFFF, 0x00C020FF]),
    Kind("deepgrey", [0x808080FF, 0x202020FF]),
    Kind("palette", [0xFF0000FF, 0x00FF00FF, 0x0000FF80, 0x0A141EFF]),
    Kind(
      "interlaced",
      [
        0x000028FF, 0x500028FF, 0xA00028FF, 0x005028FF, 0x505028FF, 0xA05028FF, 0x00A028FF,
        0x50A028FF, 0xA0A028FF,
      ]),
  ]

  @Test("of any PNG kind is read as 8-bit RGBA", arguments: pngs)
  func png(_ row: Kind) throws {
    let bitmap = try PNG.decode(try Self.bytes("\(row.name).png"))
    #expect(Self.pixels(bitmap) == row.pixels)
  }

  @Test("that claims 100,000 × 100,000 pixels is refused by its header")
  func hugePNG() throws {
    let bytes = try Self.bytes("huge.png")
    #expect(throws: PNGError.tooLarge(width: 100_000, height: 100_000)) { try PNG.decode(bytes) }
  }

  /// Red on the left and blue on the right, as the camera saw it, or turned by its orientation.
  static let jpegs = [
    Turned("plain", 16, 8, corners: "RBRB"), Turned("progressive", 16, 8, corners: "RBRB"),
    Turned("orientation2", 16, 8, corners: "BRBR"), Turned("orientation3", 16, 8, corners: "BRBR"),
    Turned("orientation4", 16, 8, corners: "RBRB"), Turned("orientation5", 8, 16, corners: "RRBB"),
    Turned("orientation6", 8, 16, corners: "RRBB"), Turned("orientation7", 8, 16, corners: "BBRR"),
    Turned("orientation8", 8, 16, corners: "BBRR"),
  ]

  @Test("that is a JPEG is read upright", arguments: jpegs)
  func jpeg(_ row: Turned) throws {
    let bitmap = try JPEG.decode(try Self.bytes("\(row.name).jpg"))
    #expect(bitmap.width == row.width)
    #expect(bitmap.height == row.height)
    let (right, bottom) = (bitmap.width.value - 1, bitmap.height.value - 1)
    let places = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    let colors = places.map { x, y in
      let pixel = Self.pixels(bitmap)[y * bitmap.width.value + x]
      return pixel >> 24 > 200 ? "R" : pixel >> 8 & 0xFF > 200 ? "B" : "?"
    }
    #expect(colors.joined() == row.corners)
  }

  // A quarter turn clockwise brings the left side to the top. The chunk stands behind the signature
  // and the header's 25 bytes.
  @Test("that is a PNG has the orientation of its chunk")
  func turnedPNG() throws {
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
    let picture = try #require(Bitmap(width: 2, height: 1, bytes: red + blue))
    let tiff =
      Array("II*".utf8) + [0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
    var chunk = PNG.ChunkWriter()
    chunk.append("eXIf", tiff)
    var bytes = try PNG.encode(picture)
    bytes.insert(contentsOf: chunk.bytes.dropFirst(8), at: 33)
    let upright = ExifOrientation(ofPNG: bytes).upright(try PNG.decode(bytes))
    #expect(upright == Bitmap(width: 1, height: 2, bytes: red + blue))
  }

  /// Exif 2.3, section 4.6: the byte order, 42, the offset of the first directory, its number of
  /// entries, and the entry 0x0112 with type 3 (SHORT), one value, and the value 6.
  @Test("that is a JPEG is read upright in both byte orders of Exif", arguments: ["II", "MM"])
  func byteOrder(_ name: String) throws {
    func number(_ value: Int, _ length: Int) -> [UInt8] {
      let bytes = (0..<length).map { UInt8(value >> (8 * $0) & 0xFF) }
      return name == "II" ? bytes : bytes.reversed()
    }
    var tiff = Array(name.utf8) + number(42, 2) + number(8, 4) + number(1, 2)
    tiff += number(0x0112, 2) + number(3, 2) + number(1, 4) + number(6, 2) + [0, 0] + number(0, 4)
    let content = Array("Exif\0\0".utf8) + tiff
    let segment = [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    let plain = try Self.bytes("plain.jpg")
    let turned = try JPEG.decode(Array(plain[..<2]) + segment + plain[2...])
    #expect([turned.width, turned.height] == [8, 16])
  }

  @Test(
    "that is a JPEG may have 100,000,000 pixels",
    arguments: [(10_000, 10_000, false), (10_001, 10_000, true), (10_000, 10_001, true)])
  func pixelLimit(_ width: Int, _ height: Int, _ isTooLarge: Bool) throws {
    var bytes = try Self.bytes("huge.jpg")
    // The frame's header: a marker, two bytes of length, eight bits a sample, height and width.
    let header = try #require(bytes.firstRange(of: [0xFF, 0xC0, 0x00, 0x11, 0x08]))
    let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
    bytes.replaceSubrange(header.upperBound..<header.upperBound + 4, with: size)
    do {
      _ = try JPEG.decode(bytes)
      Issue.record("the picture has no pixels")
    } catch {
      let tooLarge = JPEGError.tooLarge(width: Pixels(width), height: Pixels(height))
      #expect((error == tooLarge) == isTooLarge)
    }
  }

  @Test(
    "that is a JPEG is read by a library whose version is in its own message",
    arguments: [
      ("x libjpeg-turbo version 2.1.5 (build 20230101)", "2.1.5"),
      ("libjpeg-turbo version 3.0.1\0Copyright", "3.0.1"),
      ("libjpeg-turbo version 3.0.1\u{7F}1", "3.0.1"), ("libjpeg-turbo version 3.0.1é", "3.0.1"),
      ("libjpeg-turbo version  2", nil), ("libjpeg version 9 ", nil),
    ])
  func libraryVersion(_ text: String, _ version: String?) {
    #expect(JPEG.version(in: Array(text.utf8)) == version)
  }

  @Test("that is a grey JPEG has three equal channels")
  func greyJPEG() throws {
    let pixels = Self.pixels(try JPEG.decode(try Self.bytes("grey.jpg")))
    #expect(pixels == [UInt32](repeating: 0x646464FF, count: 64))
  }

  @Test("that is a JPEG cut off, too large, in inks, or none is refused")
  func badJPEG() throws {
    let huge = try Self.bytes("huge.jpg")
    #expect(throws: JPEGError.tooLarge(width: 65_000, height: 65_000)) { try JPEG.decode(huge) }
    let inks = try Self.bytes("inks.jpg")
    #expect(throws: JPEGError.cmyk) { try JPEG.decode(inks) }
    let cutOff = try Self.bytes("cutoff.jpg")
    #expect(throws: JPEGError.corrupt("Premature end of JPEG file")) { try JPEG.decode(cutOff) }
    let empty: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]
    #expect(throws: JPEGError.corrupt("the file has no picture")) { try JPEG.decode(empty) }
    #expect(throws: JPEGError.notJPEG) { try JPEG.decode([]) }
  }

  @Test("with any byte changed or cut off anywhere is read or refused, and ends no program")
  func fuzzed() throws {
    var numbers = SeededGenerator(seed: 1)
    for name in ["plain.jpg", "progressive.jpg", "orientation6.jpg", "interlaced.png"] {
      let good = try Self.bytes(name)
      for _ in 0..<150 {
        var bytes = good
        for _ in 0..<1 + numbers.next(below: 4) {
          bytes[numbers.next(below: bytes.count)] = UInt8(numbers.next(below: 256))
        }
        bytes = Array(bytes.prefix(1 + numbers.next(below: bytes.count)))
        if name.hasSuffix("jpg") {
          // A size of two times 16 bits is a gigabyte at most, and refused.
          _ = try? JPEG.decode(bytes)
        } else {
          _ = try? PNG.decode(bytes)
        }
      }
    }
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Repository.fixture("Pictures/\(name)")))
  }

  static func pixels(_ bitmap: Bitmap) -> [UInt32] {
    stride(from: 0, to: bitmap.bytes.count, by: 4).map { start in
      bitmap.bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  struct Kind: CustomTestStringConvertible, Sendable {
    let name: String
    let pixels: [UInt32]
    init(_ name: String, _ pixels: [UInt32]) {
      self.name = name
      self.pixels = pixels
    }
    var testDescription: String { name }
  }

  struct Turned: CustomTestStringConvertible, Sendable {
    let name: String
    let width: Pixels
    let height: Pixels
    /// Left and right of the top, then of the bottom.
    let corners: String
    init(_ name: String, _ width: Pixels, _ height: Pixels, corners: String) {
      self.name = name
      self.width = width
      self.height = height
      self.corners = corners
    }
    var testDescription: String { name }
  }
}
