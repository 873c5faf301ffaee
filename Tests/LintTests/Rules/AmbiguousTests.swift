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
        3:3 the width of `box` is not determined (on wide only) → add a constraint for `box`'s width \
        or give it an intrinsic size
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
        `width: < 150` takes constraints away from it) (on slim only) → add a constraint for `box`'s \
        leading, trailing or centerX
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
