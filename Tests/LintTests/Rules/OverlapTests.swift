import Testing

@testable import Lint

@Suite("Rule overlap")
struct OverlapTests {
  private func findings(_ views: String) -> [String] {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 100 }, { id: wide, width: 200, height: 100 }] }
      views:
      \(views)
      """
    ).findings(Overlap())
  }

  // Seven characters from the left and four from the right meet on 100 points.
  @Test("tells of texts whose letters meet, on the devices where they do")
  func texts() {
    #expect(
      findings(
        """
          name: { kind: label, text: Message, pin: { top: 0, leading: 0 } }
          time: { kind: label, text: "9:41", pin: { top: 0, trailing: 0 } }
        """) == [
          """
          4:3 `time` overlaps `name` (they share 10 × 10 points) (on slim only) → constrain `time` to \
          keep clear of `name`, or place it on it by constraints between both
          """
        ])
  }

  @Test("leaves labels alone that overlap where they have no letters")
  func emptyParts() {
    #expect(
      findings(
        """
          name: { kind: label, text: Mess, pin: [top, leading, trailing] }
          time: { kind: label, text: "9:41", alignment: right, pin: [top, leading, trailing] }
        """) == [])
  }

  @Test("leaves alone a badge that constraints place on a button's corner")
  func badge() {
    #expect(
      findings(
        """
          mail: { kind: button, title: Mail, pin: { top: 30, leading: 30 }, size: [44, 44] }
          badge: { kind: label, text: "3", background: red, size: [20, 20] }
        constraints:
          - badge.centerX == mail.trailing
          - badge.centerY == mail.top
        """) == [])
  }

  @Test("leaves alone a label over a picture's place and in a box behind it")
  func behind() {
    #expect(
      findings(
        """
          box: { background: blue, pin: { top: 0, leading: 0 }, size: [90, 50] }
          name: { kind: label, text: Hello Wo, pin: { top: 10, leading: 5 } }
        """) == [])
  }

  @Test("tells of an opaque view that covers a part of a text")
  func cover() {
    #expect(
      findings(
        """
          name: { kind: label, text: Hello Wo, pin: { top: 10, leading: 0 } }
          bar: { background: blue, pin: { top: 0, leading: 60 }, size: [30, 50] }
        """) == [
          """
          4:3 `bar` covers a part of `name` (they share 20 × 10 points) (on all 2 cells) → constrain \
          `bar` to keep clear of `name`, or place it on it by constraints between both
          """
        ])
  }
}
