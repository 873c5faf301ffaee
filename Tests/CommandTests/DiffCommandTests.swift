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
      options: ["--measure", "yiq"], status: .success, out: "the pictures are the same\n"),
    Row(
      options: ["--measure", "yiq", "--threshold", "0.03"], status: .snapshotsDiffer,
      out: "100 pixels differ (100 %), within 10 × 10 at (0, 0)\n"),
    // L* of grey 200 is 80.6, of 210 is 84.2; the lightness weighs 1.45 there.
    Row(
      options: ["--measure", "deltaE2000", "--threshold", "3"], status: .success,
      out: "the pictures are the same\n"),
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
