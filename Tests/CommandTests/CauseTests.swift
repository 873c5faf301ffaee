import Bitmaps
import Foundation
import Geometry
import TestSupport
import Testing

@testable import StrutCommand

@Suite("The cause of a difference")
struct CauseTests {
  private static let chat = """
    matrix: { device: [iphone-se-3, iphone-15-pro] }
    metrics: { gap: 8, unused: 1 }
    views:
      bar:
        pin: [leading, trailing]
        height: 50
        views:
          message: { kind: label, text: "A message that is far too long for a phone", compression: { horizontal: 749 } }
          send: { kind: button, title: Send }
        constraints:
          - vfl: H:|-[message]-(gap)-[send]-|
          - message.centerY == superview.centerY
          - send.centerY == superview.centerY
      other: { kind: label, text: Other, center: superview }
    constraints:
      - bar.bottom == safeArea.bottom

    """

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let replaced: [(String, String)]
    /// Each of the lines that begin with `because`, without that word.
    let expected: [String]

    var new: String {
      replaced.reduce(CauseTests.chat) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    static let rows = [
      Row(
        testDescription: "a metric", replaced: [("gap: 8", "gap: 20")],
        expected: ["metric `gap` changed from 8 to 20 (chat.yaml:2)"]),
      Row(
        testDescription: "a text", replaced: [("title: Send ", "title: Send now ")],
        expected: ["`title` of `send` changed from `Send` to `Send now` (chat.yaml:9)"]),
      Row(
        testDescription: "one of two changes, the other on a view that it does not touch",
        replaced: [("gap: 8, unused: 1", "gap: 20, unused: 2")],
        expected: ["metric `gap` changed from 8 to 20 (chat.yaml:2)"]),
      Row(
        testDescription: "a priority among keys on one line",
        replaced: [("horizontal: 749", "horizontal: 751")],
        expected: [
          "the horizontal compression resistance of `message` changed from 749 to 751 (chat.yaml:8)"
        ]),
      Row(
        testDescription: "a constraint, below a comment that was added",
        replaced: [
          ("matrix:", "# A chat\nmatrix:"),
          ("bar.bottom == safeArea.bottom", "bar.bottom == safeArea.bottom - 10"),
        ],
        expected: [
          "constraint `bar.bottom == safeArea.bottom` became `bar.bottom == safeArea.bottom - 10` (chat.yaml:17)"
        ]),
      Row(
        testDescription: "a new view",
        replaced: [("  other:", "  badge: { background: systemRed, size: [8, 8] }\n  other:")],
        expected: ["view `badge` is new (chat.yaml:14)"]),
      Row(
        testDescription: "a condition where there was none",
        replaced: [
          (
            "  - bar.bottom == safeArea.bottom\n",
            """
              - bar.bottom == safeArea.bottom
            when:
              - width: "< 380"
                views: { other: { text: Otherwise } }

            """
          )
        ],
        expected: [
          "`when` is new: `[{ width: < 380, views: { other: { text: Otherwise } } }]` (chat.yaml:17)"
        ]),
      Row(
        testDescription: "an edge that is not pinned any more",
        replaced: [("pin: [leading, trailing]", "pin: [leading]")],
        expected: ["`pin` of `bar` lost `trailing` (chat.yaml:5)"]),
      Row(
        testDescription: "a list that became a mapping",
        replaced: [("pin: [leading, trailing]", "pin: { leading: 8, trailing: 8 }")],
        expected: [
          "`pin` of `bar` changed from `[leading, trailing]` to `{ leading: 8, trailing: 8 }` (chat.yaml:5)"
        ]),

      Row(
        testDescription: "two changes that both show",
        replaced: [("gap: 8", "gap: 20"), ("text: Other", "text: Another")],
        expected: [
          "metric `gap` changed from 8 to 20 (chat.yaml:2)",
          "`text` of `other` changed from `Other` to `Another` (chat.yaml:14)",
        ]),
      Row(
        testDescription: "two changes that mean nothing without each other",
        replaced: [
          ("gap: 8", "space: 20"), ("(gap)", "(space)"),
        ],
        expected: [
          "metric `space` is new: 20 (chat.yaml:2)",
          "metric `gap` is gone; it was 8 (chat.yaml:2)",
          "constraint `H:|-[message]-(gap)-[send]-|` became `H:|-[message]-(space)-[send]-|` (chat.yaml:11)",
        ]),
      Row(
        testDescription: "a constraint that is gone",
        replaced: [("      - send.centerY == superview.centerY\n", "")],
        expected: ["constraint `send.centerY == superview.centerY` is gone (chat.yaml:12)"]),
    ]
  }

