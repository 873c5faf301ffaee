import Testing

@testable import Lint

@Suite("Rule fixedWidth")
struct FixedWidthTests {
  private func findings(_ width: String, locales: String = "none") -> [String] {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 300, height: 100 }], locale: [\(locales)] }
      strings: { de: { Send: Abschicken }, fr: { Send: Envoyer } }
      views:
        send: { kind: label, text: Send, pin: [leading, top], width: \(width) }
      """
    ).findings(FixedWidth())
  }

  @Test("reports the longest translation that a number leaves no room")
  func german() {
    #expect(
      findings("60") == [
        """
        4:64 the width of `send` is fixed and a translation is longer ("Abschicken" is 100 points \
        long in de and has 60) (on slim) → let `send` grow: `">= 60"` in place of `60`, or no width
        """
      ])
  }

  @Test("proposes constraints in place of a frame, whose width cannot grow")
  func frame() {
    let spec = LintedSpec(
      """
      matrix: { device: { id: slim, width: 300, height: 100 } }
      strings: { de: { Send: Abschicken } }
      views:
        send: { kind: label, text: Send, frame: [0, 0, 60, 10] }
      """)
    #expect(
      spec.findings(FixedWidth()) == [
        """
        4:43 the width of `send` is fixed and a translation is longer ("Abschicken" is 100 points \
        long in de and has 60) (on slim) → make the frame of `send` wider, or place it by \
        constraints instead, so that it grows with its text
        """
      ])
  }

  // The padding of a filled button is 12 points at each side. The title wraps and leaves the plate.
  @Test("reports a button whose title wraps beyond its plate")
  func wrappedTitle() {
    let spec = LintedSpec(
      """
      matrix: { device: { id: slim, width: 300, height: 100 } }
      strings: { de: { Send: Jetzt abschicken } }
      views:
        send: { kind: button, style: filled, title: Send, frame: [0, 0, 100, 14] }
      """)
    #expect(
      spec.findings(FixedWidth()) == [
        """
        4:60 the width of `send` is fixed and a translation is longer ("Jetzt abschicken" is 160 \
        points long in de and has 76) (on slim) → make the frame of `send` wider, or place it by \
        constraints instead, so that it grows with its text
        """
      ])
  }

  @Test("ignores a width that has room for all, and one that grows")
  func room() {
    #expect(findings("100") == [])
    #expect(findings("\">= 60\"") == [])
  }

  @Test("leaves languages to `clippedText` that the matrix draws")
  func drawn() {
    #expect(
      findings("60", locales: "none, de").first?.contains("\"Envoyer\" is 70 points long in fr")
        == true)
    #expect(findings("60", locales: "none, de, fr") == [])
  }
}
