import Bitmaps
import Foundation
import Geometry
import Graphics
import Testing

@testable import Cells

@Suite("Pictures in files")
struct ImageFilesTests {
  @Test("are read once however often they are mentioned, broken ones too")
  func once() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bitmap = try #require(
      Bitmap(width: 6, height: 3, bytes: [UInt8](repeating: 255, count: 72)))
    let good = folder.appendingPathComponent("a@3x.png").path
    let bad = folder.appendingPathComponent("b.png").path
    try Data(try PNG.encode(bitmap)).write(to: URL(fileURLWithPath: good))
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: bad))
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
