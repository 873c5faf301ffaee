import Testing

@testable import Lint

/// Bars of 375 points.
///
/// Every character is 10 × 10 points. A bar has room for a title of 343, in a frame that is a point
/// wider. Its buttons are 16 points apart and 16 from its ends. An action has room for 254 points in
/// an alert and for 343 in an action sheet.
@Suite("Rule clippedText in the screen's bars and panels")
struct ClippedBarTextTests {
  private func findings(_ screen: String, more: String = "") -> [String] {
    LintedSpec(
      """
      matrix: { device: iphone-se-3 }
      screen:
      \(screen)
      views: { hello: { kind: label, text: Hello, center: superview } }
      \(more)
      """
    ).findings(ClippedText())
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let screen: String
    /// The beginning of the finding, or nil for none.
    let found: String?

    init(_ name: String, _ screen: String, _ found: String?) {
      (testDescription, self.screen, self.found) = (name, screen, found)
    }
  }

  private static let actions = (1...30).map { "Action \($0)" }.joined(separator: ", ")

  private static let rows: [Row] = [
    Row("a title that fits", "  navigationBar: { title: A title of exactly thirty-four let }", nil),
    Row(
      "a title that is too long", "  navigationBar: { title: A title of exactly thirty-five lett }",
      "3:20 the title of the navigation bar is cut off"),
    Row(
      "a large title that is too long",
      "  navigationBar: { title: A title of exactly thirty-five lett, largeTitle: true }",
      "3:20 the title of the navigation bar is cut off"),
    Row(
      "a prompt that is too long",
      "  navigationBar: { title: A, prompt: A title of exactly thirty-five lett }",
      "3:30 the prompt of the navigation bar is cut off"),
    Row(
      "a title that a button leaves no room",
      "  navigationBar: { title: Some twenty letters., rightItems: [Fourteen chars] }",
      "3:20 the title of the navigation bar is cut off"),
    Row(
      "a back title, which the system shortens",
      "  navigationBar: { title: Some twenty letters., back: A title of exactly thirty-five lett }",
      nil),
    Row(
      "a tab's title that is too long",
      "  tabBar:\n    items:\n      - Short\n      - title: A tab of twenty chars",
      "6:9 the title of a tab is cut off"),
    Row("tabs that fit", "  tabBar: { items: [Some sixteen cha, Some sixteen cha] }", nil),
    Row(
      "a toolbar's button beyond the screen",
      "  toolbar: { items: [Some sixteen cha, Some twenty letters.] }",
      "3:40 the title of a button of the toolbar is cut off"),
    Row(
      "leading buttons that meet trailing ones",
      "  navigationBar: { leftItems: [Some sixteen cha], rightItems: [Some twenty letters.] }",
      "3:64 the title of a button of the navigation bar is cut off"),
    Row(
      "a toolbar's symbol beyond the screen",
      "  toolbar: { items: [\"A text of thirty-five letters, so i\", { symbol: plus }] }",
      "3:61 a button of the toolbar is cut off (it reaches beyond the edge"),
    Row(
      "a toolbar's symbol that fits", "  toolbar: { items: [Some sixteen cha, { symbol: plus }] }",
      nil),
    Row(
      "a symbol below a title of the other side",
      "  navigationBar: { leftItems: [Twenty-two letters so.], rightItems: [Some letters, { symbol: plus }] }",
      "3:84 a button of the navigation bar is cut off (it is below \"Twenty-two letters so.\")"),
    Row(
      "a search field's text, which scrolls",
      "  navigationBar: { search: { placeholder: More than thirty-four letters for certain } }", nil
    ),
    Row(
      "an alert's action that fits",
      "  presents: { alert: { message: Hello, actions: [Twenty-five letters for i] } }",
      nil),
    Row(
      "an alert's action that is too long",
      "  presents: { alert: { message: Hello, actions: [OK, Twenty-five letters for it] } }",
      "3:54 the title of an action of the alert is cut off"),
    Row(
      "an action sheet's action that fits",
      "  presents: { actionSheet: { actions: [A title of exactly thirty-four let] } }",
      nil),
    Row(
      "an action sheet's action that is too long",
      "  presents: { actionSheet: { actions: [{ title: A title of exactly thirty-five lett }] } }",
      "3:40 the title of an action of the action sheet is cut off"),
    Row(
      "an alert's title that wraps above an equal action that fits",
      "  presents: { alert: { title: Twenty-five letters for i, actions: [Twenty-five letters for i] } }",
      nil),
    Row(
      "actions that the panel scrolls out of the screen",
      "  presents: { actionSheet: { actions: [\(actions)] } }", nil),
    Row(
      "a hidden bar",
      "  navigationBar: { title: A title of exactly thirty-five lett, hidden: true }", nil),
  ]

