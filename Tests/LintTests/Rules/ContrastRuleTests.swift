import Geometry
import Testing

@testable import Lint

@Suite("Rule contrast")
struct ContrastRuleTests {
  private func findings(
    _ views: String, appearance: String = "light", lint: String = "{}"
  ) -> [String] {
    LintedSpec(
      """
      matrix: { device: { id: slim, width: 100, height: 100 }, appearance: [\(appearance)] }
      views:
      \(views)
      lint: \(lint)
      """
    ).findings(ContrastRule())
  }

  private static func help(_ color: String, _ ratio: String) -> String {
    "give the text the colour `\"\(color)\"`, which has \(ratio) : 1"
  }

  // #777777 has a luminance of 0.1845; to white that is 1.05 / 0.2345 = 4.48.
  @Test("reports grey text on white that WCAG's own table calls too faint")
  func grey() {
    #expect(
      findings("  name: { kind: label, text: Hi, textColor: \"#777777\", pin: [leading, top] }")
        == [
          """
          3:3 the text of `name` has too little contrast (#777777 on #FFFFFF is 4.48 : 1, and WCAG AA \
          asks for 4.5 : 1 for text of this size) (on slim) → \(Self.help("#767676", "4.54"))
          """
        ])
  }

  @Test("looks at the system's own colours where they are faded", arguments: ["1", "0.1"])
  func faded(_ alpha: String) {
    let found = findings(
      "  name: { kind: label, text: Hi, textColor: label, alpha: \(alpha), pin: [leading, top] }")
    #expect(found.count == (alpha == "1" ? 0 : 1))
  }

  // #767676: 0.1812, 1.05 / 0.2312 = 4.54.
  @Test("ignores the next darker grey")
  func darkGrey() {
    #expect(
      findings("  name: { kind: label, text: Hi, textColor: \"#767676\", pin: [leading, top] }")
        == [])
  }

  @Test("asks large text for 3 : 1")
  func large() {
    let grey = "kind: label, text: Hi, textColor: \"#949494\", pin: [leading, top]"
    #expect(findings("  name: { \(grey), font: 18 }") == [])
    #expect(findings("  name: { \(grey), font: { size: 14, weight: bold } }") == [])
    #expect(findings("  name: { \(grey), font: { size: 14, weight: semibold } }").count == 1)
  }

  @Test("takes the real background, with blended opacities")
  func background() {
    // Half black over white is #7F7F7F or #808080; white on it is 3.95 to 4.0.
    let veil = """
        veil:
          background: "#00000080"
          pin: superview
          views: { name: { kind: label, text: Hi, textColor: white, pin: [leading, top] } }
      """
    #expect(findings(veil).count == 1)
    let solid = veil.replacing("#00000080", with: "#000000")
    #expect(findings(solid) == [])
    // Half white over half black over white is #BFBFBF: #4D4D4D on it is 4.6. The other way round
    // it is #7F7F7F or #808080, and #4D4D4D on it is 2.1.
    func veils(_ back: String, _ front: String, _ text: String) -> [String] {
      findings(
        """
          back: { background: "\(back)", pin: superview }
          front: { background: "\(front)", pin: superview }
          name: { kind: label, text: Hi, textColor: "\(text)", pin: [leading, top] }
        """)
    }
    #expect(veils("#00000080", "#FFFFFF80", "#4D4D4D") == [])
    #expect(veils("#FFFFFF80", "#00000080", "#4D4D4D").count == 1)
  }

  // Half of black over white is #7F7F7F, and white on it is 1.05 / 0.2622 = 4.
  // Half of white over black is #7F7F7F, and half of that over white is #BFBFBF. Black text in the
  // white view becomes half of black over white: #7F7F7F on #BFBFBF is 0.5710 / 0.2622 = 2.18.
  @Test(
    "blends a faded view with its background over what is behind it",
    arguments: [
      (
        "background: black, alpha: 0.5", "name: { LABEL, textColor: white }",
        "#FFFFFF on #7F7F7F is 4 : 1"
      ),
      (
        "background: black, alpha: 0.5",
        """
        inner: { background: white, alpha: 0.5, pin: superview, views: { name: \
        { LABEL, textColor: black } } }
        """,
        "#7F7F7F on #BFBFBF is 2.18 : 1"
      ),
      ("background: black, alpha: 0.9", "name: { LABEL, textColor: white }", nil),
    ] as [(String, String, String?)])
  func fadedGroup(_ card: String, _ inside: String, _ found: String?) {
    let label = inside.replacing("LABEL", with: "kind: label, text: Hi, pin: [leading, top]")
    let all = findings("  card: { \(card), pin: superview, views: { \(label) } }")
    #expect(all.count == (found == nil ? 0 : 1))
    #expect(found.map { all.first?.contains($0) == true } ?? true, "\(all)")
  }

  // The white view hides the black one before both fade.
  @Test("blends views of a faded group behind a text before it fades them")
  func fadedBackground() {
    #expect(
      findings(
        """
          group:
            alpha: 0.5
            pin: superview
            views:
              back: { background: black, pin: superview }
              front: { background: white, pin: superview }
          name: { kind: label, text: Hi, textColor: "#767676", pin: [leading, top] }
        """) == [])
  }

  @Test("ignores a pressed button, which the system fades", arguments: ["filled", "plain"])
  func pressed(_ style: String) {
    let button = "kind: button, style: \(style), highlighted: true, title: Go"
    #expect(findings("  go: { \(button), pin: [leading, top] }") == [])
  }

  // White on #007AFF is 4.02, and 60 % of #3C3C43 over #D1D1D6 is 2.88.
  @Test(
    "ignores the system's colours on the system's mark of a selected row, and reports others",
    arguments: [
      ("sidebar", "style: value1", 0), ("plain", "style: value1", 0),
      ("sidebar", "textColor: systemBlue", 1), ("plain", "textColor: \"#A0A0A0\"", 1),
    ])
  func selectedRow(_ style: String, _ keys: String, _ count: Int) {
    let content = "kind: listContent, text: Inbox, secondaryText: \"5\", \(keys), pin: superview"
    let spec = LintedSpec(
      """
      matrix: { device: ipad-pro-13, orientation: landscape, os: 18 }
      screen: { split: { primary: { view: boxes } } }
      views:
        boxes:
          kind: tableView
          style: \(style)
          row: { \(content) }
          items: [{ selected: true }]
      """)
    #expect(spec.mistakes == [])
    #expect(spec.findings(ContrastRule()).count == count)
  }

  @Test("takes the background of a run", arguments: [("white", 0), ("\"#222222\"", 1)])
  func runBackground(_ color: String, _ count: Int) {
    let runs = "[{ text: Hi, color: \(color), background: \"#222222\" }]"
    #expect(
      findings("  name: { kind: label, text: \(runs), pin: [leading, top] }").count == count)
  }

  @Test("reports nothing over gradients, and over edges of colours")
  func unknown() {
    #expect(
      findings(
        """
          sky: { kind: gradient, colors: [white, red], pin: superview }
          name: { kind: label, text: Hi, textColor: white, pin: [leading, top] }
        """) == [])
    #expect(
      findings(
        """
          half: { background: black, pin: [leading, top], size: [10, 40] }
          name: { kind: label, text: Hi, textColor: white, pin: [leading, top] }
        """) == [])
  }

  @Test("ignores the system's colours on each other, and what is disabled")
  func system() {
    #expect(
      findings("  name: { kind: label, text: Hi, textColor: secondaryLabel, pin: [leading, top] }")
        == [])
    #expect(findings("  go: { kind: button, title: Go, pin: [leading, top] }") == [])
    #expect(findings("  go: { kind: button, style: filled, title: Go, pin: [leading, top] }") == [])
    #expect(
      findings(
        "  go: { kind: button, title: Go, titleColor: \"#EEEEEE\", enabled: false, pin: [leading, top] }"
      )
        == [])
  }

  @Test("reports system colours that are not for text", arguments: ["systemRed", "systemGray"])
  func systemColors(_ color: String) {
    let label = "kind: label, text: Hi, textColor: \(color), pin: [leading, top]"
    #expect(findings("  name: { \(label) }").count == 1)
  }

  // #8A8A8A: luminance 0.2542, contrast 1.05 / 0.3042 = 3.45, above the 3 of large text.
  // #717171: luminance 0.1651, contrast 1.05 / 0.2151 = 4.88, above the 4.5 of small text.
  // Relative to these limits the small text is worse. If both need 7, the large text is worse.
  @Test("reports the run that is worst for the minimum in force")
  func runs() {
    let label = """
        name:
          kind: label
          text: [{ text: Big, font: 20, color: "#8A8A8A" }, { text: small, color: "#717171", font: 12 }]
          pin: [leading, top]
      """
    #expect(findings(label) == [])
    #expect(
      findings(label, lint: "{ contrast: { minimum: 7, because: sunlight } }") == [
        """
        3:3 the text of `name` has too little contrast (#8A8A8A on #FFFFFF is 3.45 : 1, and the spec \
        asks for 7 : 1) (on slim) → \(Self.help("#585858", "7.11"))
        """
      ])
  }

  // #777777 is 4.48 and fails for small text, #949494 is 3.03 and does not for large.
  @Test("counts a lower minimum as used where it spares any run")
  func sparedRun() {
    let label = """
        name:
          kind: label
          text: [{ text: Big, font: 20, color: "#949494" }, { text: small, color: "#777777", font: 12 }]
          pin: [leading, top]
      """
    #expect(findings(label).count == 1)
    let spec = LintedSpec(
      """
      matrix: { device: { id: slim, width: 100, height: 100 } }
      views:
      \(label)
      lint: { contrast: { minimum: 3, because: large letters } }
      """)
    #expect(spec.report([ContrastRule()])?.findings.isEmpty == true)
    #expect(spec.report([ContrastRule()])?.unusedTunings == [])
  }

  struct ProposalRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let background: String
    let label: String
    let appearance: String
    let help: String

    init(
      _ name: String, on background: String, _ label: String, in appearance: String = "light, dark",
      _ help: String
    ) {
      testDescription = name
      (self.background, self.label) = (background, label)
      (self.appearance, self.help) = (appearance, help)
    }
  }

  // Luminances: #EEEEEE 0.8550, #2A2A2A 0.0232, #767676 0.1812, #6C6C6C 0.1500, #919191 0.2831.
  // White on #767676: 1.05 / 0.2312 = 4.54. #EEEEEE on #6C6C6C: 0.9050 / 0.2000 = 4.53.
  // #919191 on #2A2A2A: 0.3331 / 0.0732 = 4.55.
  // A colour for both white and #2A2A2A would need at most 0.1833 and at least 0.2792.
  // #757575: 0.1779, on black 0.2279 / 0.05 = 4.56, on white 1.05 / 0.2279 = 4.61. On black,
  // #747474 has 4.49. On #2A2A2A, #909090 has 4.496.
  // Black with an opacity of 0.54 on white is #757575: 1.05 / 0.2279 = 4.61. With 0.53 it is
  // #787878: 4.42. #777777 with an opacity of 0.5 is below 4.5 even as black, and so is #777777
  // without transparency.
  @Test(
    "proposes a colour with enough contrast in all cells",
    arguments: [
      ProposalRow(
        "the worst of two backgrounds", on: "{ light: white, dark: \"#EEEEEE\" }",
        "textColor: \"#777777\"", help("#6C6C6C", "at least 4.53")),
      ProposalRow(
        "two backgrounds without a common colour", on: "{ light: white, dark: \"#2A2A2A\" }",
        "textColor: \"#808080\"",
        """
        give the text the colour `{ light: "#767676", dark: "#919191" }`, which has at least 4.54 : 1
        """),
      ProposalRow(
        "a background on which the colour is right", on: "{ light: white, dark: \"#2A2A2A\" }",
        "textColor: \"#767676\"",
        """
        give the text the colour `{ light: "#767676", dark: "#919191" }`, which has at least 4.54 : 1
        """),
      ProposalRow(
        "a colour of its own for each appearance", on: "{ light: white, dark: \"#2A2A2A\" }",
        "textColor: { light: black, dark: \"#808080\" }",
        """
        give the text the colour `"#919191"` in dark appearance, which has 4.55 : 1
        """),
      ProposalRow(
        "colours that both fail, and one that is enough for both",
        on: "{ light: white, dark: black }",
        "textColor: { light: \"#808080\", dark: \"#666666\" }", help("#757575", "at least 4.56")),
      ProposalRow(
        "colours that both fail, without a common one",
        on: "{ light: white, dark: \"#2A2A2A\" }",
        "textColor: { light: \"#808080\", dark: \"#7F7F7F\" }",
        """
        give the text the colour `{ light: "#767676", dark: "#919191" }`, which has at least 4.54 : 1
        """),
      ProposalRow(
        "a transparent text", on: "white", "textColor: black, alpha: 0.5", in: "light",
        """
        raise the `alpha` of `name`, or of a view around it, until the text has an opacity of 0.54
        """),
      ProposalRow(
        "a text that is too faint without transparency", on: "white",
        "textColor: \"#777777\", alpha: 0.5", in: "light",
        "make the text less transparent, and it or what is behind it darker or lighter"),
    ])
  func proposal(_ row: ProposalRow) {
    let found = findings(
      """
        back:
          background: \(row.background)
          pin: superview
          views: { name: { kind: label, text: Hi, \(row.label), pin: [leading, top] } }
      """, appearance: row.appearance)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(" → \(row.help)") == true, "\(found)")
  }

  @Test(
    "proposes no colour for a text without a key for it",
    arguments: [
      "kind: segmentedControl, items: [M, T]",
      "kind: textField, borderStyle: none, placeholder: Hi",
    ])
  func fixedColor(_ keys: String) throws {
    let found = findings(
      """
        back:
          background: "#101010"
          pin: superview
          views: { days: { \(keys), pin: { top: 9, horizontal: 9 } } }
      """)
    let only = try #require(found.first)
    #expect(only.hasSuffix(" → make what is behind the text darker or lighter"), "\(only)")
  }

  // #767676 with an opacity of 0.9 is about #848484 on white, which has 3.75 : 1.
  @Test("proposes a colour that has the contrast with the opacity of the view")
  func fadedProposal() throws {
    func spec(_ color: String) -> String {
      "  name: { kind: label, text: Hi, textColor: \"\(color)\", alpha: 0.9, pin: [leading, top] }"
    }
    let found = try #require(findings(spec("#767676")).first)
    let proposed = try #require(found.split(separator: "\"").dropFirst().first)
    #expect(findings(spec(String(proposed))) == [])
  }

  @Test("counts a severity as used only where the rule reports something")
  func unusedSeverity() {
    let spec = LintedSpec(
      """
      matrix: { device: { id: slim, width: 100, height: 100 } }
      views: { name: { kind: label, text: Hi, textColor: black, pin: [leading, top] } }
      lint: { contrast: { severity: note, because: kiosk } }
      """)
    #expect(spec.report([ContrastRule()])?.unusedTunings.count == 1)
  }

  @Test("tells the appearance in which it is found, and takes another ratio from the spec")
  func appearance() {
    let label = "  name: { kind: label, text: Hi, textColor: \"#444444\", pin: [leading, top] }"
    #expect(findings(label, appearance: "light, dark").count == 1)
    #expect(
      findings(label, appearance: "light, dark").first?.contains("(on slim.dark only)") == true)
    // #444444: 0.0578, 1.05 / 0.1078 = 9.74.
    #expect(
      findings(label, lint: "{ contrast: { minimum: 12, because: sunlight } }") == [
        """
        3:3 the text of `name` has too little contrast (#444444 on #FFFFFF is 9.74 : 1, and the spec \
        asks for 12 : 1) (on slim) → \(Self.help("#363636", "12.08"))
        """
      ])
  }

  @Test("looks from a text down to the first layer that hides all below it")
  func piledBackgrounds() throws {
    let labels = (0..<50).map {
      "  v\($0): { kind: label, text: Hi, background: white, frame: [0, 0, 90, 20] }"
    }
    let spec = LintedSpec(
      """
      matrix: { device: { id: slim, width: 100, height: 100 } }
      views:
      \(labels.joined(separator: "\n"))
      """)
    let cell = try #require(spec.linted.first)
    let inks = Dictionary(
      cell.views.flatMap { $0.texts.map { ($0.run, $0.ink.inset(by: 0.25)) } },
      uniquingKeysWith: { first, _ in first })
    let finder = BackgroundFinder(cell.displayList, inks: inks)
    #expect(finder.texts.count == 50)
    #expect(finder.comparisons == 50)
  }
}
