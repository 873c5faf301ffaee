import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("A wrong spec")
struct WrongSpecTests {
  @Test("gets a diagnostic for each of its mistakes, with line, column, caret and help")
  func fiveMistakes() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      title: Wrong
      matrix: { device: iphone-15-por }
      views:
        box: { kind: buton }
        other: { kind: label, text: Hi, backgroud: red }
      constraints:
        - box.left == 20
        - other.top == bx.bottom
      """, to: "wrong.yaml")
    let outcome = strut("check", "wrong.yaml", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.out.isEmpty)
    let heads = outcome.err.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(heads.count == 5)
    for place in [
      "wrong.yaml:2:19:", "wrong.yaml:4:16:", "wrong.yaml:5:35:", "wrong.yaml:7:5:",
      "wrong.yaml:8:18:",
    ] {
      #expect(heads.contains { $0.hasPrefix(place) }, "\(place)")
    }
    #expect(outcome.err.contains("help: did you mean `iphone-15-pro`?"))
    #expect(outcome.err.contains("                 ^"))
    for command in ["render", "test", "layout"] {
      #expect(strut(command, "wrong.yaml", in: scratch.path).status == .invalidInput)
    }
  }

  @Test("is refused by every command where a condition makes it wrong on a cell that was picked")
  func wrongOnOneCell() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: [iphone-se-1, iphone-8] }
      metrics: { r: 4 }
      views:
        box: { cornerRadius: r, size: [40, 40], pin: [top, leading] }
      when:
        - { device: iphone-8, metrics: { r: -5 } }
      """, to: "wrong/wrong.yaml")
    for command in ["check", "layout", "render", "test"] {
      let outcome = strut(command, "wrong", in: scratch.path)
      #expect(outcome.status == .invalidInput, "\(command)")
      #expect(outcome.out.isEmpty, "\(command)")
      #expect(
        outcome.err == """
          wrong/wrong.yaml:4:24: error: `cornerRadius` is -5; it may be 0 to 10000 [outOfRange]
            4 |   box: { cornerRadius: r, size: [40, 40], pin: [top, leading] }
              |                        ^
            note: on 1 of 2 cells: iphone-8
            help: write `0`

          """, "\(command)")
    }
    #expect(
      strut("layout", "wrong", "--device", "iphone-se-1", in: scratch.path).status == .success)
  }

  @Test("with views as large as multipliers can make them is laid out and drawn all the same")
  func enormous() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: iphone-se-1 }
      views:
        a: { kind: textField, text: Hi, editing: true, width: 1000000, pin: [top, leading] }
        b: { kind: label, text: Hi, lines: 0, width: 1000000 * a.width, pin: [top, leading] }
        c: { kind: toolbar, items: [Hi], width: 1000000 * b.width, pin: [bottom, leading] }
        d: { kind: switch, pin: [top] }
        e: { kind: tableView, row: { kind: label, text: Hi }, items: [{}], pin: [top, leading] }
      constraints:
        - d.centerX == a.leading - 1000000 * c.width
        - e.width == 1000000 * c.width
        - e.height == 1000000 * c.width
      """, to: "large.yaml")
    #expect(strut("layout", "large.yaml", in: scratch.path).status == .success)
    let drawn = strut("render", "large.yaml", "--format", "png,svg", in: scratch.path)
    #expect(drawn.status == .success)
  }

  struct Hostile: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    init(_ description: String, _ bytes: [UInt8]) {
      testDescription = description
      self.bytes = bytes
    }
    init(_ description: String, _ text: String) { self.init(description, Array(text.utf8)) }

    static let rows = [
      Hostile("an empty file", ""), Hostile("only spaces", "   \n\n"),
      Hostile("ten megabytes", [UInt8](repeating: 0x61, count: 10_000_000)),
      Hostile("binary junk", (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }),
      Hostile("deep lists", String(repeating: "[", count: 20_000)),
      Hostile("deep mappings", String(repeating: "{a: ", count: 20_000)),
      Hostile("an alias bomb", aliasBomb),
    ]

    private static let aliasBomb: String = {
      let levels = zip("bcdefghi", "abcdefgh").map { name, last in
        "\(name): &\(name) [\(Array(repeating: "*\(last)", count: 9).joined(separator: ", "))]\n"
      }
      return "a: &a [x, x, x, x, x, x, x, x, x]\n" + levels.joined()
    }()
  }

  @Test("is refused and never crashes", arguments: Hostile.rows)
  func hostile(_ row: Hostile) throws {
    let scratch = try TemporaryFolder()
    try Data(row.bytes).write(to: URL(fileURLWithPath: "\(scratch.path)/bad.yaml"))
    let outcome = strut("check", "bad.yaml", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains("error: "))
    #expect(outcome.err.count < 20_000)
  }

  @Test("that does not exist is reported")
  func absent() throws {
    let scratch = try TemporaryFolder()
    let outcome = strut("check", "nowhere.yaml", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err == """
        error: there is nothing at `nowhere.yaml` [noSuchPath]
          help: name a spec, or a folder that holds specs

        """)
  }
}
