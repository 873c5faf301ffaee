import Testing

@testable import Lint

@Suite("Rule mirroring")
struct MirroringTests {
  private func findings(_ views: String, direction: String = "ltr, rtl") -> [String] {
    LintedSpec(
      """
      matrix: { device: { id: slim, width: 200, height: 100 }, direction: [\(direction)] }
      views:
      \(views)
      """
    ).findings(Mirroring())
  }

  // 10 points from the left in place of 200 − 10 − 40 = 150.
  @Test("reports a view that stays at the left, only in right-to-left cells")
  func left() {
    #expect(
      findings("  box: { pin: { left: 10, top: 0 }, size: [40, 40] }") == [
        """
        3:23 `box.left == superview.left + 10` keeps `box` from being mirrored (it is 140 points from \
        where its mirror image would be) (on slim.rtl only) → write leading and trailing in place of \
        left and right
        """
      ])
  }

  @Test(
    "ignores what is its own mirror image, what follows the direction, and left-to-right cells"
  )
  func fine() {
    #expect(findings("  box: { pin: { left: 10, right: 10, top: 0 }, height: 40 }") == [])
    #expect(findings("  box: { pin: { leading: 10, top: 0 }, size: [40, 40] }") == [])
    #expect(
      findings("  box: { pin: { left: 10, top: 0 }, size: [40, 40] }", direction: "ltr") == [])
  }

  // The mirror images begin at 200 − 80 − 41 = 79 and at 78.
  @Test("ignores a distance of one point", arguments: [(41, 0), (42, 1)])
  func near(_ width: Int, _ count: Int) {
    #expect(
      findings("  box: { pin: { left: 80, top: 0 }, size: [\(width), 40] }").count == count)
  }

  @Test("names no constraint of what is in a view as one that holds it")
  func content() {
    let found = findings(
      """
        card:
          pin: { left: 10, top: 0 }
          size: [40, 40]
          views: { dot: { pin: { right: 4, top: 0 }, size: [9, 9] } }
      """)
    #expect(found.count == 2)
    #expect(found.allSatisfy { !$0.contains("so does") }, "\(found)")
  }

  @Test("reports a frame, which is not mirrored")
  func frame() {
    #expect(
      findings("  box: { frame: [10, 0, 40, 40] }") == [
        """
        3:17 the frame of `box` is not mirrored (it is 140 points from where its mirror image would \
        be) (on slim.rtl only) → place `box` by leading and trailing constraints
        """
      ])
  }

  // From 60 to 195 both ways, in place of from 5 to 140.
  @Test("reports margins by left and right once, at the view that has them")
  func margins() {
    func card(_ margins: String) -> [String] {
      findings(
        """
          card:
            margins: { \(margins) }
            pin: superview
            views:
              a: { pin: { top: 0, horizontal: 0, to: superview.margins }, height: 10 }
              b: { pin: { bottom: 0, horizontal: 0, to: superview.margins }, height: 10 }
              c: { pin: { bottom: 0, leading: 0 }, size: [9, 9] }
        """)
    }
    #expect(
      card("left: 60, right: 5") == [
        """
        3:3 the margins of `card` are not mirrored (a view in them is 55 points from where its mirror \
        image would be) (on slim.rtl only) → write `leading` and `trailing` in place of `left` and \
        `right` in its `margins`
        """
      ])
    let stack = findings(
      """
        card:
          kind: stack
          marginsRelative: true
          margins: { left: 60, right: 5 }
          pin: superview
          views: { a: {} }
      """)
    #expect(stack.map { $0.hasPrefix("3:3 the margins of `card` are not") } == [true])
    #expect(card("leading: 60, trailing: 5") == [])
    #expect(card("left: 60, right: 60") == [])
  }

  @Test("reports text that is aligned at a side")
  func alignment() {
    #expect(
      findings(
        "  name: { kind: label, text: Hello, alignment: left, pin: [leading, trailing, top] }") == [
          """
          3:3 the text of `name` stays at the left side (there are 150 points beside it) \
          (on slim.rtl only) → leave out `alignment`, or write `natural`, which follows the direction
          """
        ])
    #expect(findings("  name: { kind: label, text: Hello, pin: [leading, trailing, top] }") == [])
  }
}
