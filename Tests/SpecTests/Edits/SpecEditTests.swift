import Testing

@testable import Spec

@Suite("The edits between two versions of a spec")
struct SpecEditTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String
    let new: String
    let edits: [String]

    init(_ description: String, _ old: String, _ new: String, _ edits: String...) {
      testDescription = description
      self.old = old
      self.new = new
      self.edits = edits
    }
  }

  private static let rows = [
    Row("none", "views: { a: {} }", "# A spec\nviews: { a: {} }"),
    Row(
      "a metric", "metrics: { gap: 8 }", "metrics: { gap: 12 }", "metric `gap` changed from 8 to 12"
    ),
    Row("a new view", "views: { a: {} }", "views: { a: {}, b: {} }", "view `b` is new"),
    Row("a view that is gone", "views: { a: {}, b: {} }", "views: { a: {} }", "view `b` is gone"),
    Row(
      "a key of a view", "views: { a: { text: Hi } }", "views: { a: { text: Ho } }",
      "`text` of `a` changed from `Hi` to `Ho`"),
    Row(
      "a key of a view in a view", "views: { a: { views: { b: { alpha: 1 } } } }",
      "views: { a: { views: { b: { alpha: 0.5 } } } }", "`alpha` of `b` changed from 1 to 0.5"),
    Row(
      "an element of a list", "views: { a: { pin: [top, left] } }", "views: { a: { pin: [top] } }",
      "`pin` of `a` lost `left`"),
    Row(
      "a priority", "views: { a: { hugging: { vertical: 1 } } }",
      "views: { a: { hugging: { vertical: 2 } } }",
      "the vertical hugging of `a` changed from 1 to 2"),
    Row(
      "a constraint", "constraints: [a.top == b.top]", "constraints: [a.top == b.bottom]",
      "constraint `a.top == b.top` became `a.top == b.bottom`"),
    Row(
      "a constraint of a view", "views: { a: { constraints: [self.top == b.top] } }",
      "views: { a: { constraints: [] } }", "constraint `self.top == b.top` is gone"),
    Row(
      "a view under a condition", "when: [{ idiom: pad, views: { a: { alpha: 1 } } }]",
      "when: [{ idiom: pad, views: { a: { alpha: 0 } } }]",
      "`alpha` of `a` changed from 1 to 0 under `when`"),
    Row(
      "one of three views on a line that is gone", "views: { a: {}, b: { alpha: 1 }, c: {} }",
      "views: { b: { alpha: 1 }, c: {} }", "view `a` is gone"),
    Row(
      "one of several keys that is gone", "views: { a: { background: red, height: 4, width: 5 } }",
      "views: { a: { height: 4, width: 5 } }", "`background` of `a` is gone; it was `red`"),
    Row(
      "views in another order", "views: { a: {}, b: {}, c: {} }", "views: { b: {}, c: {}, a: {} }",
      "view `a` now comes after `c`"),
    // U+795E and U+FA19 are canonically equal, and fonts draw them differently.
    Row(
      "a text that is only canonically equal", "views: { a: { text: \u{795E} } }",
      "views: { a: { text: \u{FA19} } }", #"`text` of `a` changed from `\u{795E}` to `\u{FA19}`"#),
    Row(
      "a text that only looks the same", "views: { a: { text: H i } }",
      "views: { a: { text: H\u{A0}i } }", #"`text` of `a` changed from `H i` to `H\u{A0}i`"#),
    Row(
      "an element that is only canonically equal", "list: [\u{795E}]", "list: [\u{FA19}]",
      #"`list` changed from `\u{795E}` to `\u{FA19}`"#),
    Row(
      "a view that comes first", "views: { a: {}, b: {}, c: {} }", "views: { c: {}, a: {}, b: {} }",
      "view `c` now comes first"),
    Row(
      "a view in another superview",
      "views: { a: { views: { b: { alpha: 1 } } }, c: {} }",
      "views: { a: { views: {} }, c: { views: { b: { alpha: 0 } } } }",
      "view `b` moved from `a` to `c`", "`alpha` of `b` changed from 1 to 0"),
    Row(
      "a view in a new superview", "views: { a: {}, b: {} }",
      "views: { card: { views: { a: {} } }, b: {} }", "view `card` is new",
      "view `a` moved from the screen to `card`"),
    Row(
      "a view whose superview is gone", "views: { card: { views: { a: {} } }, b: {} }",
      "views: { a: {}, b: {} }", "view `a` moved from `card` to the screen", "view `card` is gone"),
    Row(
      "a view that trades places with its subview", "views: { a: { views: { b: {} } } }",
      "views: { b: { views: { a: {} } } }", "view `b` moved from `a` to the screen",
      "view `a` moved from the screen to `b`"),
    Row(
      "the first subview", "views: { a: {} }", "views: { a: { views: { b: {} } } }",
      "view `b` is new"),
    Row(
      "the last subview", "views: { a: { views: { b: {} } } }", "views: { a: {} }",
      "view `b` is gone"),
    Row(
      "an element that comes last", "views: { a: { items: [{ t: A }, { t: B }, { t: C }] } }",
      "views: { a: { items: [{ t: B }, { t: C }, { t: A }] } }",
      "`{ t: A }` in `items` of `a` now comes after `{ t: C }`"),
    Row(
      "an element that comes first", "views: { a: { colors: [red, green, blue] } }",
      "views: { a: { colors: [blue, red, green] } }", "`blue` in `colors` of `a` now comes first"),
    Row(
      "a constraint that comes last", "constraints: [a.top == 1, b.top == 2, c.top == 3]",
      "constraints: [b.top == 2, c.top == 3, a.top == 1]",
      "constraint `a.top == 1` now comes after `c.top == 3`"),
    Row(
      "one of equal elements that comes last", "list: [1, 1, 2, 3, 4]", "list: [1, 2, 3, 4, 1, 1]",
      "1 in `list` now comes after 4", "`list` gained 1"),
    Row(
      "a key that moved and changed", "views: { a: { pin: { top: 3, left: gap } } }",
      "views: { a: { pin: { left: gap, top: 4 } } }", "`pin.top` of `a` now comes after `left`",
      "`pin.top` of `a` changed from 3 to 4"),
    Row(
      "a key in place of others", "views: { a: { size: [4, 5] } }",
      "views: { a: { height: 5, width: 6 } }", "`height` of `a` is new: 5",
      "`width` of `a` is new: 6", "`size` of `a` is gone; it was `[4, 5]`"),
    Row(
      "quotes that matter", "views: { a: { text: null } }", "views: { a: { text: \"null\" } }",
      "`text` of `a` changed from `null` to `\"null\"`"),
    Row(
      "line ends", "views:\n  a:\n    text: |\n      One\n      Two\n",
      "views:\n  a:\n    text: >\n      One\n      Two\n",
      #"`text` of `a` changed from `One\nTwo\n` to `One Two\n`"#),
    Row("quotes that do not matter", "views: { a: { text: b } }", "views: { a: { text: 'b' } }"),
    Row(
      "another key", "screen: { navigationBar: { title: A } }",
      "screen: { navigationBar: { title: B } }",
      "`screen.navigationBar.title` changed from `A` to `B`"),
  ]

  @Test("name what changed", arguments: rows)
  func edits(_ row: Row) {
    let edits = SpecEdits(
      from: Array(row.old.utf8), to: Array(row.new.utf8), file: "a", limits: SpecLimits())
    #expect(edits?.edits.map(\.text) == row.edits)
  }

  struct Application: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String
    let new: String
    /// The old text with each edit alone.
    let alone: [String]
  }

  @Test(
    "can be applied alone",
    arguments: [
      Application(
        testDescription: "keys on one line", old: "{ b: 1, d: 4 }", new: "{ b: 2, c: 3, d: 5 }",
        alone: ["b: 2\nd: 4\n", "b: 1\nc: 3\nd: 4\n", "b: 1\nd: 5\n"]),
      Application(
        testDescription: "keys that are gone", old: "{ a: 1, b: 2, c: 3 }", new: "{ b: 2 }",
        alone: ["b: 2\nc: 3\n", "a: 1\nb: 2\n"]),
      Application(
        testDescription: "keys that come first, in the middle and last", old: "{ b: 2, d: 4 }",
        new: "{ a: 1, b: 2, c: 3, d: 4, e: 5 }",
        alone: ["a: 1\nb: 2\nd: 4\n", "b: 2\nc: 3\nd: 4\n", "b: 2\nd: 4\ne: 5\n"]),
      // The fewest moves are those of `a` and `d`.
      Application(
        testDescription: "keys in another order", old: "{ a: 1, b: 2, c: 3, d: 4 }",
        new: "{ d: 4, b: 2, c: 3, a: 1 }",
        alone: ["d: 4\na: 1\nb: 2\nc: 3\n", "b: 2\nc: 3\na: 1\nd: 4\n"]),
      Application(
        testDescription: "elements of a list", old: "list: [1, 2, 3]", new: "list: [1, 4, 3, 5]",
        alone: ["list: [1, 4, 3]\n", "list: [1, 2, 3, 5]\n"]),
      Application(
        testDescription: "elements in another order", old: "list: [1, 2, 3]",
        new: "list: [2, 3, 1, 4]", alone: ["list: [2, 3, 1]\n", "list: [1, 2, 3, 4]\n"]),
      Application(
        testDescription: "a view in another superview",
        old: "views: { a: { views: { b: { x: 1 } } }, c: {} }",
        new: "views: { a: {}, c: { views: { b: { x: 2 } } } }",
        alone: [
          "views:\n  a: {}\n  c:\n    views:\n      b: { x: 1 }\n",
          "views:\n  a:\n    views:\n      b: { x: 2 }\n  c: {}\n",
        ]),
      Application(
        testDescription: "a kind of value", old: "list: [1, 2]", new: "list: 3",
        alone: ["list: 3\n"]),
    ])
  func alone(_ row: Application) throws {
    let edits = try #require(
      SpecEdits(
        from: Array(row.old.utf8), to: Array(row.new.utf8), file: "a", limits: SpecLimits()))
    #expect(edits.edits.indices.map { edit in edits.text { $0 == edit } } == row.alone)
    func isSame(_ text: String, _ other: String) -> Bool? {
      SpecEdits(from: Array(text.utf8), to: Array(other.utf8), file: "a", limits: SpecLimits())?
        .edits.isEmpty
    }
    #expect(isSame(edits.text { _ in true }, row.new) == true)
    #expect(isSame(edits.text { _ in false }, row.old) == true)
  }
}