  @Test("finds texts that bars and panels cut off", arguments: rows)
  func bars(row: Row) {
    let found = findings(row.screen)
    #expect(found.count == (row.found == nil ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix(row.found ?? "") }, "\(found)")
  }

  @Test("names the length, the room and what helps")
  func measured() {
    #expect(
      findings("  navigationBar: { title: A title of exactly thirty-five lett }") == [
        """
        3:20 the title of the navigation bar is cut off ("A title of exactly thirty-five l…" is 350 points long and \
        has 344) (on iphone-se-3) → shorten it, or take buttons out of the bar
        """
      ])
  }

  @Test("proposes what helps a long action, and is switched off for panels by their names")
  func panel() {
    let screen = "  presents: { alert: { message: Hello, actions: [Twenty-five letters for it] } }"
    #expect(
      findings(screen) == [
        """
        3:50 the title of an action of the alert is cut off ("Twenty-five letters for it" is 260 points long and \
        has 254) (on iphone-se-3) → shorten it, and say more in the `message`, which wraps
        """
      ])
    #expect(
      findings(screen, more: "lint: { clippedText: { off: it may end so, views: [alert] } }") == [])
  }

  @Test("checks the titles of all columns and finds the line of each")
  func columns() {
    let found = LintedSpec(
      """
      matrix: { device: ipad-10-2, orientation: landscape }
      screen:
        navigationBar: { title: Detail }
        split:
          displayMode: oneBesideSecondary
          primary: { view: list, navigationBar: { title: More than thirty letters of text } }
      views: { list: {} }
      """
    ).findings(ClippedText())
    #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("6:45 the title") }, "\(found)")
  }

  /// On iOS 26 the title has 255 points, from the back button, which ends at 54, to the tabs at 333,
  /// with 12 at both ends; 25 letters take 251.
  @Test(
    "reports a title that is left out because tabs beside it leave no room",
    arguments: [
      (os: "26", title: "A title of twenty-five le", isFound: false),
      ("26", "A title of twenty-six let.", true),
      ("18", "Inbox", false),
      ("18", "A title of more than thirty letters", true),
    ])
  func besideTabs(_ row: (os: String, title: String, isFound: Bool)) {
    let found = LintedSpec(
      """
      matrix: { device: ipad-pro-11, os: \(row.os) }
      screen:
        navigationBar: { title: \(row.title), back: Mail, rightItems: [Edit] }
        tabBar: { placement: top, items: [Hello, World] }
      views: { hello: { kind: label, text: Hello, center: superview } }
      """
    ).findings(ClippedText())
    #expect(found.count == (row.isFound ? 1 : 0), "\(found)")
    #expect(
      found.allSatisfy {
        $0.hasPrefix("3:20 the title of the navigation bar is cut off") && $0.contains("and has 0)")
      }, "\(found)")
  }

  @Test(
    "is switched off for bars by their names",
    arguments: [("navigationBar", 0), ("\"navigation*\"", 0), ("tabBar", 1), ("hello", 1)])
  func tuned(view: String, count: Int) {
    let found = findings(
      "  navigationBar: { title: A title of exactly thirty-five lett }",
      more: "lint: { clippedText: { off: it may end so, views: [\(view)] } }")
    #expect(found.count { $0.contains("cut off") } == count, "\(found)")
  }
}
