import Testing

@testable import Lint

@Suite("Rule zeroSize")
struct ZeroSizeTests {
  private func findings(compression: Int) -> [String] {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 200 }, { id: wide, width: 300, height: 200 }] }
      views:
        text: { kind: textField, text: "1234567890123", pin: [top] }
        send: { kind: button, title: Send, pin: [top], compression: { horizontal: \(compression) } }
      constraints:
        - vfl: H:|[text][send]|
      """
    ).findings(ZeroSize())
  }

  @Test("tells of a button that a long text leaves no room, where there is none")
  func noRoom() {
    #expect(
      findings(compression: 749) == [
        """
        4:3 the button `send` has no width (on slim only) → give `send` a higher horizontal \
        compression resistance than what takes its room, such as 751
        """
      ])
  }

  @Test("leaves a button alone that keeps its room")
  func room() {
    #expect(findings(compression: 751) == [])
  }
}