  @Test("is the change of the spec that makes it, with its line", arguments: Row.rows)
  func rows(_ row: Row) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.chat, to: "chat.yaml")
    _ = strut("test", "chat.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(row.new, to: "chat.yaml")
    let outcome = strut("test", "chat.yaml", "--only", "chat/iphone-se-3", in: scratch.path)
    #expect(causes(outcome.out) == row.expected, "\(outcome.out)")
  }

  private static let line = """
    matrix: { device: iphone-se-3 }
    metrics: { gap: 20 }
    views:
      list: { kind: stack, axis: vertical, views: { a: { kind: label, text: A }, b: { kind: label, text: B } } }
      box: { background: systemRed, size: [40, 50], pin: { top: 300, leading: gap } }
      bar: { background: systemBlue, height: 40, pin: { top: 400, leading: gap } }
      card: { use: tile, with: { color: systemRed }, pin: { top: 500, leading: 20 } }
    constraints:
      - bar.width == 200
      - bar.top >= box.bottom
    templates:
      tile: { background: $color, size: [20, 20] }

    """

  @Test(
    "is found by the names of views and keys, also among several on one line",
    arguments: [
      Row(
        testDescription: "a view that is gone", replaced: [("a: { kind: label, text: A }, ", "")],
        expected: ["view `a` is gone (line.yaml:4)"]),
      Row(
        testDescription: "two views in another order",
        replaced: [
          (
            "a: { kind: label, text: A }, b: { kind: label, text: B }",
            "b: { kind: label, text: B }, a: { kind: label, text: A }"
          )
        ], expected: ["view `a` now comes after `b` (line.yaml:4)"]),
      Row(
        testDescription: "a view with another name and another text",
        replaced: [("b: { kind: label, text: B }", "c: { kind: label, text: C }")],
        expected: ["view `c` is new (line.yaml:4)", "view `b` is gone (line.yaml:4)"]),
      Row(
        testDescription: "a key that is gone, beside one that has no effect",
        replaced: [
          ("background: systemRed, ", ""), ("300, leading: gap", "300, leading: 20"),
        ], expected: ["`background` of `box` is gone; it was `systemRed` (line.yaml:5)"]),
      Row(
        testDescription: "a key that changed and comes last",
        replaced: [("top: 300, leading: gap", "leading: gap, top: 310")],
        expected: ["`pin.top` of `box` changed from 300 to 310 (line.yaml:5)"]),
      Row(
        testDescription: "another scale of the pictures",
        replaced: [("views:\n  list", "compare: { scale: 1 }\nviews:\n  list")],
        expected: ["`compare` is new: `{ scale: 1 }` (line.yaml:3)"]),
      Row(
        testDescription: "a constraint that became a key",
        replaced: [("height: 40,", "height: 40, width: 220,"), ("  - bar.width == 200\n", "")],
        expected: [
          "`width` of `bar` is new: 220 (line.yaml:6)",
          "constraint `bar.width == 200` is gone (line.yaml:9)",
        ]),
      Row(
        testDescription: "a template that is not used any more",
        replaced: [("use: tile, with: { color: systemRed }", "size: [20, 20]")],
        expected: [
          "`size` of `card` is new: `[20, 20]` (line.yaml:7)",
          "`use` of `card` is gone; it was `tile` (line.yaml:7)",
          "`with` of `card` is gone; it was `{ color: systemRed }` (line.yaml:7)",
        ]),
    ])
  func names(_ row: Row) throws {
    let new = row.replaced.reduce(Self.line) { $0.replacing($1.0, with: $1.1) }
    let scratch = try TemporaryFolder()
    try scratch.write(Self.line, to: "line.yaml")
    _ = strut("test", "line.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(new, to: "line.yaml")
    let outcome = strut("test", "line.yaml", in: scratch.path)
    #expect(causes(outcome.out) == row.expected, "\(outcome.out)")
  }

  /// The clauses of the lines that begin with `because`.
  private func causes(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.trimmingPrefix(while: { $0 == " " })) }
      .filter { $0.hasPrefix("because ") }.map { String($0.dropFirst(8)) }
  }

  @Test(
    "is one of at most 20 that are named, and the others are counted",
    arguments: [(20, nil), (21, "2 more values of the spec changed (many.yaml:21)")]
      as [(Int, String?)])
  func many(_ count: Int, _ last: String?) throws {
    func spec(_ letter: String) -> String {
      let labels = (0..<count).map {
        "  l\($0): { kind: label, text: \(letter), pin: { top: \($0 * 20) } }"
      }
      return "views:\n" + labels.joined(separator: "\n") + "\n"
    }
    let scratch = try TemporaryFolder()
    try scratch.write(spec("A"), to: "many.yaml")
    _ = strut("test", "many.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(spec("B"), to: "many.yaml")
    let causes = causes(strut("test", "many.yaml", in: scratch.path).out)
    #expect(causes.count == 20)
    #expect(causes.first == "`text` of `l0` changed from `A` to `B` (many.yaml:2)")
    #expect(last == nil || causes.last == last)
  }

  @Test("is reported once for all pictures, with its effect on each")
  func once() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.chat, to: "chat.yaml")
    _ = strut("test", "chat.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(
      Self.chat.replacingOccurrences(of: "gap: 8", with: "gap: 20"), to: "chat.yaml")
    let outcome = strut("test", "chat.yaml", "--markdown", "run.md", in: scratch.path)
    #expect(outcome.out.contains("\n2 cells: 2 differ\n2 pictures, 1 cause\n"))
    let reported = String(decoding: try scratch.bytes("run.md"), as: UTF8.self)
    #expect(reported.contains("metric `gap` changed from 8 to 20"))
  }

  @Test(
    "is a picture's file that was changed, reported once for all cells that show it",
    arguments: [
      (spec: "views: { logo: { kind: image, image: logo.png } }", shown: ["logo"]),
      (
        spec: """
        screen:
          navigationBar: { title: Shop, rightItems: [{ image: logo.png }] }
          tabBar: { items: [{ title: Home, image: logo.png }, { title: News, symbol: star }] }
        """, shown: ["tabBar", "navigationBar"]
      ),
      (spec: "screen: { toolbar: { items: [{ image: logo.png }] } }", shown: ["toolbar"]),
    ])
  func pictureFile(_ row: (spec: String, shown: [String])) throws {
    func picture(_ grey: UInt8) throws -> [UInt8] {
      let bytes = [UInt8](repeating: grey, count: 16 * 16 * 4)
      return try PNG.encode(try #require(Bitmap(width: 16, height: 16, bytes: bytes)))
    }
    let scratch = try TemporaryFolder()
    try scratch.write(
      "matrix: { device: [iphone-se-3, iphone-x] }\n\(row.spec)", to: "logo/logo.yaml")
    try scratch.write(try picture(40), to: "logo/logo.png")
    _ = strut("test", "logo", "--record", "missing", in: scratch.path)
    #expect(strut("test", "logo", in: scratch.path).status == .success)
    try scratch.write(try picture(90), to: "logo/logo.png")
    let outcome = strut("test", "logo", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    for part in row.shown {
      #expect(outcome.out.contains("`\(part)` shows `logo.png`, whose file changed"))
    }
    #expect(outcome.out.contains("\n2 cells: 2 differ\n2 pictures, 1 cause\n"))
  }

  private static let film = """
    matrix: { device: iphone-se-3 }
    metrics: { unused: 1 }
    views:
      box: { background: systemBlue, size: [100, 50], pin: { top: 40, leading: 20 } }
    axes: { place: [first, second] }
    when:
      - place: second
        constraints: [box.trailing == superview.trailing - 30]
    transitions:
      move: { from: { place: first }, to: { place: second }, duration: 0.5, frames: 4, snapshot: true }

    """

  @Test("is each changed line, also if the picture of the old spec has another name now")
  func renamedPicture() throws {
    let scratch = try TemporaryFolder()
    let spec = """
      matrix: { device: iphone-se-3 }
      views:
        im: { kind: image, image: cart.svg, size: [40, 40], pin: { top: 80, leading: 20 } }
        b: { background: systemRed, size: [40, 40], pin: { top: 180, leading: 20 } }
        c: { background: systemRed, size: [40, 40], pin: { top: 280, leading: 20 } } # one

      """
    try scratch.write(spec, to: "a.yaml")
    try scratch.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><path d='M0 0h20v9z'/></svg>",
      to: "cart.svg")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    try FileManager.default.moveItem(at: scratch.file("cart.svg"), to: scratch.file("bin.svg"))
    try scratch.write(
      spec.replacing("cart", with: "bin").replacing("180", with: "190")
        .replacing("# one", with: "# two"), to: "a.yaml")
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(
      outcome.out.hasPrefix(
        """
          a/iphone-se-3
              `im` changed its picture from `cart.svg` to `bin.svg`
              `b` moved 10 pt down
              because `image` of `im` changed from `cart.svg` to `bin.svg` (a.yaml:3)
              because `pin.top` of `b` changed from 180 to 190 (a.yaml:4)
        1 cell: 1 differs

        """), "\(outcome.transcript)")
  }

  @Test("of a film is reported like that of a cell", arguments: ["pictures", "layout"])
  func films(_ form: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write("references: \(form)\n", to: ".strut/config.yaml")
    try scratch.write(Self.film, to: "move.yaml")
    let recorded = strut("test", "move.yaml", "--record", "missing", in: scratch.path)
    #expect(recorded.out.contains("2 cells"), "\(recorded.transcript)")
    #expect(strut("test", "move.yaml", in: scratch.path).status == .success)
    try scratch.write(
      Self.film.replacingOccurrences(of: "duration: 0.5", with: "duration: 0.8")
        .replacingOccurrences(of: "unused: 1", with: "unused: 2"), to: "move.yaml")
    let outcome = strut("test", "move.yaml", "--json", "run.json", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.out.contains("(move.yaml:10)"), "\(outcome.out)")
    #expect(!outcome.out.contains("unused"))
    // The old strip is there to be looked at, whether it was kept or is drawn again.
    let json = String(decoding: try scratch.bytes("run.json"), as: UTF8.self)
    #expect(json.contains("expected.png"), "\(json)")
  }

  @Test("is no font of the machine if the spec takes another family")
  func family() throws {
    let spec = """
      matrix: { device: iphone-se-3 }
      views:
        note: { kind: label, text: Note, font: { size: 17 }, center: superview }

      """
    let scratch = try TemporaryFolder()
    try scratch.write(spec, to: "a.yaml")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(spec.replacing("size: 17", with: "size: 17, family: serif"), to: "a.yaml")
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(causes(outcome.out) == ["`font.family` of `note` is new: `serif` (a.yaml:3)"])
    #expect(!outcome.out.contains("other versions"), "\(outcome.out)")
  }

  private static let veiled = """
    matrix: { device: iphone-se-3 }
    compare: { ignore: [card] }
    views:
      card: { background: systemRed, size: [100, 100], pin: { top: 200, leading: 50 } }
      note: { kind: label, text: Note, pin: { top: 500, leading: 50 } }
      veil: { kind: blur, effect: systemThinMaterial, size: [300, 300], pin: { top: 20, leading: 20 } }

    """

  @Test(
    "is a change of an ignored view that changes pixels outside of it",
    arguments: [
      Row(
        testDescription: "its shadow, beside another change",
        replaced: [
          ("systemRed,", "systemRed, shadow: { radius: 20, opacity: 1 },"),
          ("text: Note", "text: Other"),
        ],
        expected: [
          "`shadow` of `card` is new: `{ radius: 20, opacity: 1 }` (a.yaml:4)",
          "`text` of `note` changed from `Note` to `Other` (a.yaml:5)",
        ]),
      Row(
        testDescription: "its background below a blur",
        replaced: [("systemRed", "systemBlue")],
        expected: ["`background` of `card` changed from `systemRed` to `systemBlue` (a.yaml:4)"]),
    ])
  func ignored(_ row: Row) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.veiled, to: "a.yaml")
    _ = strut("test", "a.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(
      row.replaced.reduce(Self.veiled) { $0.replacing($1.0, with: $1.1) }, to: "a.yaml")
    let outcome = strut("test", "a.yaml", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(causes(outcome.out) == row.expected, "\(outcome.out)")
  }

  @Test("is none where nothing of the spec has a part in it, and not the first thing that changed")
  func none() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.chat, to: "chat.yaml")
    _ = strut("test", "chat.yaml", "--record", "missing", in: scratch.path)
    try scratch.write(
      Self.chat.replacingOccurrences(of: "unused: 1", with: "unused: 2"), to: "chat.yaml")
    #expect(strut("test", "chat.yaml", in: scratch.path).status == .success)
    // Without the old text nothing is claimed.
    try FileManager.default.removeItem(atPath: scratch.path + "/references/chat/.sources")
    try scratch.write(
      Self.chat.replacingOccurrences(of: "gap: 8", with: "gap: 20"), to: "chat.yaml")
    let outcome = strut("test", "chat.yaml", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(!outcome.out.contains("because "))
  }
}
