import Bitmaps
import Foundation
import Geometry
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut render")
struct RenderCommandTests {
  /// Width and height of a PNG file, from its header.
  private func pixels(of data: Data) -> [Int] {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24 else { return [] }
    return [16, 20].map { at in bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("writes one PNG a cell in the device's pixels, a folder a screen")
  func files() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Repository.text("Snapshots/chat/chat.yaml"), to: "chat/chat.yaml")
    let outcome = strut(
      "render", "chat", "--out", "out", "--device", "iphone-15-pro", in: scratch.path)
    #expect(outcome.status == .success)
    #expect(outcome.out == "4 cells drawn into out\n")
    #expect(try pixels(of: scratch.bytes("out/chat/iphone-15-pro.png")) == [1179, 2556])
    #expect(try pixels(of: scratch.bytes("out/chat/iphone-15-pro.landscape.png")) == [2556, 1179])
    #expect(scratch.exists("out/chat/iphone-15-pro.landscape.keyboard-shown.png"))
  }

  @Test("gives the same bytes for any number of jobs, and again")
  func sameBytes() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    for (folder, jobs) in [("one", "1"), ("four", "4"), ("again", "4")] {
      let outcome = strut(
        "render", "small", "--out", folder, "--format", "png,svg,pdf", "--jobs", jobs,
        in: scratch.path)
      #expect(outcome.status == .success)
    }
    for name in ["iphone-se-1", "iphone-se-1.landscape", "iphone-8", "iphone-8.landscape"] {
      for format in ["png", "svg", "pdf"] {
        let file = "small/\(name).\(format)"
        let first = try scratch.bytes("one/\(file)")
        #expect(try scratch.bytes("four/\(file)") == first, "\(file)")
        #expect(try scratch.bytes("again/\(file)") == first, "\(file)")
      }
    }
  }

  @Test(
    "replaces no reference, and no picture that a spec reads",
    arguments: [
      ("Snapshots/pages/references", "names `Snapshots/pages/references`"),
      ("Snapshots/pages/references/more", "names `Snapshots/pages/references/more`"),
      ("kept/Snapshots/pages", "would replace `kept/Snapshots/pages/pages/logo.png`"),
      ("Snapshots", "would replace `Snapshots/pages/logo.png`"),
    ])
  func inputs(_ out: String, _ fact: String) throws {
    let scratch = try TemporaryFolder()
    let logo = try PNG.encode(#require(Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255])))
    try scratch.write(logo, to: "Snapshots/pages/logo.png")
    try scratch.write(
      """
      matrix: { device: { id: logo, width: 320, height: 480, scale: 2 } }
      views:
        picture: { kind: image, image: logo.png, pin: { top: 40, leading: 20 } }
      """, to: "Snapshots/pages/pages.yaml")
    if out.hasPrefix("kept") {
      try scratch.write("referenceFolder: kept/{folder}/{screen}\n", to: ".strut/config.yaml")
    }
    let outcome = strut("render", "Snapshots/pages", "--out", out, in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err.hasPrefix("error: `--out` \(fact), which Strut reads [samePath]\n"),
      "\(outcome.transcript)")
    #expect(try scratch.bytes("Snapshots/pages/logo.png") == Data(logo))
    #expect(
      strut("render", "Snapshots/pages", "--out", "pictures", in: scratch.path).status == .success)
  }

  @Test("refuses a format that it does not know")
  func format() {
    let outcome = strut("render", "--format", "gif")
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err == """
        error: `gif` is no value for `--format` [badValue]
          help: give `png`, `svg`, `pdf`, or several such as `png,svg`

        """)
  }

  @Test("ends with 4 when the selection names no cell, and says which was meant")
  func nothing() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    let outcome = strut("render", "small", "--only", "iphone-es-1", in: scratch.path)
    #expect(outcome.status == .nothingSelected)
    #expect(
      outcome.err == """
        error: no cell matches `iphone-es-1` [nothingSelected]
          help: did you mean `iphone-se-1`?

        """)
  }

  @Test("ends with 3 where the pictures cannot be written")
  func unwritable() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    try scratch.write("a file", to: "out")
    let outcome = strut("render", "small", "--out", "out", in: scratch.path)
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err.contains("/out` cannot be created [folderNotCreated]"))
  }
}

/// Two small devices, two orientations, text and a button.
let small = """
  title: Small
  matrix: { device: [iphone-se-1, iphone-8], orientation: [portrait, landscape] }
  metrics: { gap: 20 }
  views:
    hello: { kind: label, text: "Hello, 你好", pin: { top: gap, leading: gap, to: safeArea } }
    go: { kind: button, title: Go }
  constraints:
    - vfl: V:[hello]-gap-[go]
      options: [alignAllLeading]
  """
