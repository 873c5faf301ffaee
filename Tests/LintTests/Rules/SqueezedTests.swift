import Testing

@testable import Lint

@Suite("Rule squeezed")
struct SqueezedTests {
  // A stepper is 94 points wide.
  private func findings(_ width: String) -> [String] {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 90, height: 200 }, { id: wide, width: 200, height: 200 }] }
      views:
        count: { kind: stepper, pin: [leading, top]\(width) }
      """
    ).findings(Squeezed())
  }

  @Test("reports a control that has less room than it asks for, where it does")
  func squeezed() {
    #expect(
      findings(", width: superview.width") == [
        """
        3:3 `count` is less wide than its content (it asks for 94 points and has 90) (on slim only) → \
        give `count` a higher horizontal compression resistance, or more room
        """
      ])
  }

  @Test("ignores a field, in which a long text scrolls")
  func field() {
    let spec = LintedSpec(
      """
      matrix: { device: { id: slim, width: 90, height: 200 } }
      views:
        name: { kind: textField, text: "1234567890123", pin: [leading, trailing, top] }
      """)
    #expect(spec.findings(Squeezed()) == [])
  }

  @Test("ignores a size that the author gives by a number")
  func fixed() {
    #expect(findings(", width: 80") == [])
  }
}
