import Comparing
import Foundation
import Geometry
import Reports
import Snapshots
import Testing

@Suite("What changed between two layouts")
struct LayoutChangeTests {
  private static let old = """
    root view (0, 0) 393 × 852
      history tableView (0, 0) 393 × 852
      inputBar view (0, 761) 393 × 57
        message textField (8, 6) 300 × 45
        send button (316, 6) 69 × 45
        title label (8, 60) 100 × 20 on #FFFFFF "Inbox" 17 #000000

    """

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let replaced: [(String, String)]
    let sentences: [String]

    init(_ description: String, _ replaced: [(String, String)], _ sentences: [String]) {
      testDescription = description
      self.replaced = replaced
      self.sentences = sentences
    }

    var new: String {
      replaced.reduce(LayoutChangeTests.old) { $0.replacing($1.0, with: $1.1) }
    }
  }

  @Test("tells a picture's file from its name")
  func pictureFile() throws {
    func line(_ picture: String) throws -> [LayoutLine] {
      try #require(LayoutText.lines(of: "logo image (0, 0) 9 × 9 showing \(picture)\n"))
    }
    let old = try line("logo.png …1a2b3c4d")
    func sentences(_ picture: String) throws -> [String] {
      LayoutChange.changes(from: old, to: try line(picture)).map(\.sentence)
    }
    let other = try sentences("logo.png …99999999")
    #expect(other == ["`logo` shows `logo.png`, whose file changed"])
    let renamed = try sentences("sign.png …1a2b3c4d")
    #expect(renamed == ["`logo` changed its picture from `logo.png` to `sign.png`"])
  }

  @Test(
    "is described in words",
    arguments: [
      Row("nothing", [], []),
      Row(
        "moved and narrower", [("(316, 6) 69", "(304, 6) 25")],
        ["`send` moved 12 pt left and is 44 pt narrower"]),
      Row("moved both ways", [("(8, 6)", "(10, 3)")], ["`message` moved 2 pt right and 3 pt up"]),
      Row(
        "moved both ways and grown both ways", [("(8, 6) 300 × 45", "(10, 9.5) 301 × 44.667")],
        [
          "`message` moved 2 pt right and 3.5 pt down, and is 1 pt wider and 0.33 pt shorter"
        ]),
      Row(
        "only the superview is named if all move with it", [("(0, 761)", "(0, 427)")],
        ["`inputBar` moved 334 pt up"]),
      Row(
        "moved in a superview that moved too", [("(0, 761)", "(0, 749)"), ("(8, 6)", "(8, 18)")],
        ["`inputBar` moved 12 pt up", "`message` moved 12 pt down in `inputBar`"]),
      Row(
        "another text, and wider for it",
        [("100 × 20 on #FFFFFF \"Inbox\"", "112 × 20 on #FFFFFF \"Inboxes\"")],
        ["`title` changed its text from `Inbox` to `Inboxes` and is 12 pt wider"]),
      Row(
        "another font and colour", [("17 #000000", "17 semibold #FF3B30")],
        [
          "`title` changed its font from 17 to 17 semibold and changed its text colour from #000000 to #FF3B30"
        ]),
      Row(
        "no background", [(" on #FFFFFF", "")],
        ["`title` changed its background from #FFFFFF to none"]),
      Row(
        "hidden, and nearly clear", [("100 × 20 on", "100 × 20 hidden opacity 0.25 on")],
        ["`title` is now hidden and changed its opacity from 1 to 0.25"]),
      Row(
        "no text", [(" \"Inbox\" 17 #000000", "")], ["`title` lost its text `Inbox`"]),
      Row(
        "no extent, and so no text",
        [("100 × 20 on #FFFFFF \"Inbox\" 17 #000000", "0 × 20 on #FFFFFF")],
        ["`title` is 100 pt narrower"]),
      Row(
        "more texts", [("17 #000000", "17 #000000 \"2\" 17 #000000")],
        ["`title` changed from 1 text to 2 texts"]),
      Row(
        "other colours", [("69 × 45", "69 × 45 drawn #007AFF")],
        ["`send` changed its colours from none to #007AFF"]),
      Row(
        "a picture", [("69 × 45", "69 × 45 showing plane.png …1a2b3c4d")],
        ["`send` changed its picture from none to `plane.png`"]),
      Row(
        "scrolled",
        [
          (
            "history tableView (0, 0) 393 × 852",
            "history tableView (0, 0) 393 × 852 scrolled (0, 40)"
          )
        ],
        ["`history` scrolled from none to (0, 40)"]),
      Row(
        "another kind", [("message textField", "message label")],
        ["`message` changed from textField to label"]),
      Row(
        "a view more", [("    send", "    badge view (0, 0) 8 × 8\n    send")],
        ["`badge` appeared in `inputBar`"]),
      Row(
        "a view less", [("    send button (316, 6) 69 × 45\n", "")],
        ["`send` vanished from `inputBar`"]),
      Row(
        "views below a vanished one are counted",
        [
          ("  inputBar view (0, 761) 393 × 57\n", ""),
          ("    message textField (8, 6) 300 × 45\n", ""),
          ("    send button (316, 6) 69 × 45\n", ""),
          ("    title label (8, 60) 100 × 20 on #FFFFFF \"Inbox\" 17 #000000\n", ""),
        ], ["`inputBar` with the 3 views in it vanished from `root`"]),
      Row(
        "a renamed container",
        [("inputBar", "bar")],
        [
          "`bar` appeared in `root`",
          "`message` moved from `inputBar` to `bar`", "`send` moved from `inputBar` to `bar`",
          "`title` moved from `inputBar` to `bar`",
          "`inputBar` vanished from `root`",
        ]),
      Row(
        "another order",
        [
          ("    message textField (8, 6) 300 × 45\n", ""),
          (
            "    send button (316, 6) 69 × 45\n",
            "    send button (316, 6) 69 × 45\n    message textField (8, 6) 300 × 45\n"
          ),
        ], ["`message` changed its place in the back-to-front order"]),
    ])
  func words(_ row: Row) throws {
    let old = try #require(LayoutText.lines(of: Self.old))
    let new = try #require(LayoutText.lines(of: row.new))
    #expect(LayoutChange.changes(from: old, to: new).map(\.sentence) == row.sentences)
  }

  private static let list = """
    root view (0, 0) 393 × 852
      grid collection (0, 0) 393 × 852
        grid[0].row view (0, 0) 100 × 50
          grid[0].badge view (0, 0) 8 × 8 on #FF0000
          grid[0].name label (8, 0) 60 × 20 "One" 17 #000000
        grid[1].row view (0, 50) 100 × 50
          grid[1].badge view (0, 0) 8 × 8 on #FF0000
          grid[1].name label (8, 0) 70 × 20 "Two" 17 #000000
        grid[2].row view (0, 100) 100 × 50
          grid[2].badge view (0, 0) 8 × 8 on #FF0000
          grid[2].name label (8, 0) 80 × 20 "Three" 17 #000000

    """

  @Test(
    "is one sentence for all equal items of a list",
    arguments: [
      (
        ["8 × 8 on #FF0000": "8 × 8"],
        ["`badge` in 3 items of `grid` changed its background from #FF0000 to none"]
      ),
      (
        ["(8, 0) 70": "(9, 0) 70", "(8, 0) 80": "(9, 0) 80"],
        ["`name` in 2 items of `grid` moved 1 pt right"]
      ),
      (["(8, 0) 70": "(9, 0) 70"], ["`grid[1].name` moved 1 pt right"]),
      (
        ["(8, 0) 70": "(9, 0) 70", "(8, 0) 80": "(10, 0) 80"],
        ["`grid[1].name` moved 1 pt right", "`grid[2].name` moved 2 pt right"]
      ),
      (
        ["100 × 50": "100 × 60", "(0, 50)": "(0, 60)", "(0, 100)": "(0, 120)"],
        [
          "`grid[0].row` is 10 pt taller", "`grid[1].row` moved 10 pt down and is 10 pt taller",
          "`grid[2].row` moved 20 pt down and is 10 pt taller",
        ]
      ),
      (
        [".badge view (0, 0) 8 × 8": ".mark view (0, 0) 8 × 8"],
        [
          "`mark` in 3 items of `grid` appeared in `grid[].row`",
          "`badge` in 3 items of `grid` vanished from `grid[].row`",
        ]
      ),
    ])
  func items(_ edits: [String: String], _ sentences: [String]) throws {
    let old = try #require(LayoutText.lines(of: Self.list))
    let text = edits.reduce(Self.list) { $0.replacing($1.key, with: $1.value) }
    let new = try #require(LayoutText.lines(of: text))
    #expect(LayoutChange.changes(from: old, to: new).sentences == sentences)
  }

  @Test("is found in time if many views changed their order", .timeLimit(.minutes(10)))
  func manyReordered() {
    let root = LayoutLine(id: "root", kind: "view", depth: 0, frame: .zero)
    let views = (0..<50_000).map {
      LayoutLine(id: "view\($0)", kind: "view", depth: 1, frame: .zero)
    }
    let changes = LayoutChange.changes(from: [root] + views, to: [root] + views.reversed())
    // Only one view of a reversed list can keep its place.
    #expect(changes.count == 49_999)
  }

  @Test(
    "of a hidden view is left out of reports",
    arguments: [
      ("badge view (0, 0) 8 × 8 hidden on #FF0000", "badge view (4, 0) 8 × 8 hidden", false),
      ("badge view (0, 0) 8 × 8 hidden on #FF0000", "badge view (0, 0) 8 × 8 on #FF0000", true),
      ("badge view (0, 0) 8 × 8 on #FF0000", "badge view (0, 0) 8 × 8 hidden on #FF0000", true),
      (
        "row view (0, 0) 9 × 9 hidden\n    badge view (0, 0) 8 × 8",
        "row view (0, 0) 9 × 9 hidden\n    badge view (1, 0) 8 × 8", false
      ),
    ])
  func hidden(_ before: String, _ after: String, _ isShown: Bool) throws {
    func lines(_ badge: String, _ sendX: Int) throws -> [LayoutLine] {
      try #require(
        LayoutText.lines(
          of: """
            root view (0, 0) 393 × 852
              \(badge)
              send button (\(sendX), 6) 69 × 45

            """))
    }
    func shown(_ sendX: Int) throws -> [LayoutChange] {
      var cell = CellRecord(
        id: CellID(screen: "s", cell: "c"), outcome: .different, references: "r")
      cell.difference = CellDifference(
        picture: .identical,
        layout: LayoutChange.changes(from: try lines(before, 6), to: try lines(after, sendX)))
      return cell.shownChanges
    }
    #expect(try shown(8).map(\.view) == (isShown ? ["badge", "send"] : ["send"]))
    // Without another change, the hidden one is the reason.
    #expect(try shown(6).map(\.view) == ["badge"])
  }

  @Test("is a value that a file keeps")
  func coding() throws {
    let old = try #require(LayoutText.lines(of: Self.old))
    let new = try #require(
      LayoutText.lines(
        of: Self.old.replacing("(316, 6) 69 × 45", with: "(304, 6) 25.333 × 45")
          .replacing("\"Inbox\"", with: "\"Sent\"")))
    let changes = LayoutChange.changes(from: old, to: new)
    let data = try JSONEncoder().encode(changes)
    #expect(try JSONDecoder().decode([LayoutChange].self, from: data) == changes)
  }

  /// A third of a point is 0.333 or 0.334 in a layout, by the edges between which it lies.
  @Test("is the same on two devices without its place")
  func relative() throws {
    func change(_ old: String, _ new: String) throws -> LayoutChange {
      let lines = try [old, new].map {
        try #require(LayoutText.lines(of: "root view (0, \($0)) 9 × 9\n"))
      }
      return try #require(LayoutChange.changes(from: lines[0], to: lines[1]).first)
    }
    let (one, other) = (try change("10.333", "10.667"), try change("20.667", "21"))
    #expect(one != other)
    #expect(one.relative == other.relative)
    #expect(one.relative.sentence == "`root` moved 0.33 pt down")
    let least = try change("1", "1.001")
    #expect(least.relative != (try change("1", "0.999")).relative)
    #expect(least.relative.sentence == "`root` moved under 0.01 pt down")
  }
}
