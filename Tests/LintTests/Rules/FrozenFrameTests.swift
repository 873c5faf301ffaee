import Testing

@testable import Lint

@Suite("Rule frozenFrame")
struct FrozenFrameTests {
  private func findings(_ frame: String) -> [String] {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 320, height: 100 }, { id: wide, width: 400, height: 100 }] }
      views:
        time: { \(frame) }
      """
    ).findings(FrozenFrame())
  }

  // 320 − 248 − 60 = 12 points from the right edge by design, 400 − 308 = 92 on the wide one.
  @Test("reports a frame that was designed at the right edge, where the edge is elsewhere")
  func right() {
    #expect(
      findings("frame: [248, 16, 60, 16], frameIn: [320, 100]") == [
        """
        3:18 `time` was designed at the right edge and does not follow it (it was designed 12 points \
        from the right edge and is 92 from it) (on wide only) → give `time` the spring \
        `autoresizing: [flexibleLeftMargin]`, or constrain it to that edge
        """
      ])
  }

  // 20 points on either side by design, and 400 − 300 = 100 on the right of the wide one.
  @Test("reports a frame that was designed from edge to edge")
  func across() {
    #expect(
      findings("frame: [20, 16, 280, 16], frameIn: [320, 100]") == [
        """
        3:18 `time` was designed from the left to the right edge and does not follow the latter (it \
        was designed 20 points from the right edge and is 100 from it) (on wide only) → give `time` \
        the spring `autoresizing: [flexibleWidth]`, or constrain it to both edges
        """
      ])
    #expect(findings("frame: [0, 16, 320, 16], frameIn: [320, 100]").count == 1)
    #expect(
      findings("frame: [20, 16, 280, 16], frameIn: [320, 100], autoresizing: [flexibleWidth]") == []
    )
  }

  // The superview is twice as high as in the design: 100 − 46 = 54 points from the lower edge, not 4.
  @Test(
    "proposes the whole list of springs: those of the frame and those of both axes",
    arguments: [
      ("[248, 16, 60, 16], frameIn: [320, 100], autoresizing: [flexibleTopMargin]", 1),
      ("[248, 30, 60, 16], frameIn: [320, 50]", 2),
    ])
  func wholeList(frame: String, count: Int) {
    let found = findings("frame: \(frame)")
    #expect(found.count == count)
    let help = "the springs `autoresizing: [flexibleLeftMargin, flexibleTopMargin]`, or constrain"
    #expect(found.allSatisfy { $0.contains(help) }, "\(found)")
  }

  @Test("ignores a frame in the middle that is shorter than its margins")
  func middle() {
    #expect(findings("frame: [130, 16, 60, 16], frameIn: [320, 100]") == [])
  }

  @Test("ignores a frame with springs, one at the left, and one of its superview's width")
  func fine() {
    #expect(
      findings(
        "frame: [248, 16, 60, 16], frameIn: [320, 100], autoresizing: [flexibleLeftMargin]") == [])
    #expect(findings("frame: [12, 16, 60, 16], frameIn: [320, 100]") == [])
    #expect(findings("frame: [superview.width - 72, 16, 60, 16], frameIn: [320, 100]") == [])
  }
}
