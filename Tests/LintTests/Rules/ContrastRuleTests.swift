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

  private static let help = "make the text or what is behind it darker or lighter"

  // #777777 has a luminance of 0.1845; to white that is 1.05 / 0.2345 = 4.48.
  @Test("tells of grey text on white that WCAG's own table calls too faint")
  func grey() {
    #expect(
      findings("  name: { kind: label, text: Hi, textColor: \"#777777\", pin: [leading, top] }")
        == [
          """
          3:3 the text of `name` has too little contrast (#777777 on #FFFFFF is 4.48 : 1, and WCAG AA \
          asks for 4.5 : 1 for text of this size) (on slim) → \(Self.help)
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
  @Test("leaves the next darker grey alone")
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

  @Test("takes what is really behind, with opacities laid over each other")
  func ground() {
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
  }

  @Test("says nothing over gradients, and over edges of colours")
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

  @Test("leaves alone the system's colours on each other, and what is disabled")
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
        asks for 12 : 1) (on slim) → \(Self.help)
        """
      ])
  }
}
