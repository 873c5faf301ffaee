import Testing

@testable import Lint

@Suite("Rule clippedText")
struct ClippedTextTests {
  private func findings(_ views: String, devices: String = "small") -> [String] {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 200 }, { id: wide, width: 200, height: 200 }] }
      views:
      \(views)
      """
    ).findings(ClippedText())
  }

  @Test("reports a line that is longer than its label, on the devices where it is")
  func longLine() {
    #expect(
      findings("  name: { kind: label, text: Hello World A, pin: [leading, trailing, top] }") == [
        """
        3:3 the text of `name` is cut off ("Hello World A" is 130 points long and has 100) \
        (on slim only) → write `lines: 0` at `name`, or give it more width
        """
      ])
  }

  @Test("ignores a line that fits to the point")
  func fittingLine() {
    #expect(
      findings("  name: { kind: label, text: Hello Worl, pin: [leading, trailing, top] }") == [])
  }

  // A text on two lines is 20 points high.
  @Test(
    "names a line break as the cause, whatever the width",
    arguments: [
      ("text: \"one\\ntwo\"", "\"one…\" has 1 line break and only 1 line", ""),
      (
        "lines: 2, text: \"one\\ntwo\\nfour five six seven\"",
        "\"one…\" has 2 line breaks and only 2 lines", ""
      ),
      (
        "text: \"one\\ntwo\", height: 10", "\"one…\" has 1 line break and only 1 line",
        ", and give it more height or width"
      ),
    ])
  func lineBreak(_ keys: String, _ note: String, _ more: String) {
    #expect(
      findings("  n: { kind: label, \(keys), pin: [leading, trailing, top] }") == [
        """
        3:3 the text of `n` is cut off (\(note)) (on all 2 cells) → write `lines: 0` at `n`\(more)
        """
      ])
  }

  @Test("reports lines that the height has no room for")
  func lowLabel() {
    #expect(
      findings(
        """
          name: { kind: label, text: Hello World, lines: 0, pin: [leading, trailing, top], height: 15 }
        """) == [
          """
          3:3 the text of `name` is cut off ("Hello World" is 20 points high and has 15) \
          (on slim only) → give `name` more height or width
          """
        ])
  }

  /// The title has 76 points between paddings of 12: five lines of 10.
  @Test("reports a title that wraps in a button that is not high enough")
  func wrappedTitle() {
    func found(_ height: Int) -> [String] {
      findings(
        """
          go: { kind: button, style: filled, title: One Two Three Four Five Six, pin: [leading, top], size: [100, \(height)] }
        """)
    }
    #expect(
      found(44) == [
        """
        3:3 the text of `go` is cut off ("One Two Three Four Five Six" is 50 points high and has 44) \
        (on all 2 cells) → give `go` more height or width
        """
      ])
    #expect(found(64) == [])
  }

  @Test("reports text that a view around it clips")
  func clippedByAncestor() {
    #expect(
      findings(
        """
          card:
            clips: true
            pin: { top: 0, leading: 0 }
            size: [60, 20]
            views: { name: { kind: label, text: Hello Wo, pin: { top: 0, leading: 0 } } }
        """) == [
          """
          7:14 the text of `name` is cut off (`card` clips "Hello Wo") (on all 2 cells) → \
          make `card` larger, or keep `name` within its edges
          """
        ])
  }

  // The text is as wide as the card.
  @Test(
    "compares a text with a turned view that clips as if neither were turned",
    arguments: [("0", 0), ("0.4", 0), ("1", 1)])
  func clippedByTurnedView(distance: String, count: Int) {
    let found = findings(
      """
        card:
          clips: true
          transform: { rotate: 10, scale: 0.9 }
          pin: { top: 30, leading: 20 }
          size: [60, 10]
          views:
            name:
              kind: label
              text: Hello!
              frame: [0, 0, 60, 10]
              transform: { translate: [\(distance), 0] }
      """)
    #expect(found.count == count)
  }

  // Without its upper fifth, the text begins 2 points lower. The arc's centre is at (20, 20): the
  // text's corner is 20.9 points away for an inset of 4, and 19.5 points for an inset of 5.
  @Test("reports text that a round corner cuts off", arguments: [(4, true), (5, false)])
  func roundCorner(inset: Int, isCut: Bool) {
    let found = findings(
      """
        card:
          cornerRadius: 20
          clips: true
          pin: { top: 0, leading: 0 }
          size: [90, 90]
          views: { name: { kind: label, text: Hi, pin: { top: \(inset), leading: \(inset) } } }
      """)
    let expected = """
      8:14 the text of `name` is cut off (`card` clips "Hi") (on all 2 cells) → make `card` larger, \
      or keep `name` within its edges
      """
    #expect(found == (isCut ? [expected] : []))
  }

  // The text is as large as its label. Without its upper fifth it begins at (0.5, 2): that is 2.7
  // points from the centre of an arc of 3 points, and 5.4 points from that of one of 5 points.
  @Test(
    "reports text that the round corners of its own view cut off",
    arguments: [(3, "true", false), (5, "true", true), (5, "false", false)])
  func ownRoundCorner(radius: Int, clips: String, isCut: Bool) {
    let found = findings(
      """
        name: { kind: label, text: Hi, cornerRadius: \(radius), clips: \(clips), pin: [leading, top] }
      """)
    let expected = """
      3:3 the text of `name` is cut off (`name` clips "Hi") (on all 2 cells) → make `name` larger, \
      or its round corners smaller
      """
    #expect(found == (isCut ? [expected] : []))
  }

  // The primary column is 320 points wide: a text of 150 at 170 just fits.
  @Test("reports text that the edge of a column cuts off", arguments: [(170, false), (171, true)])
  func clippedByColumn(leading: Int, isCut: Bool) {
    let found = LintedSpec(
      """
      matrix: { device: ipad-pro-11, os: 18, orientation: landscape }
      screen: { split: { primary: { view: list }, displayMode: oneBesideSecondary } }
      views:
        page: { pin: safeArea }
        list:
          views:
            name: { kind: label, text: Hello my friend, pin: { top: 130, leading: \(leading) } }
      """
    ).findings(ClippedText())
    #expect(found.count == (isCut ? 1 : 0))
    for finding in found {
      #expect(finding.hasPrefix("7:7 the text of `name` is cut off (`list` clips"), "\(finding)")
      #expect(finding.hasSuffix(" → keep `name` within the edges of `list`"), "\(finding)")
    }
  }

  @Test("reports text that has no room at all, on either axis")
  func noRoom() {
    #expect(
      findings("  name: { kind: label, text: Hello, pin: [leading, top], width: 0 }") == [
        """
        3:3 the text of `name` is cut off ("Hello" is 50 points long and has 0) (on all 2 cells) → \
        give `name` more width
        """
      ])
    #expect(
      findings("  name: { kind: label, text: Hello, lines: 0, pin: [leading, top], width: 0 }") == [
        """
        3:3 the text of `name` is cut off ("Hello" is 50 points long and has 0) (on all 2 cells) → \
        give `name` more width
        """
      ])
    #expect(
      findings("  name: { kind: label, text: Hello, pin: [leading, top], height: 0 }") == [
        """
        3:3 the text of `name` is cut off ("Hello" is 10 points high and has 0) (on all 2 cells) → \
        give `name` more height
        """
      ])
  }

  @Test(
    "proposes what makes room for the text of a kind without `lines`",
    arguments: [
      (
        "kind: segmentedControl, items: [Hello World A, B], width: 80",
        "shorten the text, or give `bar` more width"
      ),
      (
        "kind: navigationBar, title: Hello World A, width: 80",
        "shorten the text, or give `bar` more width"
      ),
      ("kind: navigationBar, title: Hello World A, width: 100", "shorten the text"),
      (
        "kind: navigationBar, title: Hello World A, rightBarButtonItems: [B], width: 100",
        "shorten the text, or take buttons out of `bar`"
      ),
      (
        "kind: tabBar, items: [Hello World A, B], width: 80",
        "shorten the text, have fewer tabs, or give `bar` more width"
      ),
      (
        "kind: tabBar, items: [Hello World A, B], width: 100",
        "shorten the text, or have fewer tabs"
      ),
    ])
  func kindWithoutLines(keys: String, help: String) {
    let found = LintedSpec(
      """
      matrix: { device: { id: slim, width: 100, height: 200 } }
      views: { bar: { \(keys), pin: [leading, top] } }
      """
    ).findings(ClippedText())
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix(" → \(help)") }, "\(found)")
  }

  // The title has 375 − 2 · 16 points, less the buttons.
  @Test(
    "proposes no width for a sheet, which has none",
    arguments: [
      ("", "shorten the text"),
      (", rightItems: [B]", "shorten the text, or take buttons out of `add`"),
    ])
  func sheet(keys: String, help: String) {
    let found = LintedSpec(
      """
      matrix: { device: iphone-se-3 }
      screen: { presents: { sheets: add } }
      views: { add: { kind: sheet, title: A title of exactly thirty-five lett\(keys) } }
      """
    ).findings(ClippedText())
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix(" → \(help)") }, "\(found)")
  }

  @Test(
    "proposes a compression resistance only where it can widen the label",
    arguments: [
      ("width: 50", false), ("width: \"50 @800\"", false),
      ("width: \"50 @high\", compression: { horizontal: 700 }", true),
    ])
  func compression(width: String, isProposed: Bool) {
    let found = findings(
      "  name: { kind: label, text: Hello World A, pin: [leading, top], \(width) }")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("compression") == isProposed }, "\(found)")
  }

  @Test(
    "proposes neither what the label has already nor what makes another finding",
    arguments: [
      ("pin: [leading, trailing, top], compression: { horizontal: 751 }", ["lines: 0", "width"]),
      ("pin: [leading, top], width: 50, height: 10", ["more width"]),
      ("frame: [0, 0, 50, 40]", ["lines: 0", "width"]),
      ("frame: [0, 0, 50, 10]", ["more width"]),
    ])
  func effective(keys: String, proposals: [String]) {
    let found = findings("  name: { kind: label, text: Hello World A, \(keys) }")
    #expect(found.count == 1)
    let help = found.first?.split(separator: " → ").last.map(String.init) ?? ""
    #expect(proposals.allSatisfy { help.contains($0) }, "\(help)")
    #expect(help.contains("lines: 0") == proposals.contains("lines: 0"))
    #expect(!help.contains("compression"))
  }

  @Test("proposes no compression resistance that another label has already")
  func tiedCompression() {
    let found = findings(
      """
        name: { kind: label, text: Hello Wo, pin: [leading, top] }
        other: { kind: label, text: Other, pin: [trailing, top], compression: { horizontal: 751 } }
      constraints: ["name.trailing <= other.leading"]
      """)
    #expect(found.count == 1)
    #expect(found.allSatisfy { !$0.contains("compression") }, "\(found)")
  }

  // The texts are 80 and 50 points long, and the window has 100.
  @Test(
    "proposes no compression resistance that cuts another text off, nor one for an ambiguous view",
    arguments: ["compression: { horizontal: 749 }", "compression: { horizontal: 750 }"])
  func otherText(compression: String) {
    let found = LintedSpec(
      """
      matrix: { device: { id: window, width: 100, height: 100 } }
      views:
        other: { kind: label, text: Other, pin: [leading, top] }
        name: { kind: label, text: Hello Wo, pin: [trailing, top], \(compression) }
      constraints: [name.leading == other.trailing]
      """
    ).findings(ClippedText())
    #expect(found.count == 1)
    #expect(found.allSatisfy { !$0.contains("compression") }, "\(found)")
  }

  @Test("leaves controls without width or height to zeroSize")
  func controlWithoutRoom() {
    #expect(findings("  go: { kind: button, title: Go, pin: [leading, top], width: 0 }") == [])
  }

  @Test("ignores a label that is hidden or says nothing, whatever its size")
  func nothingToRead() {
    #expect(
      findings("  name: { kind: label, text: Hi, hidden: true, pin: [leading, top], width: 0 }")
        == [])
    #expect(findings("  name: { kind: label, text: \"\", pin: [leading, top], width: 0 }") == [])
  }

  /// Beside margins of 8, half of the slim device has 41.5 points and half of the wide one 91.5, each
  /// with 4 at both ends.
  @Test("reports the titles of a search bar's scopes, and not the text of its field")
  func scopes() {
    #expect(
      findings(
        """
          bar:
            kind: searchBar
            text: Some twenty letters.
            scopeButtonTitles: [Hello, A]
            pin: [leading, trailing, top]
        """) == [
          """
          3:3 the text of `bar` is cut off ("Hello" is 50 points long and has 33.5) \
          (on slim only) → shorten the text
          """
        ])
  }

  /// A button of a swipe is 74 points wide.
  @Test("reports the buttons of each swiped row where the row names them")
  func swipeActions() {
    let found = findings(
      """
        list:
          kind: tableView
          pin: superview
          row: { kind: label, text: $t, pin: superview }
          items:
            - { t: A, swipeActions: [Seven l] }
            - { t: B, swipeActions: [Archive this one] }
            - { t: C, swipeActions: [Eight let] }
      """)
    #expect(found.map { $0.prefix(2) } == ["9:", "10"], "\(found)")
    #expect(
      found.allSatisfy {
        $0.hasSuffix("→ shorten the title, or give its button in `swipeActions` more `width`")
      }, "\(found)")
  }

  @Test("ignores what people type")
  func typedText() {
    #expect(
      findings(
        "  name: { kind: textField, text: Hello World A, pin: [leading, trailing, top] }") == [])
  }
}
