import Testing

@testable import Lint

@Suite("Rule underBar")
struct UnderBarTests {
  private func findings(_ views: String) -> [String] {
    LintedSpec(
      """
      matrix: { device: iphone-se-3, navigationBar: [hidden, translucent] }
      views:
      \(views)
      """
    ).findings(UnderBar())
  }

  // Status bar 20, navigation bar 44: the safe area begins at 64.
  @Test("reports text under the navigation bar, where there is one")
  func navigationBar() {
    #expect(
      findings("  name: { kind: label, text: Hi, pin: { top: 56, leading: 20 } }") == [
        """
        3:3 `name` lies under the navigation bar (the overlap is 8 points) \
        (on iphone-se-3.navigationBar-translucent only) → write `to: safeArea` in the `pin` of \
        `name`, or constrain it to `safeArea`, which ends at the bar
        """
      ])
  }

  @Test("ignores what begins below the bar, and what scrolls under it")
  func below() {
    #expect(
      findings("  name: { kind: label, text: Hi, pin: { top: 64, leading: 20 } }") == [])
    #expect(
      findings(
        """
          list:
            kind: scroll
            pin: superview
            contentInsetAdjustmentBehavior: never
            views: { name: { kind: label, text: Hi, pin: superview } }
        """) == [])
  }

  // Without the inset, the text is from 8 to 18, under the status bar.
  @Test(
    "ignores text of a text view that begins below the bar or scrolls under it",
    arguments: [
      ("Hi", "automatic", 0), ("Hi", "never", 1), (hundredLines, "automatic", 0),
    ])
  func textView(text: String, adjustment: String, count: Int) {
    let found = LintedSpec(
      """
      matrix: { device: iphone-se-3, navigationBar: translucent, toolbar: translucent }
      views:
        draft:
          kind: textView
          pin: superview
          contentInsetAdjustmentBehavior: \(adjustment)
          text: \(text)
      """
    ).findings(UnderBar())
    #expect(found.count == count, "\(found)")
  }

  private static let hundredLines = "\"\(String(repeating: "a\\n", count: 100))\""

  @Test("proposes the safe area of the column or sheet around the view")
  func ownSafeArea() {
    func help(_ screen: String, _ view: String) -> [String] {
      LintedSpec(
        """
        matrix: { device: ipad-pro-11, os: 18, orientation: landscape }
        screen: { navigationBar: { title: Page }, \(screen) }
        views:
          page: { pin: safeArea }
          place: { \(view) }
        """
      ).findings(UnderBar()).map { $0.split(separator: " → ").last.map(String.init) ?? "" }
    }
    func proposal(_ area: String) -> [String] {
      [
        """
        write `to: \(area)` in the `pin` of `name`, or constrain it to `\(area)`, which ends at \
        the bar
        """
      ]
    }
    func name(top: Int) -> String {
      "views: { name: { kind: label, text: Hi, pin: { top: \(top), leading: 10 } } }"
    }
    let column = """
      split: { primary: { view: place, navigationBar: { title: List } }, \
      displayMode: oneBesideSecondary }
      """
    let card = "views: { card: { pin: [top, leading], size: [200, 200], \(name(top: 30)) } }"
    #expect(help(column, name(top: 30)) == proposal("superview.safeArea"))
    #expect(help(column, card) == proposal("place.safeArea"))
    #expect(
      help("presents: { sheets: place }", "kind: sheet, title: Details, \(name(top: 10))")
        == proposal("superview.safeArea"))
  }

  @Test("reports what a transform moves under the bar")
  func moved() {
    let keys = "kind: label, text: Hi, pin: { top: 64, leading: 20 }"
    let found = findings("  name: { \(keys), transform: { translate: [0, -8] } }")
    #expect(found.count == 1)
    let help = "→ change the `transform` of `name`, or write `to: safeArea`"
    #expect(found.allSatisfy { $0.contains("(the overlap is 8 points)") }, "\(found)")
    #expect(found.allSatisfy { $0.contains(help) }, "\(found)")
  }
}
