import Testing

@testable import Lint

@Suite("Rule touchTarget")
struct TouchTargetTests {
  private func findings(_ view: String, lint: String = "{}") -> [String] {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 100 }, { id: wide, width: 200, height: 100 }] }
      views:
        go: { \(view), pin: [leading, top] }
      lint: \(lint)
      """
    ).findings(TouchTarget())
  }

  @Test("reports a button that is too small on some devices")
  func smallButton() {
    #expect(
      findings("kind: button, width: 0.4 * superview.width, height: 44") == [
        """
        3:3 the button `go` is too small to be touched (it is 40 × 44) (on slim only) → make `go` at \
        least 44 × 44 points
        """
      ])
  }

  @Test("ignores a button of 44 points, and one that is disabled")
  func fine() {
    #expect(findings("kind: button, size: [44, 44]") == [])
    #expect(findings("kind: button, enabled: false, size: [20, 20]") == [])
  }

  @Test("ignores what the system makes smaller, unless the spec makes it smaller still")
  func systemSize() {
    #expect(findings("kind: switch") == [])
    #expect(findings("kind: segmentedControl, items: [A, B]") == [])
    #expect(findings("kind: textField") == [])
    #expect(findings("kind: segmentedControl, items: [A, B], height: 20").count == 1)
  }

  @Test("takes another side from the spec")
  func minimum() {
    let lint = "{ touchTarget: { minimum: 40, because: beside a wide gap } }"
    #expect(findings("kind: button, size: [40, 40]", lint: lint) == [])
    #expect(
      findings("kind: button, size: [39, 40]", lint: lint) == [
        """
        3:3 the button `go` is too small to be touched (it is 39 × 40) (on all 2 cells) → make `go` \
        at least 40 × 40 points
        """
      ])
  }

  @Test("asks for a greater side where the spec does")
  func greaterMinimum() {
    let lint = "{ touchTarget: { minimum: 60, because: it is used with gloves } }"
    #expect(
      findings("kind: button, size: [50, 50]", lint: lint) == [
        """
        3:3 the button `go` is too small to be touched (it is 50 × 50) (on all 2 cells) → make `go` \
        at least 60 × 60 points
        """
      ])
  }

  @Test("takes a pixel less for rounding, whatever another view's minimum is")
  func rounding() {
    let lint = "{ touchTarget: { minimum: 60, views: g, because: gloves } }"
    let other = "views: { g: { kind: button, size: [60, 60] } }"
    #expect(findings("kind: button, size: [43.7, 44], \(other)", lint: lint) == [])
    #expect(findings("kind: button, size: [43.6, 44], \(other)", lint: lint).count == 1)
  }

  // A switch is one point wider than its alignment rectangle on both sides. A segmented control is
  // one point higher at the bottom.
  @Test("leaves sizes that are the system's to the system")
  func systemHelp() {
    func finding(_ kind: String, _ size: String, _ part: String) -> String {
      """
      3:3 the \(kind) `go` is too small to be touched (it is \(size)) (on all 2 cells) → leave the \
      \(part) of `go` to the system
      """
    }
    #expect(
      findings("kind: switch, size: [30, 30]") == [finding("switch", "32 × 30", "size")])
    #expect(
      findings("kind: switch, width: 30") == [finding("switch", "32 × 31", "width")])
    #expect(
      findings("kind: segmentedControl, items: [A, B], size: [80, 20]")
        == [finding("segmented control", "80 × 21", "height")])
  }

  @Test("reports a button that a transform makes too small, and none that it turns")
  func transformed() {
    #expect(
      findings("kind: button, size: [100, 50], transform: { scale: 0.5 }") == [
        """
        3:3 the button `go` is too small to be touched (it is 50 × 25) (on all 2 cells) → make `go` \
        at least 44 × 44 points
        """
      ])
    #expect(findings("kind: button, size: [44, 44], transform: { rotate: 30 }") == [])
    #expect(findings("kind: button, size: [44, 44], transform: { scale: 0 }") == [])
  }
}
