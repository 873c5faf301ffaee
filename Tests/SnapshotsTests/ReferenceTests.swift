import Bitmaps
import Foundation
import Reports
import Snapshots
import Testing

@Suite("A reference")
struct ReferenceTests {
  @Test("says what it is of without being decoded")
  func texts() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell(red: 3))], mode: .all)
    let reference = try #require(try project.store.reference(of: "a"))
    #expect(reference.layoutText == "root view (0, 0) 2 × 1\n  send button (0, 0) 1 × 1\n")
    #expect(reference.environment == DrawingEnvironment([.init("pango", "1.50")]))
    let fresh = Reference(of: try DrawnCell(red: 3).rendered())
    #expect(reference == fresh)
    let text = try String(contentsOf: project.store.layoutURL(of: "a"), encoding: .utf8)
    #expect(text == reference.layoutText)
  }

  @Test("matches by the hash that it carries, but only as a whole file", arguments: [0, 1, 2])
  func damaged(_ damage: Int) throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .all)
    #expect(try project.run([("a", DrawnCell())]).cells[0].outcome == .matched)
    let url = project.store.pictureURL(of: "a")
    var bytes = try #require(try AtomicFile.read(url))
    let pixels = try #require(bytes.firstRange(of: Array("IDAT".utf8)))
    switch damage {
    case 0: bytes.removeSubrange(pixels.upperBound...)
    case 1: bytes.removeLast()
    default: bytes[pixels.upperBound] ^= 1
    }
    try AtomicFile.write(bytes, to: url)
    let results = try project.run([("a", DrawnCell())])
    #expect(results.cells[0].diagnostics.map(\.rule) == ["unreadableReference"])
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let rule: String

    init(_ description: String, _ bytes: [UInt8], rule: String) {
      testDescription = description
      self.bytes = bytes
      self.rule = rule
    }
  }

  @Test(
    "that cannot be read is a problem of the environment, with the reason",
    arguments: [
      Row("empty", [], rule: "unreadableReference"),
      Row("another file", Array("GIF89a".utf8), rule: "unreadableReference"),
      Row(
        "a large-file pointer", Array("version https://git-lfs.github.com/spec/v1\noid".utf8),
        rule: "largeFilePointer"),
      Row("a picture of another program", picture(texts: []), rule: "notAReference"),
      Row(
        "a later format", picture(texts: [PNG.Text("strut format", "3")]),
        rule: "otherReferenceFormat"),
      Row(
        "an earlier format", picture(texts: [PNG.Text("strut format", "1")]),
        rule: "otherReferenceFormat"),
      Row(
        "one without a layout", picture(texts: [PNG.Text("strut format", "2")]),
        rule: "notAReference"),
    ])
  func unreadable(_ row: Row) throws {
    let project = try TemporaryProject()
    try AtomicFile.write(row.bytes, to: project.store.pictureURL(of: "a"))
    let results = try project.run([("a", DrawnCell())])
    #expect(results.cells[0].diagnostics.map(\.rule) == [row.rule])
    #expect(results.cells[0].diagnostics[0].help != nil)
    #expect(results.verdict == .environmentProblem)
    // Recording everything anew mends it.
    _ = try project.run([("a", DrawnCell())], mode: .all)
    #expect(try project.run([("a", DrawnCell())]).verdict == .passed)
  }

  @Test("with other pixels than its hash says is judged by its pixels")
  func staleHash() throws {
    let project = try TemporaryProject()
    let cell = try DrawnCell(red: 4).rendered()
    var texts = Reference(of: cell).texts
    texts[1].content = PixelHash([0]).description
    try AtomicFile.write(
      try PNG.encode(cell.bitmap, texts: texts), to: project.store.pictureURL(of: "a"))
    #expect(try project.run([("a", DrawnCell(red: 4))]).cells[0].outcome == .matched)
  }

  @Test("lists the changes of its environment in order")
  func environment() {
    let old = DrawingEnvironment([.init("renderer", "1"), .init("cairo", "1.16"), .init("a", "0")])
    let new = DrawingEnvironment([.init("renderer", "2"), .init("b", "x\ty\nz"), .init("a", "0")])
    #expect(
      new.changes(from: old) == [
        EnvironmentChange(name: "renderer", old: "1", new: "2"),
        EnvironmentChange(name: "b", old: nil, new: "x y z"),
        EnvironmentChange(name: "cairo", old: "1.16", new: nil),
      ])
    #expect(
      new.changes(from: old).map(\.sentence) == [
        "renderer changed from 1 to 2", "b (x y z) was not used by the reference",
        "cairo (1.16) is no longer used",
      ])
  }

  private static func picture(texts: [PNG.Text]) -> [UInt8] {
    guard let bitmap = try? DrawnCell().rendered().bitmap else { return [] }
    return (try? PNG.encode(bitmap, texts: texts)) ?? []
  }
}
