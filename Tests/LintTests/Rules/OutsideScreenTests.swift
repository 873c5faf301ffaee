import Testing

@testable import Lint

@Suite("Rule outsideScreen")
struct OutsideScreenTests {
  private func findings(_ views: String) -> [String] {
    LintedSpec(
      """
      matrix: { device: [{ id: low, width: 100, height: 100 }, { id: high, width: 100, height: 200 }] }
      views:
      \(views)
      """
    ).findings(OutsideScreen())
  }

  @Test("reports a button that is partly below the screen, on the devices where it is")
  func lowButton() {
    #expect(
      findings(
        "  go: { kind: button, title: Go, pin: { leading: 0, top: 90 }, size: [44, 44] }") == [
          """
          3:3 `go` lies partly outside of the screen (it reaches 34 points beyond the lower edge) \
          (on low only) → constrain `go` to the safe area on that side, or let its superview scroll
          """
        ])
  }

  @Test("ignores pictures and backgrounds that bleed off the screen")
  func bleeding() {
    #expect(
      findings("  sky: { background: red, pin: { leading: -20, top: -20 }, size: [300, 90] }") == []
    )
  }

  @Test("reports a background that nothing is left of")
  func gone() {
    #expect(
      findings("  sky: { background: red, pin: { leading: 0, top: 150 }, size: [30, 30] }") == [
        """
        3:3 `sky` lies outside of the screen (it reaches 80 points beyond the lower edge) \
        (on low only) → constrain `sky` to the safe area on that side, or let its superview scroll
        """
      ])
  }

  @Test("ignores what can be scrolled to")
  func scrolled() {
    #expect(
      findings(
        """
          list:
            kind: scroll
            pin: superview
            views: { go: { kind: button, title: Go, pin: superview, size: [44, 500] } }
        """) == [])
  }

  // The content begins 30 points left of the list and 40 above it. `go` is at its end.
  @Test("ignores what the end of scrolled content shows")
  func scrolledToItsEnd() {
    #expect(
      findings(
        """
          list:
            kind: scroll
            pin: { top: 0, leading: 0 }
            size: [60, 60]
            contentInsetAdjustmentBehavior: never
            offset: [30, 40]
            views:
              page: { pin: superview, size: [90, 100] }
              first: { kind: button, title: Go, frame: [0, 0, 44, 44] }
              go: { kind: button, title: Go, frame: [46, 56, 44, 44] }
        """) == [])
  }

  // The button ends at 194 of 200. The low screen ends at 100, and the high one at 200.
  @Test(
    "reports what a scroll view that extends beyond the screen never brings onto it",
    arguments: [(100, false), (200, true)])
  func scrollViewBeyondScreen(height: Int, isReported: Bool) {
    let found = findings(
      """
        list:
          kind: scroll
          pin: [top, horizontal]
          height: \(height)
          views:
            page:
              pin: superview
              size: [100, 200]
              views: { go: { kind: button, title: Go, frame: [0, 150, 44, 44] } }
      """)
    let expected = """
      11:18 `go` lies outside of the screen (scrolled as far as possible, it reaches 94 points beyond \
      the lower edge) (on low only) → let `list` end at the screen's edges, so that its content scrolls
      """
    #expect(found == (isReported ? [expected] : []))
  }

  @Test("ignores a row that is swiped aside")
  func swiped() {
    #expect(
      findings(
        """
          list:
            kind: tableView
            pin: superview
            row: { kind: label, text: $t, pin: superview }
            items: [{ t: Hello, swipeActions: [{ title: Delete }] }]
        """) == [])
  }

  /// Buttons of a swipe are 74 points wide, so 20 take 1480.
  @Test(
    "leaves the buttons of a swipe to `clippedText` where the row clips them",
    arguments: [("plain", true), ("insetGrouped", false)])
  func manySwipeActions(_ style: String, isReported: Bool) {
    let actions = Array(repeating: "A", count: 20).joined(separator: ", ")
    let found = findings(
      """
        list:
          kind: tableView
          style: \(style)
          pin: superview
          row: { kind: label, text: $t, pin: superview }
          items: [{ t: Hello, swipeActions: [\(actions)] }]
      """)
    #expect(found.count == (isReported ? 1 : 0), "\(found)")
    #expect(
      found.allSatisfy { $0.hasSuffix("→ have fewer or narrower buttons in `swipeActions`") },
      "\(found)")
  }

  @Test("reports a control that a view around it cuts off")
  func clipped() {
    func found(_ pin: String) -> [String] {
      findings(
        """
          card:
            clips: true
            pin: { top: 0, leading: 0 }
            size: [60, 60]
            views: { go: { kind: button, size: [44, 44], pin: \(pin) } }
        """)
    }
    #expect(
      found("{ top: 0, leading: 20 }") == [
        """
        7:14 `go` lies partly outside of `card`, which clips it (it reaches 4 points beyond its right \
        edge) (on all 2 cells) → make `card` larger, or keep `go` within its edges
        """
      ])
    #expect(found("{ top: 16, leading: 16 }") == [])
  }

  // The middle of a button of 44 points begins at (11, 11). That is 36.8 points from the centre of
  // a circle of 37 points, and 38.2 points from the centre of one of 38 points.
  @Test("reports a control that a round corner cuts off", arguments: [(37, false), (38, true)])
  func roundCorner(radius: Int, isCut: Bool) {
    let found = findings(
      """
        disc:
          cornerRadius: \(radius)
          clips: true
          pin: { top: 0, leading: 0 }
          size: [\(2 * radius), \(2 * radius)]
          views: { go: { kind: button, size: [44, 44], pin: [top, leading] } }
      """)
    let expected = """
      8:14 `go` lies partly outside of `disc`, which clips it (it reaches into a round corner) \
      (on all 2 cells) → make `disc` larger, or keep `go` within its edges
      """
    #expect(found == (isCut ? [expected] : []))
  }

  // The primary column is 320 points wide.
  @Test("reports a control beyond the edge of a column")
  func column() {
    let found = LintedSpec(
      """
      matrix: { device: ipad-pro-11, os: 18, orientation: landscape }
      screen: { split: { primary: { view: list }, displayMode: oneBesideSecondary } }
      views:
        page: { pin: safeArea }
        list:
          views:
            go: { kind: button, title: Go, size: [90, 44], pin: { top: 130, leading: 230 } }
            gone: { kind: button, size: [90, 44], pin: { top: 230, leading: 320 } }
      """
    ).findings(OutsideScreen())
    #expect(found.count == 1)
    let start = "8:7 `gone` lies outside of `list`, which clips it (it reaches 90 points beyond"
    #expect(found.allSatisfy { $0.hasPrefix(start) }, "\(found)")
  }

  @Test("reports what no scrolling leads to, and proposes a size for the content")
  func unreachable() {
    #expect(
      findings(
        """
          list:
            kind: scroll
            pin: superview
            contentInsetAdjustmentBehavior: never
            views: { box: { background: red, pin: [right, bottom], size: [30, 40] } }
        """) == [
          """
          7:14 `box` lies outside of the content of `list` (it begins at (-30, -40) of a content of \
          0 × 0) (on all 2 cells) → give the content of `list` a width and a height: constrain a view \
          in it to all four of its edges and give that one a width and a height, or write \
          `list.content.width` and `list.content.height`
          """
        ])
  }

  /// The row is 100 wide; its label is 16 from the left and 130 wide.
  @Test("proposes to stay within the row, because rows do not widen a table")
  func row() {
    let found = findings(
      """
        list:
          kind: tableView
          pin: superview
          row: { pin: superview, views: { name: { kind: label, text: $n, pin: { left: 16, vertical: 8 } } } }
          items: [{ n: Hello World A }]
      """)
    #expect(found.count == 1)
    let help = " → constrain `list[0].name` within the edges of `list[0]`"
    #expect(found.allSatisfy { $0.hasSuffix(help) }, "\(found)")
  }

  // The content ends at 40, and the text at 25 to 45. The room below the content does not count for
  // rows. Rows of an inset table clip the text, which `clippedText` reports.
  @Test(
    "reports a text below the last row of a list that is shorter than its table",
    arguments: [
      ("20", "plain", []), ("25", "plain", ["it begins at (0, 25) of a content of 100 × 40"]),
      ("60", "insetGrouped", []),
    ] as [(String, String, [String])])
  func belowLastRow(top: String, style: String, facts: [String]) {
    let found = findings(
      """
        list:
          kind: tableView
          style: \(style)
          pin: superview
          contentInsetAdjustmentBehavior: never
          contentInset: { bottom: 34 }
          rowHeight: 40
          row:
            pin: superview
            views: { name: { kind: label, text: $n, lines: 0, pin: { leading: 0, top: \(top) } } }
          items: [{ n: "One\\ntwo" }]
      """)
    #expect(found.count == facts.count, "\(found)")
    for (finding, fact) in zip(found, facts) {
      #expect(finding.contains("`list[0].name` lies outside of the content of `list` (\(fact))"))
      #expect(finding.hasSuffix(" → constrain `list[0].name` within the edges of `list[0]`"))
    }
  }

  // A text of 30 points ends at 110 of 100. A text of 80 points and 10 points high turns around
  // (40, 5), so that it begins 35 points above the screen.
  @Test(
    "reports what a transform moves or turns off the screen",
    arguments: [
      ("text: Off", "translate: [70, 0]", ""), ("text: Off", "translate: [80, 0]", "10 right"),
      ("text: Hello Wo", "rotate: 90", "35 upper"), ("text: Off", "scale: 0", ""),
    ])
  func transformed(text: String, steps: String, distance: String) {
    let found = findings(
      "  name: { kind: label, \(text), pin: [top, leading], transform: { \(steps) } }")
    let words = distance.split(separator: " ")
    #expect(found.count == words.count / 2)
    for finding in found {
      let fact = "(it reaches \(words[0]) points beyond the \(words[1]) edge)"
      #expect(finding.hasPrefix("3:3 `name` lies partly outside of the screen \(fact)"))
    }
  }
}
