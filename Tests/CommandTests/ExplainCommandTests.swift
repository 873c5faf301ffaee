import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut explain")
struct ExplainCommandTests {
  /// A screen of 100 × 200 points; `wide` asks for 60 where 40 is required.
  private static let box = """
    matrix: { device: { id: pocket, width: 100, height: 200, scale: 2 } }
    views:
      box:
        pin: { top: 20, leading: 10, bottom: ">= 8" }
        size: [40, 30]
    constraints:
      - wide: box.width == 60 @750
      - { vfl: "H:[box]-(>=5)-|" }
    when:
      - width: "< 200"
        constraints:
          - same: box.centerX == superview.leading + 30
    """

  @Test("tells all of a view: what decides, what holds anyway, the room, what is not met")
  func view() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.box, to: "box.yaml")
    let outcome = strut("explain", "box.yaml", "--view", "box", in: scratch.path)
    #expect(outcome.status == .success)
    #expect(outcome.err.isEmpty)
    // Below the box 200 - 50 points are left, of which 8 are asked for; beside it 100 - 50 and 5.
    #expect(
      outcome.out == """
        box/pocket

        box  view in root  (10, 20) 40 × 30, box.yaml:3:3
          exact (10, 20) 40 × 30
          on the screen (10, 20) 40 × 30

          x 10
            box.leading == superview.leading + 10  `pin`, box.yaml:4:30, held by root

          y 20
            box.top == superview.top + 20  `pin`, box.yaml:4:17, held by root

          width 40
            box.width == 40  `size`, box.yaml:5:12, held by box

          height 30
            box.height == 30  `size`, box.yaml:5:16, held by box

          holds anyway
            same: box.centerX == superview.leading + 30  box.yaml:12:15, held by root

          with room
            box.bottom <= superview.bottom - 8: 142 to spare     `pin`, box.yaml:4:42, held by root
            superview.trailing >= box.trailing + 5: 45 to spare  vfl, box.yaml:8:12, held by root

          not met
            wide: box.width == 60 @750: short by 20  box.yaml:7:11, held by box

        """)
  }

  /// Doubles distances from the centre of `big`, which is (40, 70).
  ///
  /// There `inner` begins at (25, 60), which becomes (10, 50).
  @Test("names the place on the screen after the transforms of the view and of those around it")
  func transforms() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: { id: pocket, width: 100, height: 200, scale: 2 } }
      views:
        big:
          pin: { top: 60, leading: 20, to: superview }
          size: [40, 20]
          transform: { scale: 2 }
          views:
            inner: { size: [10, 10], pin: [top, left], transform: { translate: [5, 0] } }
      """, to: "big.yaml")
    func place(of view: String) -> String? {
      strut("explain", "big.yaml", "--view", view, in: scratch.path).out
        .split(separator: "\n").first { $0.contains("on the screen") }.map(String.init)
    }
    #expect(place(of: "big") == "  on the screen (0, 50) 80 × 40, after the transform of `big`")
    #expect(
      place(of: "inner")
        == "  on the screen (10, 50) 20 × 20, after the transforms of `inner` and `big`")
  }

  @Test("has one line for constraints of a stack that read alike")
  func stackOfHiddenViews() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: { id: pocket, width: 100, height: 200, scale: 2 } }
      views:
        row: { kind: stack, pin: [top, leading], views: { a: { size: [9, 9], hidden: true } } }
      """, to: "row.yaml")
    let out = strut("explain", "row.yaml", "--view", "row", in: scratch.path).out
    #expect(out.matches(of: #/the stack `row` reaches to its outer views/#).count == 1)
  }

  @Test("has a line for each number of every view, and groups cells that differ in figures alone")
  func summary() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: [iphone-se-3, iphone-15-pro, ipad-10-2] }
      views:
        box: { height: 44, pin: [top, leading, trailing] }
      when:
        - idiom: pad
          deactivate: { item: box, attribute: trailing }
          constraints: [box.width == 200]
      """, to: "box.yaml")
    #expect(
      strut("explain", "box.yaml", in: scratch.path).out == """
        box/iphone-se-3
        also, with other numbers: box/iphone-15-pro

        root  view  (0, 0) 375 × 667: the screen gives it its frame
        box  view in root  (0, 0) 375 × 44
          x 0        box.leading == superview.leading
          y 0        box.top == superview.top
          width 375  box.leading == superview.leading; box.trailing == superview.trailing
          height 44  box.height == 44

        box/ipad-10-2

        root  view  (0, 0) 810 × 1080: the screen gives it its frame
        box  view in root  (0, 0) 200 × 44
          x 0        box.leading == superview.leading
          y 0        box.top == superview.top
          width 200  box.width == 200
          height 44  box.height == 44

        """)
  }

  @Test("knows the name that an unknown view most likely meant")
  func unknownView() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.box, to: "box.yaml")
    let outcome = strut("explain", "box.yaml", "--view", "bxo", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.out.isEmpty)
    #expect(
      outcome.err == """
        error: there is no view `bxo` in these cells [unknownView]
          help: did you mean `box`?

        """)
  }

  @Test("draws the constraints over one cell's screen, the same bytes each time")
  func drawing() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.box, to: "box.yaml")
    let words = ["explain", "box.yaml", "--view", "box", "--svg", "box.svg", "--png", "box.png"]
    let outcome = strut(words, in: scratch.path)
    #expect(outcome.status == .success)
    #expect(outcome.out.hasSuffix("\n\ndrawn into box.svg\n\ndrawn into box.png\n"))
    let svg = try scratch.bytes("box.svg")
    #expect(String(decoding: svg, as: UTF8.self).hasSuffix("</svg>\n"))
    #expect(try scratch.bytes("box.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    _ = strut(words, in: scratch.path)
    #expect(try scratch.bytes("box.svg") == svg)
  }

  @Test(
    "and other commands never write over a file that they read",
    arguments: [
      ["explain", "box.yaml", "--svg", "./box.yaml"], ["test", "box.yaml", "--junit", "box.yaml"],
      ["lint", "box.yaml", "--sarif", "box.yaml"], ["diff", "a.png", "b.png", "--out", "a.png"],
      ["match", "box.yaml", "a.txt", "--junit", "a.txt"],
      ["match", "--junit", "box.yaml", "a.txt", "a.txt"],
    ])
  func inputs(_ words: [String]) throws {
    let scratch = try TemporaryFolder()
    for name in ["box.yaml", "a.png", "b.png", "a.txt"] { try scratch.write(Self.box, to: name) }
    let outcome = strut(words, in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains("which Strut reads [samePath]"), "\(outcome.err)")
    for name in ["box.yaml", "a.png", "a.txt"] {
      #expect(try scratch.bytes(name) == Data(Self.box.utf8))
    }
  }

  @Test("draws into one file once, however that is written")
  func samePath() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.box, to: "box.yaml")
    let outcome = strut(
      "explain", "box.yaml", "--svg", "box.out", "--png", "./box.out", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err == """
        error: `--svg` and `--png` both name `./box.out` [samePath]
          help: give each a file of its own

        """)
    #expect(!scratch.exists("box.out"))
    // The extension is that of pictures that specs name.
    let picture = strut(
      "explain", "box.yaml", "--png", "out.png", "--svg", "out.png", in: scratch.path)
    #expect(
      picture.err.hasPrefix("error: `--svg` and `--png` both name `out.png` [samePath]\n"))
    let run = strut(
      "test", "box.yaml", "--junit", "same", "--json", "same", in: scratch.path)
    #expect(run.status == .invalidInput)
    #expect(run.err.hasPrefix("error: `--junit` and `--json` both name `same` [samePath]\n"))
    // Programs that read the first of them see the error.
    let junit = String(decoding: try scratch.bytes("same"), as: UTF8.self)
    #expect(junit.contains("<error") && junit.contains("both name `same`"))
  }

  @Test("draws no more than one cell")
  func severalDrawings() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      "matrix: { device: [iphone-x, iphone-se-3] }\nviews: { box: { pin: superview } }\n",
      to: "box.yaml")
    let outcome = strut("explain", "box.yaml", "--svg", "box.svg", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err == """
        error: `--svg` draws one cell, and 2 are selected [severalCells]
          help: add `--only box/iphone-x`

        """)
    #expect(!scratch.exists("box.svg"))
  }

  @Test("names the place where a template is used that a constraint is written in")
  func templates() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: iphone-x }
      templates:
        tile: { size: [$side, $side], pin: [top, leading] }
      views:
        small: { use: tile, with: { side: 20 } }
      """, to: "tile.yaml")
    #expect(
      strut("explain", "tile.yaml", "--view", "small", in: scratch.path).out.contains(
        """
          x 0
            small.leading == superview.leading  `pin`, tile.yaml:3:44, used at tile.yaml:5:17, held by root

        """))
  }

  struct Output: Decodable {
    let format: Int
    let cells: [Cell]

    struct Cell: Decodable {
      let cell: String
      let spec: String
      let views: [View]
      let constraints: [Constraint]

      func constraint(named name: String) -> Constraint? {
        constraints.first { $0.name == name }
      }
    }

    struct View: Decodable {
      let id: String
      let kind: String
      let frame: [Double]
      let placement: String
      let x, y, width, height: Number
      let constraints: [Int]
    }

    struct Number: Decodable {
      let value: Double
      let certainty: String
      let reasons: [Reason]
    }

    struct Reason: Decodable {
      let constraint: Int?
      let own: Bool
    }

    struct Constraint: Decodable {
      let id: Int
      let equation: String
      let name: String?
      let priority: Double
      let from: String
      let line: Int?
      let heldBy: String?
      let outcome: String
      let by: Double?
      let pulls: Bool?
    }
  }

  static func output(_ words: [String], in folder: String) throws -> Output {
    let outcome = strut(["explain"] + words + ["--json"], in: folder)
    return try JSONDecoder().decode(Output.self, from: Data(outcome.out.utf8))
  }

  @Test("prints an object that names each constraint once")
  func object() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.box, to: "box.yaml")
    let output = try Self.output(["box.yaml"], in: scratch.path)
    #expect(output.format == 1)
    let cell = try #require(output.cells.first)
    #expect(cell.views.map(\.id) == ["root", "box"])
    #expect(cell.views.map(\.placement) == ["screen", "constraints"])
    #expect(
      cell.constraints.map(\.outcome) == [
        "decides", "decides", "slack", "decides", "decides", "broken", "slack", "implied",
      ])
    #expect(
      cell.constraints.map(\.from) == [
        "pin", "pin", "pin", "size", "size", "constraint", "vfl", "constraint",
      ])
    #expect(cell.constraints[2].by == 142)
    #expect(cell.constraints[5].pulls == false)
    // The entry of `when` that adds it stands there.
    #expect(cell.constraint(named: "same")?.line == 12)
    #expect(cell.views[1].width.reasons.map(\.constraint) == [3])
    #expect(cell.views[1].constraints == Array(0...7))
  }

  @Test("has only what concerns the view where one is named")
  func objectOfView() throws {
    let cell = try #require(
      try Self.output(
        ["Snapshots/chat", "--only", "iphone-15-pro.keyboard-shown", "--view", "send"],
        in: Repository.url.path
      ).cells.first)
    #expect(cell.views.map(\.id) == ["send"])
    #expect(cell.views[0].x.value == 355)
    #expect(cell.constraint(named: "ridesKeyboard") == nil)
    #expect(cell.constraints.allSatisfy { $0.outcome == "decides" })
  }

  @Test("tells of the chat's bar that it rides on the keyboard where one is shown")
  func conditions() throws {
    let cells = try Self.output(
      ["Snapshots/chat", "--device", "iphone-x", "--view", "inputBar"],
      in: Repository.url.path
    ).cells
    #expect(cells.count == 4)
    for cell in cells {
      let name = cell.cell.contains("keyboard") ? "ridesKeyboard" : "restsOnSafeArea"
      let id = try #require(cell.constraint(named: name)?.id)
      #expect(cell.views[0].y.reasons.compactMap(\.constraint).contains(id), "\(cell.cell)")
      #expect(cell.constraints.compactMap(\.name) == [name])
    }
  }
}
