import Testing

@testable import Lint

@Suite("Rule underKeyboard")
struct UnderKeyboardTests {
  private func findings(_ place: String) -> [String] {
    LintedSpec(
      """
      matrix: { device: iphone-se-3, keyboard: [hidden, shown] }
      views:
        field: { kind: textField, pin: [leading, trailing], height: 34 }
      constraints:
        - \(place)
      """
    ).findings(UnderKeyboard())
  }

  @Test("reports a field that the keyboard covers while it is there")
  func covered() {
    #expect(
      findings("field.bottom == superview.bottom") == [
        """
        3:3 `field` lies under the keyboard (the keyboard covers 34 points of it) \
        (on iphone-se-3.keyboard-shown only) → write `- field.bottom == root.keyboard.top - 16` \
        under `constraints` in place of what holds it at the bottom, or let its superview scroll
        """
      ])
  }

  @Test("ignores a field that rides on the keyboard")
  func riding() {
    #expect(findings("field.bottom == keyboard.top") == [])
  }

  struct HelpRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let views: String
    let constraints: String
    let help: [String]

    init(_ name: String, _ views: String, _ constraints: String, _ help: [String]) {
      testDescription = name
      self.views = views
      (self.constraints, self.help) = (constraints, help)
    }

    static func rise(_ place: String) -> String {
      """
      write `- \(place)` under `constraints` in place of what holds it at the bottom, or let its \
      superview scroll
      """
    }

    static func scroll(_ view: String) -> String {
      """
      put `\(view)` into a view of kind `scroll` whose bottom is `root.keyboard.top`, or move it up \
      under the condition `keyboard: shown`
      """
    }
  }

  private static let pair = """
      field: { kind: textField, pin: [leading, trailing], height: 34 }
      done: { kind: button, title: Done, size: [80, 44], pin: [leading] }
    """

  @Test(
    "proposes what brings covered views above the keyboard",
    arguments: [
      HelpRow(
        "views that hang from the top", pair,
        "[field.top == superview.top + 500, done.top == field.bottom + 8]",
        [HelpRow.scroll("field"), HelpRow.scroll("done")]),
      HelpRow(
        "views that are each held at the bottom", pair,
        "[field.bottom == superview.bottom - 60, done.bottom == safeArea.bottom - 10]",
        [
          HelpRow.rise("field.bottom == root.keyboard.top - 66"),
          HelpRow.rise("done.bottom == root.keyboard.top - 16"),
        ]),
      HelpRow(
        "a chain of views of which the last one is held at the bottom", pair,
        "[field.bottom == done.top - 8, done.bottom == superview.bottom - 10]",
        [
          HelpRow.rise("done.bottom == root.keyboard.top - 16"),
          HelpRow.rise("done.bottom == root.keyboard.top - 16"),
        ]),
      HelpRow(
        "a view in a stack that is held at the bottom",
        """
          stack:
            kind: stack
            pin: [leading, trailing, bottom]
            views: { field: { kind: textField, height: 34 } }
        """, "[]", [HelpRow.rise("stack.bottom == root.keyboard.top - 16")]),
    ])
  func help(_ row: HelpRow) {
    let found = LintedSpec(
      """
      matrix: { device: iphone-se-3, keyboard: shown }
      views:
      \(row.views)
      constraints: \(row.constraints)
      """
    ).findings(UnderKeyboard())
    #expect(found.count == row.help.count)
    for (finding, help) in zip(found, row.help) {
      #expect(finding.hasSuffix(" → \(help)"), "\(finding)")
    }
  }
}
