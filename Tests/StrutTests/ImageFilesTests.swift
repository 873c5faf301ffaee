import Bitmaps
import Foundation
import Geometry
import Graphics
import TestSupport
import Testing

@testable import Cells

@Suite("Pictures in files")
struct ImageFilesTests {
  @Test(
    "have the scale in their names, also before a kind of device",
    arguments: [
      ("a.png", 12), ("a@2x.png", 6), ("a@3x.png", 4), ("a@2x~ipad.png", 6),
      ("a@3x~iphone.png", 4), ("a~ipad.png", 12), ("a@2xb.png", 12),
    ] as [(String, Points)])
  func scale(name: String, width: Points) throws {
    let folder = try TemporaryFolder()
    let bitmap = try #require(
      Bitmap(width: 12, height: 12, bytes: [UInt8](repeating: 255, count: 576)))
    let path = try folder.write(PNG.encode(bitmap), to: name)
    let source = try ImageFiles(remembering: 1).source(atPath: path, named: name)
    #expect(source.size == Size(width: width, height: width))
  }

  @Test("are read once however often they are mentioned, broken ones too")
  func once() throws {
    let folder = try TemporaryFolder()
    let bitmap = try #require(
      Bitmap(width: 6, height: 3, bytes: [UInt8](repeating: 255, count: 72)))
    let good = try folder.write(PNG.encode(bitmap), to: "a@3x.png")
    let bad = try folder.write("no picture", to: "b.png")
    let files = ImageFiles(remembering: 2)
    for _ in 0..<3 {
      #expect(try files.source(atPath: good, named: "a@3x.png").size == Size(width: 2, height: 1))
      #expect(try files.source(atPath: good, named: "link.png").size == Size(width: 6, height: 3))
      #expect(throws: PictureFault.unknownFormat) {
        try files.source(atPath: bad, named: "b.png")
      }
    }
    #expect(files.readCount == 2)
    _ = try? files.source(atPath: bad + "c", named: "c.png")
    _ = try? files.source(atPath: good, named: "a.png")
    #expect(files.readCount == 4)
  }
}
