import Testing

@testable import Lint

@Suite("Rule unsafeArea")
struct UnsafeAreaTests {
  private func findings(_ matrix: String, _ views: String) -> [String] {
    LintedSpec("matrix: \(matrix)\nviews:\n\(views)").findings(UnsafeArea())
  }

  // The strip of the home indicator is 34 points high upright.
  @Test("reports a button in the strip of the home indicator, where there is one")
  func homeIndicator() {
    #expect(
      findings(
        "{ device: [iphone-se-3, iphone-x] }",
        """
          go: { kind: button, title: Go, size: [44, 44], center: { x: superview }, pin: { bottom: 10 } }
        """) == [
          """
          3:3 `go` reaches into the strip of the home indicator (the overlap is 24 points) \
          (on iphone-x only) → write `to: safeArea` in the `pin` of `go`, or constrain it to `safeArea` on that side
          """
        ])
  }

  @Test("ignores a view whose place is not determined, and what is in it")
  func ambiguous() {
    #expect(
      findings(
        "{ device: iphone-x }",
        "  box: { width: 100, views: { name: { kind: label, text: Hi, pin: superview } } }") == [])
  }

  @Test("proposes the scroll view's insets for an item")
  func item() {
    let found = findings(
      "{ device: iphone-x, orientation: landscape }",
      """
        grid:
          kind: collection
          pin: superview
          itemSize: [100, 375]
          row: { kind: label, text: Hi, pin: [leading], center: { y: superview } }
          items: [{}]
      """)
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding.hasSuffix(" → give `grid` `contentInsetAdjustmentBehavior: always`"))
    }
  }

  @Test("ignores a button that is drawn on to the edge with its title above the strip")
  func bleedingButton() {
    #expect(
      findings(
        "{ device: iphone-x }",
        """
          go: { kind: button, title: Go, pin: [leading, trailing, bottom], height: 120 }
        """) == [])
  }

  @Test("ignores a button that ends where the strip begins")
  func safeButton() {
    #expect(
      findings(
        "{ device: iphone-x }",
        """
          go: { kind: button, title: Go, size: [44, 44], center: { x: superview }, pin: { bottom: 0, to: safeArea } }
        """) == [])
  }

  // The notch of an iPhone X is 30 points high.
  @Test("reports text under the notch, only in portrait")
  func notch() {
    #expect(
      findings(
        "{ device: iphone-x, orientation: [portrait, landscape], statusBar: hidden }",
        "  name: { kind: label, text: Hi, pin: { top: 8 }, center: { x: superview } }") == [
          """
          3:3 `name` lies under the notch (the overlap is 10 points) \
          (on iphone-x.statusBar-hidden only) → write `to: safeArea` in the `pin` of `name`, or constrain it to `safeArea` on that side
          """
        ])
  }

  @Test("reports text beyond a rounded corner")
  func corner() {
    #expect(
      findings(
        "{ device: [iphone-se-3, iphone-x], statusBar: hidden }",
        "  name: { kind: label, text: Hi, pin: { top: 0, leading: 0 } }"
      ).count == 1)
  }
}
