import Testing

@testable import Lint

@Suite("Rule shrunkText")
struct ShrunkTextTests {
  // Characters of these tests are as wide at every size, so a text that is too long shrinks to the
  // smallest size that it may have.
  @Test("reports text that is drawn smaller, on the devices where it is")
  func shrunk() {
    let spec = LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 200 }, { id: wide, width: 200, height: 200 }] }
      views:
        name: { kind: label, text: Hello World A, font: 16, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5, pin: [leading, trailing, top] }
      """)
    #expect(
      spec.findings(ShrunkText()) == [
        """
        3:3 the text of `name` is drawn smaller to fit ("Hello World A" is drawn at 8 points in place \
        of 16) (on slim only) → give `name` more room or more lines, or a smaller font everywhere
        """
      ])
  }
}
