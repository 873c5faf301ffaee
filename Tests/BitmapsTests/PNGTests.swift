import Bitmaps
import Geometry
import Testing

@Suite("A picture as PNG")
struct PNGTests {
  @Test("comes back as it was", arguments: Sample.all)
  func roundTrip(_ sample: Sample) throws {
    let bytes = try PNG.encode(sample.bitmap, texts: [PNG.Text("layout", "send 12 14")])
    #expect(try PNG.decode(bytes) == sample.bitmap)
    #expect(bytes[25] == sample.colorType)
  }

  @Test("is the same bytes the second time")
  func isDeterministic() throws {
    let bitmap = Sample.noise.bitmap
    #expect(try PNG.encode(bitmap) == PNG.encode(bitmap))
  }

  @Test("carries texts that are read without the pixels")
  func texts() throws {
    let texts = [PNG.Text("layout", "send\n你好 🙂"), PNG.Text("fonts", "")]
    let bytes = try PNG.encode(Sample.noise.bitmap, texts: texts)
    let pixels = try #require(bytes.firstRange(of: Array("IDAT".utf8)))
    #expect(try PNG.readTexts(in: bytes) == texts)
    #expect(try PNG.readTexts(in: Array(bytes[..<pixels.upperBound])) == texts)
  }

  @Test("refuses a keyword that the format does not allow", arguments: ["", "größe", "a\nb"])
  func keyword(_ keyword: String) {
    #expect(throws: PNGError.illegalKeyword(keyword)) {
      try PNG.encode(Sample.flat.bitmap, texts: [PNG.Text(keyword, "x")])
    }
  }

  @Test("is refused as truncated wherever it is cut")
  func everyPrefix() throws {
    let bytes = try PNG.encode(Sample.noise.bitmap, texts: [PNG.Text("layout", "x")])
    #expect(throws: PNGError.truncated) { try PNG.decode([]) }
    for length in bytes.indices {
      #expect(throws: PNGError.truncated) { try PNG.decode(Array(bytes[..<length])) }
    }
  }

  @Test("is refused, or read, but never a crash with any one byte wrong")
  func everyByte() throws {
    let bytes = try PNG.encode(Sample.flat.bitmap, texts: [PNG.Text("layout", "x")])
    for index in bytes.indices {
      var wrong = bytes
      wrong[index] ^= 0x55
      #expect(throws: Never.self) {
        do { _ = try PNG.decode(wrong) } catch is PNGError {}
        do { _ = try PNG.readTexts(in: wrong) } catch is PNGError {}
      }
    }
  }

  @Test("is distinguished from other files")
  func otherFiles() {
    #expect(throws: PNGError.notPNG) { try PNG.decode(Array("GIF89a, or so".utf8)) }
    #expect(throws: PNGError.notPNG) { try PNG.readTexts(in: [0x89, 0x50, 0x00]) }
  }

  @Test("is refused before memory is taken where the header says it is huge")
  func hugeHeader() throws {
    var bytes = try PNG.encode(Sample.flat.bitmap)
    bytes.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    #expect(throws: PNGError.tooLarge(width: 65536, height: 65536)) { try PNG.decode(bytes) }
  }

  @Test(
    "is refused where the header says that it is empty",
    arguments: [("width", 16..<20), ("height", 20..<24), ("both", 16..<24)])
  func emptyHeader(_ row: (name: String, range: Range<Int>)) throws {
    var bytes = try PNG.encode(Sample.flat.bitmap)
    for index in row.range { bytes[index] = 0 }
    #expect(throws: PNGError.corrupt("IHDR: empty picture")) { try PNG.decode(bytes) }
  }

  @Test("is refused where its text is damaged")
  func damagedText() throws {
    var bytes = try PNG.encode(Sample.flat.bitmap, texts: [PNG.Text("layout", "xyz")])
    let text = try #require(bytes.firstRange(of: Array("xyz".utf8)))
    bytes[text.lowerBound] = 0x41
    #expect(throws: PNGError.corrupt("iTXt: CRC error")) { try PNG.readTexts(in: bytes) }
  }

  @Test("that cannot be read is named with the system's reason")
  func unreadableFile() {
    #expect(throws: PNGError.unreadable(path: "/nowhere/a.png", code: 2)) {
      try PNG.readTexts(path: "/nowhere/a.png")
    }
    #expect(throws: PNGError.unreadable(path: "/", code: 21)) { try PNG.readTexts(path: "/") }
  }
}

/// A small picture and the PNG colour type that it must be written with.
struct Sample: CustomTestStringConvertible {
  let testDescription: String
  let colorType: UInt8
  let bitmap: Bitmap

  init(_ name: String, colorType: UInt8, width: Int, height: Int, pixel: (Int) -> [UInt8]) {
    testDescription = name
    self.colorType = colorType
    let bytes = (0..<width * height).flatMap(pixel)
    guard
      let bitmap = Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes)
    else { preconditionFailure("the sample fills its size") }
    self.bitmap = bitmap
  }

  static let flat = Sample("one colour", colorType: 3, width: 5, height: 4) { _ in
    [10, 20, 30, 255]
  }
  static let noise = Sample("many colours", colorType: 2, width: 40, height: 30) { index in
    [UInt8(index % 251), UInt8(index / 5 % 256), UInt8(index * 7 % 256), 255]
  }
  static let all = [
    flat, noise,
    Sample("256 colours", colorType: 3, width: 16, height: 17) { [UInt8($0 % 256), 0, 0, 255] },
    Sample("257 colours", colorType: 2, width: 257, height: 1) {
      [UInt8($0 % 256), UInt8($0 / 256), 0, 255]
    },
    Sample("half transparent", colorType: 6, width: 7, height: 3) { [200, 100, UInt8($0), 128] },
    Sample("one pixel", colorType: 3, width: 1, height: 1) { _ in [0, 0, 0, 255] },
  ]
}
