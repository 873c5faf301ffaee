import Bitmaps
import Geometry
import Testing

@Suite("A picture written in bands")
struct BandTests {
  @Test("is the picture that the bands make, with its texts")
  func bands() throws {
    let bytes = (0..<48).map { (index: Int) -> UInt8 in index % 4 == 3 ? 255 : UInt8(index * 5) }
    var writer = try PNG.BandWriter(width: 3, height: 4, texts: [PNG.Text("sheet", "chat")])
    var file: [UInt8] = []
    file += try writer.append(try #require(Bitmap(width: 3, height: 1, bytes: Array(bytes[..<12]))))
    file += try writer.append(
      try #require(Bitmap(width: 3, height: 3, bytes: Array(bytes[12...]))))
    #expect(try PNG.decode(file) == Bitmap(width: 3, height: 4, bytes: bytes))
    #expect(try PNG.readTexts(in: file) == [PNG.Text("sheet", "chat")])
  }

  @Test("refuses a band that does not fit")
  func wrongBands() throws {
    let row = try #require(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 255]))
    var wide = try PNG.BandWriter(width: 2, height: 1)
    #expect(throws: PNGError.illegalFrame(number: 1)) { _ = try wide.append(row) }
    var full = try PNG.BandWriter(width: 1, height: 1)
    _ = try full.append(row)
    #expect(throws: PNGError.illegalFrame(number: 2)) { _ = try full.append(row) }
  }
}
