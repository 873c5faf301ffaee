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
}
