import Testing

@testable import Lint

@Suite("Rule ambiguous")
struct AmbiguousTests {
  @Test("reports a size that nothing decides, where a condition leaves it open")
  func missingWidth() {
    let spec = LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 200 }, { id: wide, width: 200, height: 200 }] }
      views:
        box: { pin: [leading, top], height: 20 }
      when:
        - width: "< 150"
          constraints: [box.width == 50]
      """)
    #expect(
      spec.findings(Ambiguous()) == [
        """
        3:3 the width of `box` is not determined (on wide only) → write `width: 100` at `box`, or \
        pin both of its edges with `horizontal: 16`
        """
      ])
  }

  @Test("reports a guide of the screen")
  func guide() {
    let spec = LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 200 }] }
      guides: { stage: { pin: [top, leading], height: 9 } }
      views:
        box: { pin: [leading, top], size: [20, 20] }
      """)
    #expect(
      spec.findings(Ambiguous()) == [
        """
        the width of `root.stage` is not determined (on slim) → write `width: 100` at `root.stage`, \
        or pin both of its edges with `horizontal: 16`
        """
      ])
  }

  @Test("names the entry of `when` that took the constraints away")
  func replaced() {
    let spec = LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 200 }, { id: wide, width: 200, height: 200 }] }
      views:
        box: { pin: [leading, top], size: [20, 20] }
      when:
        - width: "< 150"
          views: { box: { pin: { top: 30 } } }
      """)
    #expect(
      spec.findings(Ambiguous()) == [
        """
        3:3 the horizontal position of `box` is not determined (the entry of `when` for \
        `width: < 150` takes constraints away from it) (on slim only) → write \
        `center: { x: superview }` at `box`, or `leading: 16` in its `pin`
        """
      ])
  }

  @Test("ignores hidden views")
  func hidden() {
    let spec = LintedSpec(
      """
      matrix: { device: { id: slim, width: 100, height: 200 } }
      views:
        box: { hidden: true, pin: [leading, top], height: 20 }
      """)
    #expect(spec.findings(Ambiguous()) == [])
  }
}
