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
  @Test("reports texts whose letters meet, on the devices where they do")
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

  @Test("ignores labels that overlap where they have no letters")
  func emptyParts() {
    #expect(
      findings(
        """
          name: { kind: label, text: Mess, pin: [top, leading, trailing] }
          time: { kind: label, text: "9:41", alignment: right, pin: [top, leading, trailing] }
        """) == [])
  }

  @Test("ignores a badge that constraints place on a button's corner")
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

  @Test("ignores a label over a picture's place and in a box behind it")
  func behind() {
    #expect(
      findings(
        """
          box: { background: blue, pin: { top: 0, leading: 0 }, size: [90, 50] }
          name: { kind: label, text: Hello Wo, pin: { top: 10, leading: 5 } }
        """) == [])
  }

  private func hidden(_ below: String, by above: String) -> [String] {
    findings(
      """
        name: { \(below), pin: { top: 10, leading: 10 } }
        sheet: { \(above), pin: { top: 0, leading: 0 } }
      """)
  }

  private static func hiding(_ size: String) -> [String] {
    [
      """
      4:3 `sheet` hides `name` (\(size) points lie behind it) (on all 2 cells) → move `sheet` behind \
      `name` or away from it, or give `name` `hidden: true`
      """
    ]
  }

  @Test("reports texts and controls that lie wholly behind something opaque")
  func hidden() {
    #expect(
      hidden("kind: label, text: Mess", by: "background: blue, size: [90, 50]")
        == Self.hiding("40 × 10"))
    #expect(
      hidden("kind: button, size: [44, 44]", by: "background: blue, size: [90, 60]")
        == Self.hiding("44 × 44"))
    #expect(
      hidden("kind: label, text: Mess", by: "kind: label, background: blue, size: [90, 50]")
        == Self.hiding("40 × 10"))
    #expect(
      hidden("kind: label, text: Mess", by: "kind: button, style: filled, size: [90, 50]")
        == Self.hiding("40 × 10"))
    #expect(
      hidden("kind: label, text: Mess", by: "kind: tableView, size: [90, 50]")
        == Self.hiding("40 × 10"))
  }

  @Test("reports the outermost view that hides something, and not of those in it")
  func nested() {
    #expect(
      hidden(
        "kind: label, text: Mess",
        by:
          "background: blue, size: [90, 50], views: { inner: { background: red, pin: superview } }")
        == Self.hiding("40 × 10"))
  }

  @Test(
    "ignores what shows through, or beside rounded corners",
    arguments: [
      "size: [90, 50]", "background: \"#0000FF80\", size: [90, 50]",
      "background: blue, alpha: 0.5, size: [90, 50]", "kind: blur, size: [90, 50]",
      "kind: button, size: [90, 50]",
      "background: blue, cornerRadius: 40, size: [80, 80]",
    ])
  func showingThrough(_ above: String) {
    #expect(hidden("kind: label, text: Mess", by: above) == [])
  }

  @Test("reports what constraints put behind something opaque, too")
  func placedBehind() {
    #expect(
      findings(
        """
          name: { kind: label, text: Mess, pin: { top: 0, leading: 0 } }
          sheet: { background: blue }
        constraints:
          - sheet.leading == name.leading
          - sheet.trailing == name.trailing
          - sheet.top == name.top
          - sheet.bottom == name.bottom
        """
      ).first?.contains("`sheet` hides `name`") == true)
  }

  @Test("reports an opaque view that covers a part of a text")
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
