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

  @Test("tells of a button that is too small on some devices")
  func smallButton() {
    #expect(
      findings("kind: button, width: 0.4 * superview.width, height: 44") == [
        """
        3:3 the button `go` is too small to be touched (it is 40 × 44) (on slim only) → make `go` at \
        least 44 × 44 points
        """
      ])
  }

  @Test("leaves a button of 44 points alone, and one that is disabled")
  func fine() {
    #expect(findings("kind: button, size: [44, 44]") == [])
    #expect(findings("kind: button, enabled: false, size: [20, 20]") == [])
  }

  @Test("leaves alone what the system makes smaller, unless somebody else makes it smaller still")
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
    #expect(findings("kind: button, size: [39, 40]", lint: lint).count == 1)
  }
}
