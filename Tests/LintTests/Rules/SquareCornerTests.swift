import Testing

@testable import Lint

@Suite("Rule squareCorner")
struct SquareCornerTests {
  private func findings(_ card: String, _ inner: String) -> [String] {
    LintedSpec(
      """
      matrix: { device: { id: phone, width: 200, height: 200 } }
      views:
        card: { \(card), pin: { all: 40 }, views: { inner: { \(inner) } } }
      """
    ).findings(SquareCorner())
  }

  // The corner of a square is 20 · √2 − 20 = 8.3 points farther from the arc's centre than the arc.
  @Test("reports a background up to the corner of a card that does not clip")
  func square() {
    #expect(
      findings("cornerRadius: 20, background: white", "background: red, pin: superview") == [
        """
        3:75 the background of `inner` covers a rounded corner of `card` (it reaches 8.3 points over \
        it) (on phone) → write `clips: true` at `card`, or give `inner` `background: clear`
        """
      ])
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var card = "cornerRadius: 20, background: white"
    var inner = "background: red, pin: superview"
    var isFound = false
  }

  static let rows = [
    Case(
      testDescription: "a card that clips", card: "cornerRadius: 20, background: white, clips: true"
    ),
    Case(testDescription: "a card without a radius", card: "background: white"),
    Case(testDescription: "a card that is not seen", card: "cornerRadius: 20"),
    Case(
      testDescription: "a card with a border alone", card: "cornerRadius: 20, border: 1",
      isFound: true),
    Case(testDescription: "a clear view", inner: "pin: superview"),
    Case(
      testDescription: "a half-clear view", inner: "background: red, alpha: 0.5, pin: superview"),
    Case(testDescription: "a hidden view", inner: "background: red, hidden: true, pin: superview"),
    Case(
      testDescription: "a view as round", inner: "background: red, cornerRadius: 20, pin: superview"
    ),
    // (20 − 5) · √2 + 5 − 20 = 6.2.
    Case(
      testDescription: "a view less round",
      inner: "background: red, cornerRadius: 5, pin: superview",
      isFound: true),
    // (20 − 6) · √2 − 20 is below 0: the square's corner lies within the arc.
    Case(
      testDescription: "a view 6 points from the corner", inner: "background: red, pin: { all: 6 }"),
    // (20 − 5) · √2 − 20 = 1.2.
    Case(
      testDescription: "a view 5 points from the corner", inner: "background: red, pin: { all: 5 }",
      isFound: true),
    Case(
      testDescription: "a view at the one corner that is round",
      card: "cornerRadius: { topLeft: 20 }, background: white",
      inner: "background: red, pin: [top, left], size: [30, 30]", isFound: true),
    Case(
      testDescription: "a view at the upper right corner",
      card: "cornerRadius: { topRight: 20 }, background: white",
      inner: "background: red, pin: [top, right], size: [30, 40]", isFound: true),
    Case(
      testDescription: "a view at the lower right corner",
      card: "cornerRadius: { bottomRight: 20 }, background: white",
      inner: "background: red, pin: [bottom, right], size: [30, 40]", isFound: true),
    Case(
      testDescription: "a view at the lower left corner",
      card: "cornerRadius: { bottomLeft: 20 }, background: white",
      inner: "background: red, pin: [bottom, left], size: [30, 40]", isFound: true),
    Case(
      testDescription: "a view at a corner that is not round",
      card: "cornerRadius: { topLeft: 20 }, background: white",
      inner: "background: red, pin: [bottom, right], size: [30, 30]"),
    Case(
      testDescription: "a text view, whose own background is white",
      inner: "kind: textView, text: Hi, pin: superview", isFound: true),
  ]

  @Test("tells rounded from square corners", arguments: rows)
  func rounding(_ row: Case) {
    #expect(findings(row.card, row.inner).isEmpty != row.isFound)
  }
}
