import Bitmaps
import Foundation
import Geometry
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut diff")
struct DiffCommandTests {
  /// 10 × 10 pixels of a grey with some black ones.
  private func picture(grey: UInt8 = 200, dots: [(x: Int, y: Int)] = []) throws -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<100 { bytes += [grey, grey, grey, 255] }
    for dot in dots {
      for channel in 0..<3 { bytes[(dot.y * 10 + dot.x) * 4 + channel] = 0 }
    }
    let bitmap = try #require(Bitmap(width: 10, height: 10, bytes: bytes))
    return try PNG.encode(bitmap)
  }

  private func scratch(_ files: [String: [UInt8]]) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    for (name, bytes) in files { try scratch.write(bytes, to: name) }
    return scratch
  }

  @Test("ends with 0 for pictures of the same pixels")
  func same() throws {
    let scratch = try scratch(["a.png": try picture(), "b.png": try picture()])
    let outcome = strut("diff", "a.png", "b.png", in: scratch.path)
    #expect(outcome.status == .success)
    #expect(outcome.out == "the pictures are the same\n")
  }

  @Test("tells where two pictures differ, and draws it")
  func different() throws {
    let scratch = try scratch([
      "a.png": try picture(), "b.png": try picture(dots: [(3, 4), (5, 4)]),
    ])
    let outcome = strut("diff", "a.png", "b.png", "--out", "out/d.png", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.out == "2 pixels differ (2 %), within 3 × 1 at (3, 4)\n")
    let picture = try PNG.decode(Array(try scratch.bytes("out/d.png")))
    // The pixel at (3, 4).
    let magenta: [UInt8] = [255, 0, 170, 255]
    #expect(Array(picture.bytes[172..<176]) == magenta)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let options: [String]
    let status: StrutCommand.ExitStatus
    let out: String
    var testDescription: String { options.joined(separator: " ") }
  }

  static let rows: [Row] = [
    Row(
      options: ["--allow", "1 px"], status: .snapshotsDiffer,
      out: "100 pixels differ (100 %), within 10 × 10 at (0, 0)\nmore than 1 pixel differs\n"),
    Row(
      options: ["--allow", "100 %"], status: .success,
      out: "100 pixels differ (100 %), within 10 × 10 at (0, 0), within the limit\n"),
    // A step of 10 in all channels: √(0.5053 · 10²) of 187.66, which is 0.038.
    Row(
      options: ["--measure", "yiq"], status: .success,
      out: "the pictures differ, within what the measure tolerates\n"),
    Row(
      options: ["--measure", "yiq", "--threshold", "0.03"], status: .snapshotsDiffer,
      out: "100 pixels differ (100 %), within 10 × 10 at (0, 0)\n"),
    // L* of grey 200 is 80.6, of 210 is 84.2; the lightness weighs 1.45 there.
    Row(
      options: ["--measure", "deltaE2000", "--threshold", "3"], status: .success,
      out: "the pictures differ, within what the measure tolerates\n"),
    Row(
      options: ["--measure", "deltaE2000", "--threshold", "2"], status: .snapshotsDiffer,
      out: "100 pixels differ (100 %), within 10 × 10 at (0, 0)\n"),
  ]

  @Test("takes a measure and a limit", arguments: rows)
  func rule(_ row: Row) throws {
    let scratch = try scratch(["a.png": try picture(), "b.png": try picture(grey: 210)])
    let outcome = strut(["diff", "a.png", "b.png"] + row.options, in: scratch.path)
    #expect(outcome.status == row.status)
    #expect(outcome.out == row.out)
  }

  @Test("compares the pictures of two folders by their paths")
  func folders() throws {
    let scratch = try scratch([
      "old/chat/a.png": try picture(), "new/chat/a.png": try picture(),
      "old/b.png": try picture(), "new/b.png": try picture(dots: [(0, 9)]),
      "old/gone.png": try picture(), "new/added.png": try picture(), "new/note.txt": [65],
    ])
    let outcome = strut("diff", "old", "new", "--out", "out", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out == """
          added.png
              only in new
          b.png
              1 pixel differs (1 %), within 1 × 1 at (0, 9)
          gone.png
              only in old
        4 pictures: 1 is the same, 1 differs, 1 is only in old, 1 is only in new

        """)
    #expect(scratch.exists("out/b.png"))
    #expect(!scratch.exists("out/chat/a.png"))
  }

  @Test("counts pictures that differ within the tolerance apart from those that are the same")
  func toleratedInFolders() throws {
    let scratch = try scratch([
      "old/a.png": try picture(), "new/a.png": try picture(),
      "old/b.png": try picture(), "new/b.png": try picture(grey: 210),
      "old/c.png": try picture(), "new/c.png": try picture(grey: 0),
    ])
    let some = strut("diff", "old", "new", "--measure", "yiq", in: scratch.path)
    #expect(some.status == .snapshotsDiffer)
    #expect(
      some.out == """
          c.png
              100 pixels differ (100 %), within 10 × 10 at (0, 0)
        3 pictures: 1 is the same, 1 is tolerated, 1 differs

        """)
    let all = strut(
      "diff", "old", "new", "--measure", "yiq", "--allow", "100 %", in: scratch.path)
    #expect(all.status == .success)
    #expect(all.out.hasSuffix("3 pictures: 1 is the same, 2 are tolerated\n"), "\(all.out)")
  }

  @Test("follows links to folders, and ends if they lead to each other")
  func linkedFolders() throws {
    let scratch = try scratch([
      "A/x.png": try picture(), "B/x.png": try picture(),
      "C/y.png": try picture(), "D/y.png": try picture(grey: 100),
    ])
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.file(name).path, withDestinationPath: target)
    }
    try link("B/sub", to: "../D")
    try link("B/circle", to: "../B")
    let added = strut("diff", "A", "B", in: scratch.path)
    #expect(
      added.out == """
          sub/y.png
              only in B
        2 pictures: 1 is the same, 1 is only in B

        """, "\(added.transcript)")
    try link("A/sub", to: "../C")
    let changed = strut("diff", "A", "B", in: scratch.path)
    #expect(changed.status == .snapshotsDiffer)
    #expect(
      changed.out.contains("2 pictures: 1 is the same, 1 differs\n"), "\(changed.transcript)")
    for one in 0..<12 {
      try scratch.write("", to: "web/\(one)/note.txt")
      for other in 0..<12 { try link("web/\(one)/to\(other)", to: "../\(other)") }
    }
    let web = strut("diff", "web/0", "A", in: scratch.path)
    #expect(web.status == .invalidInput)
    #expect(web.err.contains("is behind too many links to folders [tooManyLinks]"), "\(web.err)")
  }

  @Test("shows a line break in a file name as an escape")
  func lineBreak() throws {
    let scratch = try scratch(["old/a\nb.png": try picture(), "new/c.png": try picture()])
    let outcome = strut("diff", "old", "new", in: scratch.path)
    #expect(outcome.out.hasPrefix("  a\\nb.png\n      only in old\n"), "\(outcome.out)")
  }

  @Test("prints JSON")
  func json() throws {
    let scratch = try scratch([
      "old/a.png": try picture(), "new/a.png": try picture(dots: [(3, 4)]),
      "old/b.png": try picture(),
    ])
    let outcome = strut("diff", "old", "new", "--json", in: scratch.path)
    #expect(
      outcome.out == """
        {
          "format": 1,
          "pictures": [
            { "name": "a.png", "status": "different", "pixels": 1, "total": 100, "within": [3, 4, 1, 1] },
            { "name": "b.png", "status": "onlyInFirst" }
          ]
        }

        """)
  }

  @Test("says what cannot be compared")
  func problems() throws {
    let scratch = try scratch(["a.png": try picture(), "b.png": [1, 2, 3], "folder/c.txt": [65]])
    let broken = strut("diff", "a.png", "b.png", in: scratch.path)
    #expect(broken.status == .environmentProblem)
    #expect(
      broken.err == """
        error: `\(scratch.path)/b.png` cannot be read as a picture [unreadablePicture]
          note: it is not a PNG file
          help: compare PNG files

        """)
    let twice = strut("diff", "b.png", "b.png", in: scratch.path)
    #expect(twice.status == .environmentProblem)
    #expect(twice.err.components(separatedBy: "cannot be read as a picture").count == 3)
    let mixed = strut("diff", "folder", "a.png", in: scratch.path)
    #expect(mixed.status == .invalidInput)
    #expect(
      mixed.err == """
        error: `folder` is a folder, but `a.png` is a file [folderAndFile]
          help: give two pictures or two folders

        """)
    let empty = strut("diff", "folder", "folder", in: scratch.path)
    #expect(empty.status == .nothingSelected)
    #expect(empty.out == "there are no PNG files in folder and folder\n")
  }

  /// A file of 2 × 1 pixels with a chunk before its pixels.
  private func file(
    depth: UInt8 = 8, row: [UInt8], _ name: String = "", _ content: [UInt8] = []
  ) -> [UInt8] {
    func word(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      var remainder: UInt32 = 0xFFFF_FFFF
      for byte in body {
        remainder ^= UInt32(byte)
        for _ in 0..<8 {
          remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
        }
      }
      return word(UInt32(content.count)) + body + word(~remainder)
    }
    // One stored block of RFC 1951, with the header and the sum of RFC 1950.
    let data = [0] + row
    var (one, two): (UInt32, UInt32) = (1, 0)
    for byte in data {
      one = (one + UInt32(byte)) % 65_521
      two = (two + one) % 65_521
    }
    let count = UInt8(data.count)
    let stream = [0x78, 0x01, 1, count, 0, ~count, 0xFF] + data + word(two << 16 | one)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", word(2) + word(1) + [depth, 2, 0, 0, 0])
      + (name.isEmpty ? [] : chunk(name, content)) + chunk("IDAT", stream) + chunk("IEND", [])
  }

  /// Exif data with an orientation.
  private static func exif(_ orientation: UInt8) -> [UInt8] {
    Array("II*".utf8) + [0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      + [0, 0, 0, 0]
  }

  @Test(
    "refuses pictures that viewers show in another way than their pixels",
    arguments: [
      ("acTL", [0, 0, 0, 2, 0, 0, 0, 0], "its `acTL` chunk makes it an animation"),
      ("eXIf", exif(6), "its `eXIf` chunk turns or mirrors it"),
      ("pHYs", [0, 0, 0, 100, 0, 0, 1, 44, 1], "its `pHYs` chunk has pixels that are not square"),
      ("cICP", [9, 16, 0, 1], "its `cICP` chunk gives its pixels colours that are not compared"),
      ("cICP", [1, 13, 0, 0], "its `cICP` chunk gives its pixels colours that are not compared"),
      ("cICP", [1, 13, 0, 1], ""),
      ("eXIf", exif(1), ""),
      ("pHYs", [0, 0, 0, 100, 0, 0, 0, 100, 1], ""),
    ])
  func peculiar(_ row: (name: String, content: [UInt8], note: String)) throws {
    let pixels: [UInt8] = [255, 0, 0, 0, 0, 255]
    let peculiar = file(row: pixels, row.name, row.content)
    let scratch = try scratch([
      "A/a.png": file(row: pixels), "B/a.png": peculiar, "C/a.png": peculiar,
    ])
    for (one, other) in [("A/a.png", "B/a.png"), ("B/a.png", "A/a.png"), ("A", "B")] {
      let outcome = strut("diff", one, other, in: scratch.path)
      #expect(
        outcome.status == (row.note.isEmpty ? .success : .environmentProblem),
        "\(outcome.transcript)")
      #expect(row.note.isEmpty || outcome.err.contains(row.note), "\(outcome.err)")
    }
    #expect(strut("diff", "B", "C", in: scratch.path).status == .success)
  }

  @Test("takes no 16-bit picture for the same because its upper 8 bits are")
  func deepColors() throws {
    let one = file(depth: 16, row: Array(repeating: 0x80, count: 12))
    let scratch = try scratch([
      "one.png": one, "copy.png": one,
      "near.png": file(depth: 16, row: [0x80, 0x81] + Array(repeating: 0x80, count: 10)),
      "far.png": file(depth: 16, row: [0x90, 0x80] + Array(repeating: 0x80, count: 10)),
    ])
    let near = strut("diff", "one.png", "near.png", in: scratch.path)
    #expect(near.status == .environmentProblem)
    #expect(near.err.contains("it has 16 bits a channel, of which 8 are compared"))
    let copy = strut("diff", "one.png", "copy.png", in: scratch.path)
    #expect(copy.status == .success, "\(copy.transcript)")
    #expect(strut("diff", "one.png", "far.png", in: scratch.path).status == .snapshotsDiffer)
    let visible = strut("diff", "one.png", "near.png", "--measure", "yiq", in: scratch.path)
    #expect(visible.status == .success)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let words: [String]
    let error: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      words: ["a.png"],
      error: """
        error: `strut diff` needs two pictures or folders [missingArgument]
          help: `strut diff --help` shows how it is used

        """),
    Mistake(
      words: ["a.png", "b.png", "--measure", "yqi"],
      error: """
        error: `yqi` is no value for `--measure` [badValue]
          help: give `exact`, `yiq` or `deltaE2000`

        """),
    Mistake(
      words: ["a.png", "b.png", "--threshold", "0.1"],
      error: """
        error: `0.1` is no value for `--threshold` [badValue]
          help: give it only with `--measure yiq` or `--measure deltaE2000`

        """),
    Mistake(
      words: ["a.png", "b.png", "--measure", "yiq", "--threshold", "2"],
      error: """
        error: `2` is no value for `--threshold` [badValue]
          help: give a number from 0 to 1

        """),
    Mistake(
      words: ["a.png", "b.png", "--allow", "many"],
      error: """
        error: `many` is no value for `--allow` [badValue]
          help: give for example `12 px`, `0.1 %` or `4 pt`

        """),
    Mistake(
      words: ["a.png", "b.png", "--limit", "12 px"],
      error: """
        error: `strut diff` has no option `--limit` [unknownOption]
          help: write `--allow`

        """),
  ]

  @Test("refuses wrong arguments", arguments: mistakes)
  func mistake(_ row: Mistake) throws {
    let scratch = try scratch(["a.png": try picture(), "b.png": try picture()])
    let outcome = strut(["diff"] + row.words, in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err == row.error)
  }
}
