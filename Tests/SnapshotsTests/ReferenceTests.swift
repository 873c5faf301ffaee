import Bitmaps
import Comparing
import Foundation
import Reports
import Snapshots
import Testing
import Tolerances

@Suite("A reference")
struct ReferenceTests {
  @Test("has its layout, its environment and its hash in texts")
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

  @Test("has the hash of its spec in a text")
  func source() throws {
    var cell = try DrawnCell().rendered()
    cell.source = SpecSource(Array("views: {}".utf8))
    let reference = Reference(of: cell)
    #expect(reference.source != nil)
    #expect(try Reference(texts: reference.texts, path: "a.png") == reference)
  }

  @Test("matches as a whole file only", arguments: [0, 1, 2])
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

  @Test("does not match with other data and its right checksum", arguments: [true, false])
  func otherData(_ isDeflated: Bool) throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .all)
    let url = project.store.pictureURL(of: "a")
    var bytes = try #require(try AtomicFile.read(url))
    let name = try #require(bytes.firstRange(of: Array("IDAT".utf8)))
    let length = bytes[(name.lowerBound - 4)..<name.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    // Either no deflated data at all, or deflated data without a byte.
    let data = [UInt8]([0x78, 0x9C, 0x03, 0, 0, 0, 0, 1].dropFirst(isDeflated ? 0 : 1))
    let chunk = Array("IDAT".utf8) + data
    let checksum = Self.checksum(chunk)
    bytes.replaceSubrange(
      (name.lowerBound - 4)..<(name.upperBound + length + 4),
      with: Self.bigEndian(UInt32(data.count)) + chunk + Self.bigEndian(checksum))
    try AtomicFile.write(bytes, to: url)
    let results = try project.run([("a", DrawnCell())])
    #expect(results.cells[0].diagnostics.map(\.rule) == ["unreadableReference"])
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The checksum of a chunk (PNG, appendix D).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let half = sum >> 1
        sum = sum & 1 == 1 ? half ^ 0xEDB8_8320 : half
      }
    }
    return ~sum
  }

  /// An edit of a recorded reference that leaves the hash in the picture as it was.
  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The pixels of the 4 × 2 picture.
    let edit: @Sendable (inout [UInt8]) -> Void
    let count: Int

    init(_ description: String, count: Int, _ edit: @escaping @Sendable (inout [UInt8]) -> Void) {
      testDescription = description
      self.edit = edit
      self.count = count
    }
  }

  @Test(
    "is compared by its pixels, not by its hash",
    arguments: [
      Edit("all pixels inverted", count: 8) { pixels in
        for index in pixels.indices where index % 4 != 3 { pixels[index] = 255 - pixels[index] }
      },
      Edit("the last pixel changed by one", count: 1) { $0[30] += 1 },
      Edit("the first pixel half clear", count: 1) { $0[3] = 128 },
    ])
  func editedPixels(_ row: Edit) throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell(red: 4))], mode: .all)
    try edit(project) { bitmap in row.edit(&bitmap.bytes) }
    let results = try project.run([("a", DrawnCell(red: 4))])
    #expect(results.cells[0].outcome == .different)
    #expect(results.cells[0].pixels?.count == row.count)
    #expect(results.cells[0].referenceFaults == [.changedPixels])
    #expect(
      results.cells[0].reasons(base: nil).first
        == "the pixels of the reference are not those that Strut recorded")
    #expect(results.causes.map(\.kind) == [.reference])
    // Accepting what was drawn mends it.
    _ = try project.lastRun.accept(results) { _ in true }
    #expect(try project.run([("a", DrawnCell(red: 4))]).verdict == .passed)
  }

  /// Writes the picture of `a` again, with its texts and other pixels.
  private func edit(_ project: TemporaryProject, _ change: (inout Bitmap) -> Void) throws {
    let url = project.store.pictureURL(of: "a")
    let bytes = try #require(try AtomicFile.read(url))
    var bitmap = try PNG.decode(bytes)
    change(&bitmap)
    try AtomicFile.write(
      try PNG.encode(bitmap, texts: PNG.readTexts(in: bytes)), to: url)
  }

  @Test("whose pixels were edited within tolerance matches with the number of them")
  func toleratedEdit() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell(red: 4))], mode: .all)
    try edit(project) { $0.bytes[0] += 1 }
    let tolerance = Tolerance(rule: DifferenceRule(limit: .pixels(1)))
    let results = try project.run([("a", DrawnCell(red: 4))], tolerance: tolerance)
    #expect(results.cells[0].outcome == .matched)
    #expect(results.cells[0].toleratedPixels == 1)
  }

  @Test(
    "is refused if not all viewers show it alike",
    arguments: [
      ("acTL", [0, 0, 0, 1, 0, 0, 0, 0]), ("eXIf", Array("MM".utf8)), ("cICP", [9, 16, 0, 1]),
      ("iCCP", Array("a\0\0".utf8)), ("orNT", [6]),
      ("tEXt", Array("Raw profile type exif\0\nexif\n4\n4d4d002a\n".utf8)),
      ("zTXt", Array("Raw profile type APP1\0\0".utf8)),
      ("tEXt", Array("raw profile type icc\0".utf8)),
      ("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta/>".utf8)),
      ("tEXt", Array("exif:Orientation\u{0}6".utf8)),
      ("pHYs", [0, 0, 0, 1, 0, 0, 0, 2, 0]), ("pHYs", [0, 0, 0, 1]),
    ] as [(String, [UInt8])])
  func ambiguousChunks(_ name: String, _ content: [UInt8]) throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .all)
    let url = project.store.pictureURL(of: "a")
    try insert(chunk(name, content), into: url)
    let results = try project.run([("a", DrawnCell())])
    #expect(results.cells[0].diagnostics.map(\.rule) == ["unreadableReference"])
    #expect(
      results.cells[0].diagnostics[0].notes == ["not all viewers show its `\(name)` chunk alike"])
  }

  @Test(
    "matches with chunks that all viewers show alike",
    arguments: [
      ("tEXt", Array("Software\0strut".utf8)), ("tEXt", Array("Comment\0Raw profile type".utf8)),
      ("iTXt", Array("Description\0\0\0\0\0exif".utf8)),
      ("pHYs", [0, 0, 0x0B, 0x13, 0, 0, 0x0B, 0x13, 1]), ("tIME", [7, 0xEA, 1, 1, 0, 0, 0]),
    ] as [(String, [UInt8])])
  func otherChunks(_ name: String, _ content: [UInt8]) throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .all)
    try insert(chunk(name, content), into: project.store.pictureURL(of: "a"))
    #expect(try project.run([("a", DrawnCell())]).cells[0].outcome == .matched)
  }

  @Test("is refused with data behind its last chunk")
  func trailingData() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .all)
    let url = project.store.pictureURL(of: "a")
    try AtomicFile.write(try #require(try AtomicFile.read(url)) + [0], to: url)
    let results = try project.run([("a", DrawnCell())])
    #expect(results.cells[0].diagnostics.map(\.rule) == ["unreadableReference"])
    #expect(
      results.cells[0].diagnostics[0].notes == ["it is damaged (IEND: more data behind it)"])
  }

  private func insert(_ chunk: [UInt8], into url: URL) throws {
    var bytes = try #require(try AtomicFile.read(url))
    // After the signature and the header's 25 bytes.
    bytes.insert(contentsOf: chunk, at: 33)
    try AtomicFile.write(bytes, to: url)
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    // CRC-32 of ISO 3309, as PNG's specification gives it, bit by bit.
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in checked {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    let words = [UInt32(content.count), ~crc].map { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    return words[0] + checked + words[1]
  }

  struct TextRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let fault: ReferenceFault
    let spoil: @Sendable (URL) throws -> Void

    init(
      _ description: String, _ fault: ReferenceFault,
      _ spoil: @escaping @Sendable (URL) throws -> Void
    ) {
      testDescription = description
      self.fault = fault
      self.spoil = spoil
    }
  }

  @Test(
    "differs if the layout text beside the picture is not the layout in it",
    arguments: [
      TextRow("missing", .missingText) { try FileManager.default.removeItem(at: $0) },
      TextRow("empty", .changedText) { try AtomicFile.write("", to: $0) },
      TextRow("without its last line end", .changedText) { url in
        let text = try String(contentsOf: url, encoding: .utf8)
        try AtomicFile.write(String(text.dropLast()), to: url)
      },
      TextRow("not UTF-8", .changedText) { try AtomicFile.write([0xFF, 0xFE], to: $0) },
      TextRow("a folder", .unreadableText) { url in
        try FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      },
    ])
  func layoutText(_ row: TextRow) throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .all)
    try row.spoil(project.store.layoutURL(of: "a"))
    let results = try project.run([("a", DrawnCell())])
    #expect(results.verdict == .differs)
    #expect(results.cells[0].referenceFaults == [row.fault])
    #expect(results.cells[0].reasons(base: nil) == [row.fault.sentence])
    #expect(results.causes.map(\.kind) == [.reference])
    guard row.fault != .unreadableText else { return }
    _ = try project.lastRun.accept(results) { _ in true }
    #expect(try project.run([("a", DrawnCell())]).verdict == .passed)
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

  @Test("is refused if its layout is larger than 4 MiB", arguments: ["png", "txt"])
  func largeLayout(_ ending: String) throws {
    let project = try TemporaryProject()
    let large = String(repeating: "a", count: 4 * 1024 * 1024 + 1)
    var texts = Reference(of: try DrawnCell().rendered()).texts
    texts[2].content = large
    let bytes =
      ending == "png"
      ? Self.picture(texts: texts) : Array("strut reference 2\n\(large)".utf8)
    try AtomicFile.write(bytes, to: project.store.folder.appendingPathComponent("a.\(ending)"))
    let results = try project.run([("a", DrawnCell())])
    #expect(results.cells[0].diagnostics.map(\.rule) == ["layoutTooLarge"])
    #expect(
      results.cells[0].diagnostics[0].message.hasSuffix(
        "is larger than the 4 MiB that a reference may have"))
  }

  @Test("with other pixels than its hash says is judged by its pixels")
  func staleHash() throws {
    let project = try TemporaryProject()
    let cell = try DrawnCell(red: 4).rendered()
    var texts = Reference(of: cell).texts
    texts[1].content = PixelHash([0]).description
    try AtomicFile.write(
      try PNG.encode(cell.bitmap, texts: texts), to: project.store.pictureURL(of: "a"))
    try AtomicFile.write(Reference(of: cell).layoutText, to: project.store.layoutURL(of: "a"))
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

  @Test("has no change of its environment if a font only has another name")
  func renamedFont() {
    let old = DrawingEnvironment([.init("Blocks", "8154"), .init("Blocks", "e161")])
    let new = DrawingEnvironment([.init("Blocks 400", "8154"), .init("Blocks 700", "e161")])
    #expect(new.changes(from: old).isEmpty)
    let other = DrawingEnvironment([.init("Blocks 400", "8154"), .init("Blocks 700", "ffff")])
    #expect(
      other.changes(from: old) == [
        EnvironmentChange(name: "Blocks 700", old: nil, new: "ffff"),
        EnvironmentChange(name: "Blocks", old: "e161", new: nil),
      ])
  }

  @Test("lists the picture files of bars that changed, and not as changes of its environment")
  func pictureFiles() {
    func environment(_ pictures: [(String, String, String)]) -> DrawingEnvironment {
      DrawingEnvironment(
        DrawingEnvironment.entries(
          ofPictures: pictures.map { ($0, ShownPicture(name: $1, digits: $2)) }))
    }
    let old = environment([
      ("tabBar", "a b.png", "1"), ("tabBar", "a b.png", "2"), ("tabBar", "c.png", "3"),
      ("toolbar", "c.png", "3"),
    ])
    let new = environment([
      ("tabBar", "a b.png", "1"), ("tabBar", "a b.png", "4"), ("tabBar", "d.png", "5"),
      ("toolbar", "c.png", "6"),
    ])
    #expect(new.changes(from: old).isEmpty)
    #expect(
      new.pictureChanges(from: old).map { LayoutChange.changed($0).sentence } == [
        "`tabBar` shows `a b.png`, whose file changed",
        "`toolbar` shows `c.png`, whose file changed",
      ])
  }

  private static func picture(texts: [PNG.Text]) -> [UInt8] {
    guard let bitmap = try? DrawnCell().rendered().bitmap else { return [] }
    return (try? PNG.encode(bitmap, texts: texts)) ?? []
  }
}
