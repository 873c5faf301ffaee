// Layout fixtures: Tests/Fixtures/Layout/<topic>/<behaviour>.yaml, one rule of layout each.
//
//   why: leading is the right edge in right-to-left interfaces (NSLayoutConstraint.Attribute).
//   spec:
//     views:
//       a: { pin: { leading: 20, top: 8 }, size: [100, 50] }
//   expect:
//     a: [20, 8, 100, 50]
//
// `why` is the source of the numbers or the calculation that leads to them, never the program's
// output. `spec` is a spec as any other. Without a device it is laid out on one of 390 × 844 points
// at scale 1 without a safe area; text is measured as 10 × 10 point squares with the baseline at 8.
//
// `expect` has the frame [x, y, width, height] of each view of interest in its superview, rounded
// to pixels, and that of a guide in its view as `view.guide`; `exact` the same as solved, before
// rounding. Numbers may be cut after three decimals. Where the spec has several cells, each of them
// is named and has a mapping of its own:
//
//   expect:
//     screen: { a: [0, 0, 195, 844] }
//     screen.landscape: { a: [0, 0, 422, 390] }
//
// Each cell is laid out once more with right and left exchanged, unless the spec has an axis
// `direction` itself. Every frame must then be mirrored in its superview (x becomes the superview's
// width − x − width), but for the views under `rtl`, whose frames stand there in the form of
// `expect` (with `exact` ones under `rtlExact`); `rtl: same` says that nothing at all is mirrored.
//
// `diagnostics` lists everything that is reported, in any order: a message's whole text, or a rule
// with the views concerned, as `- ambiguous: [a, b]`. Without the key nothing may be reported.

import Testing

@Suite("A layout fixture") struct LayoutFixtureTests {
  @Test("is laid out as it says", arguments: LayoutFixture.all)
  func frames(_ fixture: LayoutFixture) {
    for failure in fixture.failures { Issue.record("\(failure)") }
  }

  @Test("is one of many")
  func found() { #expect(LayoutFixture.all.count > 1) }

  @Test("that is wrong fails with a reason", arguments: mistakes)
  func mistake(_ row: Row) {
    let fixture = LayoutFixture(name: "a", text: row.text)
    #expect(
      fixture.failures.map { $0.split(separator: "\n").first.map(String.init) } == row.failures)
  }

  @Test("that fails shows both trees")
  func trees() {
    let fixture = LayoutFixture(
      name: "a",
      text: """
        why: no reason
        spec:
          views:
            a: { pin: [top, leading], size: [100, 50], views: { b: { pin: superview } } }
            c: { pin: [top, trailing], size: 50 * superview.width / 390 }
        expect: { a: [0, 0, 90, 50], c: [340, 0, 50, 50] }
        """)
    #expect(
      fixture.failures == [
        """
        a, screen: a is [0, 0, 100, 50], not [0, 0, 90, 50]
        expected
          root
            a [0, 0, 90, 50]
              b
            c [340, 0, 50, 50]
        found
          root [0, 0, 390, 844]
            a [0, 0, 100, 50]
              b [0, 0, 100, 50]
            c [340, 0, 50, 50]
        """,
        """
        a, screen mirrored: a is [290, 0, 100, 50], not [300, 0, 90, 50]
        expected
          root
            a [300, 0, 90, 50]
              b
            c [0, 0, 50, 50]
        found
          root [0, 0, 390, 844]
            a [290, 0, 100, 50]
              b [0, 0, 100, 50]
            c [0, 0, 50, 50]
        """,
      ])
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let failures: [String]

    init(_ name: String, _ text: String, _ failures: String...) {
      self.name = name
      self.text = text
      self.failures = failures
    }

    var testDescription: String { name }
  }

  private static let mistakes = [
    Row(
      "no YAML", "why: [",
      "a: 2:1+1 this is not valid YAML: did not find expected node content → a quote or bracket is still open (while parsing a flow node 2:1)"
    ),
    Row("no reason", "spec: { title: a }\nexpect: {}", "a: it needs `why`"),
    Row("no frames", "why: none\nspec: { title: a }", "a: it needs `expect`"),
    Row("no spec", "why: none\nexpect: {}", "a: it needs `spec`"),
    Row("unknown key", "why: none\nexcept: {}", "a: it has no key `except`"),
    Row(
      "a mistake in the spec", "why: none\nspec: { veiws: {} }\nexpect: {}",
      "a: 2:9+5 a spec has no key `veiws` → did you mean `views`?"),
    Row(
      "no frame", "why: none\nspec: { views: { a: { pin: superview } } }\nexpect: { a: [1, 2] }",
      "a: `a` needs a list of x, y, width and height"),
    Row(
      "unknown view", "why: none\nspec: { title: a }\nexpect: { a: [1, 2, 3, 4] }",
      "a, screen: there is no view or guide a", "a, screen mirrored: there is no view or guide a"),
    Row(
      "unknown cell",
      "why: none\nspec: { title: a }\nexpect: { screen: {}, b: { a: [1, 2, 3, 4] } }",
      "a: there is no cell b"),
    Row(
      "silent cell",
      "why: none\nspec: { matrix: { appearance: [light, dark] } }\nexpect: { screen: {} }",
      "a: nothing is expected of screen.dark"),
    Row(
      "unexpected report",
      "why: none\nspec: { views: { a: { pin: [left, right, top] } } }\nexpect: {}\nrtl: same",
      "a, screen: unexpected: the height of `a` is not determined (ambiguous: [a])",
      "a, screen mirrored: unexpected: the height of `a` is not determined (ambiguous: [a])"),
    Row(
      "missing report",
      "why: none\nspec: { title: a }\nexpect: {}\ndiagnostics: [a message, ambiguous: [b]]",
      "a, screen: not reported: a message", "a, screen: not reported: ambiguous: [b]",
      "a, screen mirrored: not reported: a message",
      "a, screen mirrored: not reported: ambiguous: [b]"),
    Row(
      "not mirrored",
      "why: none\nspec: { views: { a: { pin: [left, top], size: [8, 9] } } }\nexpect: { a: [0, 0, 8, 9] }",
      "a, screen mirrored: a is [0, 0, 8, 9], not [382, 0, 8, 9]"),
    Row(
      "mirrored otherwise",
      "why: none\nspec: { views: { a: { pin: [leading, top], size: [8, 9] } } }\nexpect: { a: [0, 0, 8, 9] }\nrtl: { a: [1, 0, 8, 9] }",
      "a, screen mirrored: a is [382, 0, 8, 9], not [1, 0, 8, 9]"),
    Row(
      "not as solved",
      "why: none\nspec: { views: { a: { pin: [left, top], size: [8.4, 9] } } }\nexpect: { a: [0, 0, 8, 9] }\nexact: { a: [0, 0, 8.5, 9] }\nrtl: same",
      "a, screen: a is exactly [0, 0, 8.4, 9], not [0, 0, 8.5, 9]",
      "a, screen mirrored: a is exactly [0, 0, 8.4, 9], not [0, 0, 8.5, 9]"),
  ]
}
