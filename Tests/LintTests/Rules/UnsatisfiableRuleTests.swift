import Testing

@testable import Lint

@Suite("Rule unsatisfiable")
struct UnsatisfiableRuleTests {
  private func findings(priority: String) -> [String] {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 200 }, { id: wide, width: 200, height: 200 }] }
      views:
        box: { pin: [leading, trailing, top], height: 20 }
      constraints:
        - box.width <= 150\(priority)
      """
    ).findings(UnsatisfiableRule())
  }

  @Test("reports a limit that the wider device breaks")
  func limit() {
    #expect(
      findings(priority: "") == [
        """
        5:5 `box.width <= 150` cannot hold together with 2 other constraints and is left out \
        (it conflicts with `box.leading == superview.leading`) \
        (it conflicts with `box.trailing == superview.trailing`) (`root` is 200 wide here) \
        (UIKit logs "Unable to simultaneously satisfy constraints" and may break another one) \
        (on wide only) → remove one of them, or give one a priority below 1000
        """
      ])
  }

  @Test("ignores a limit that gives way")
  func optional() {
    #expect(findings(priority: " @999") == [])
  }
}
