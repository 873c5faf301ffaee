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
