import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("Films and sheets of strut render")
struct RenderFilmTests {
  /// Width and height of a PNG file, from its header.
  private func pixels(of data: Data) -> [Int] {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24 else { return [] }
    return [16, 20].map { at in bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  private let film =
    small + """

      transitions:
        turn: { to: { orientation: landscape }, frames: 2, snapshot: true }
        back: { from: { orientation: landscape }, to: { orientation: portrait }, frames: 2 }
      """

  @Test("are an animated PNG and a strip for each transition of each cell")
  func films() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(film, to: "small/small.yaml")
    let outcome = strut(
      "render", "small", "--out", "out", "--only", "*turn", "--scale", "0.5", "--format",
      "png,svg", "--report", "page", in: scratch.path)
    #expect(outcome.status == .success)
    #expect(outcome.out == "2 films drawn into out\nthe report is page/index.html\n")
    let name = "small/iphone-8.transition-turn"
    let file = try scratch.bytes("out/\(name).png")
    #expect(file.range(of: Data("acTL".utf8)) != nil)
    #expect(try pixels(of: scratch.bytes("out/\(name).strip.png"))[0] > pixels(of: file)[0])
    #expect(scratch.exists("out/\(name).strip.svg"))
    let page = try String(decoding: scratch.bytes("page/index.html"), as: UTF8.self)
    #expect(page.contains("src=\"pictures/\(name).png\""))
    #expect(page.contains("<a href=\"pictures/\(name).strip.png\">film strip</a>"))
  }

  @Test("are reported if no device can be at an end")
  func impossible() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: [iphone-x, ipad-pro-11] }
      transitions: { float: { to: { keyboard: floating }, frames: 2 } }
      """, to: "float.yaml")
    #expect(
      strut("check", "float.yaml", in: scratch.path).out == """
        1 spec OK, 2 cells
        1 impossible film left out:
          float: keyboards float on iPads alone: iphone-x.transition-float

        """)
    let drawn = strut(
      "render", "float.yaml", "--out", "out", "--scale", "0.1", in: scratch.path)
    #expect(
      drawn.out == """
        2 cells and 1 film drawn into out
        1 impossible film left out:
          float: keyboards float on iPads alone: iphone-x.transition-float

        """)
  }

  @Test("go with the cells where everything is drawn")
  func all() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(film, to: "small/small.yaml")
    let outcome = strut(
      "render", "small", "--out", "out", "--device", "iphone-se-1", "--scale", "0.1",
      in: scratch.path)
    #expect(outcome.out == "2 cells and 2 films drawn into out\n")
    #expect(try pixels(of: scratch.bytes("out/small/iphone-se-1.png")) == [32, 57])
    #expect(scratch.exists("out/small/iphone-se-1.landscape.transition-back.strip.png"))
  }

  @Test("keeps the strips of transitions that ask for it as references")
  func references() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(film, to: "small/small.yaml")
    let recorded = strut("test", "small", "--record", "missing", in: scratch.path)
    #expect(recorded.out.contains("6 cells: 6 were recorded\n"))
    #expect(scratch.exists("small/references/iphone-8.transition-turn.png"))
    #expect(!scratch.exists("small/references/iphone-8.landscape.transition-back.png"))
    #expect(strut("test", "small", in: scratch.path).status == .success)
    try scratch.write(
      film.replacingOccurrences(of: "frames: 2, snapshot", with: "frames: 3, snapshot"),
      to: "small/small.yaml")
    let changed = strut("test", "small", in: scratch.path)
    #expect(changed.status == .snapshotsDiffer)
    #expect(changed.out.contains("  small/iphone-8.transition-turn\n"))
  }

  @Test("are a sheet for each screen, as PNG and SVG, the same for any number of jobs")
  func sheets() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    for (folder, jobs) in [("one", "1"), ("two", "2")] {
      let outcome = strut(
        "render", "small", "--sheet", "--out", folder, "--jobs", jobs, in: scratch.path)
      #expect(outcome.status == .success)
      #expect(
        outcome.out == """
          4 cells drawn on 2 sheets:
            \(folder)/small.sheet.png
            \(folder)/small.sheet.svg

          """)
    }
    for format in ["png", "svg"] {
      let first = try scratch.bytes("one/small.sheet.\(format)")
      #expect(try first == scratch.bytes("two/small.sheet.\(format)"))
    }
    let svg = try String(decoding: scratch.bytes("one/small.sheet.svg"), as: UTF8.self)
    let ids = svg.matches(of: /\bid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let uses = svg.matches(of: /(?:href="|url\()#([^")]*)/).map { String($0.1) }
    #expect(Set(uses).isSubset(of: Set(ids)))
    #expect(uses.filter { $0.contains("slot-") }.count == 4)
    #expect(!scratch.exists("one/small"))
  }

  @Test("have a ground and a scale of one's choice")
  func choices() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    var widths: [Int] = []
    for scale in ["0.25", "1"] {
      let outcome = strut(
        "render", "small", "--sheet", "--format", "png", "--background", "dark", "--scale", scale,
        "--out", scale, in: scratch.path)
      #expect(outcome.out == "4 cells drawn on 1 sheet:\n  \(scale)/small.sheet.png\n")
      widths += try pixels(of: scratch.bytes("\(scale)/small.sheet.png")).prefix(1)
    }
    #expect(widths[0] * 2 < widths[1])
  }

  @Test("refuses options that mean nothing", arguments: mistakes)
  func refusals(_ row: Mistake) {
    let outcome = strut(["render"] + row.words)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.hasPrefix("error: \(row.message)\n"))
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let words: [String]
    let message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(words: ["--scale", "5"], message: "`5` is no value for `--scale` [badValue]"),
    Mistake(words: ["--scale", "half"], message: "`half` is no value for `--scale` [badValue]"),
    Mistake(words: ["--scale", "nan"], message: "`nan` is no value for `--scale` [badValue]"),
    Mistake(
      words: ["--sheet", "--report", "page"],
      message: "`--report` cannot be given with `--sheet` [excludedOption]"),
    Mistake(
      words: ["--background", "dark"],
      message: "`--background` needs `--sheet` [missingOption]"),
    Mistake(
      words: ["--sheet", "--background", "red"],
      message: "`red` is no value for `--background` [badValue]"),
  ]
}
