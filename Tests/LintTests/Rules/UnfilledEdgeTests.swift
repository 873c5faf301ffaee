import Testing

@testable import Lint

@Suite("Rule unfilledEdge")
struct UnfilledEdgeTests {
  private func findings(_ views: String, screen: String = "{}") -> [String] {
    LintedSpec(
      """
      matrix: { device: [iphone-se-3, iphone-x] }
      screen: \(screen)
      views:
      \(views)
      """
    ).findings(UnfilledEdge())
  }

  @Test("reports a bar that leaves the strip of the home indicator, where there is one")
  func strip() {
    #expect(
      findings(
        "  bar: { background: red, pin: { leading: 0, trailing: 0, bottom: 0, to: safeArea }, height: 60 }"
      ) == [
        """
        4:3 `bar` leaves a strip between it and the lower edge of the screen (the strip is 34 points \
        high) (on iphone-x only) → let `bar` reach the screen's bottom, \
        `bar.bottom == superview.bottom`, and constrain its contents to `bar.safeArea`; or make it a \
        `toolbar`
        """
      ])
  }

  @Test("names the view that must reach the edge, and no views in a reported one")
  func subviews() {
    func container(_ keys: String) -> [String] {
      findings(
        """
          box:
            pin: { leading: 0, trailing: 0, bottom: 0, to: safeArea }
            height: 60\(keys)
            views: { bar: { background: blue, pin: superview } }
        """)
    }
    let reported = container("\n    background: red")
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("4:3 `box` leaves") == true)
    #expect(
      container("") == [
        """
        7:14 `bar` leaves a strip between it and the lower edge of the screen (the strip is 34 \
        points high) (on iphone-x only) → let `box` reach the screen's bottom, \
        `box.bottom == superview.bottom`, and `bar` with it, and constrain the contents to \
        `bar.safeArea`
        """
      ])
  }

  @Test("ignores a bar in the screen's colour, one that reaches the edge, and a toolbar")
  func fine() {
    let place = "pin: { leading: 0, trailing: 0, bottom: 0, to: safeArea }, height: 60"
    #expect(findings("  bar: { background: red, \(place) }", screen: "{ background: red }") == [])
    #expect(
      findings("  bar: { background: red, pin: [leading, trailing, bottom], height: 90 }") == [])
    #expect(findings("  bar: { kind: toolbar, \(place) }") == [])
    #expect(
      findings("  back: { background: red, pin: superview }\n  bar: { background: red, \(place) }")
        == [])
  }
}
