import Testing

@testable import Lint

@Suite("Rule underBar")
struct UnderBarTests {
  private func findings(_ views: String) -> [String] {
    LintedSpec(
      """
      matrix: { device: iphone-se-3, navigationBar: [hidden, translucent] }
      views:
      \(views)
      """
    ).findings(UnderBar())
  }

  // Status bar 20, navigation bar 44: the safe area begins at 64.
  @Test("reports text under the navigation bar, where there is one")
  func navigationBar() {
    #expect(
      findings("  name: { kind: label, text: Hi, pin: { top: 56, leading: 20 } }") == [
        """
        3:3 `name` lies under the navigation bar (the overlap is 8 points) \
        (on iphone-se-3.navigationBar-translucent only) → write `to: safeArea` in the `pin` of \
        `name`, or constrain it to `safeArea`, which ends at the bar
        """
      ])
  }

  @Test("ignores what begins below the bar, and what scrolls under it")
  func below() {
    #expect(
      findings("  name: { kind: label, text: Hi, pin: { top: 64, leading: 20 } }") == [])
    #expect(
      findings(
        """
          list:
            kind: scroll
            pin: superview
            contentInsetAdjustmentBehavior: never
            views: { name: { kind: label, text: Hi, pin: superview } }
        """) == [])
  }
}
