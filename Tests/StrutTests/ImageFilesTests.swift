import Bitmaps
import Foundation
import Geometry
import Graphics
import TestSupport
import Testing

@testable import Cells

@Suite("Pictures in files")
struct ImageFilesTests {
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
