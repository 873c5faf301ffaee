import Geometry
import Testing

@Suite("Safe-area insets of a subview")
struct InsetsTests {
  struct Reach: CustomTestStringConvertible {
    let testDescription: String
    let insets: Insets
    let frame: Rect
    let expected: Insets

    init(_ name: String, _ insets: Insets, _ frame: Rect, _ expected: Insets) {
      testDescription = name
      self.insets = insets
      self.frame = frame
      self.expected = expected
    }
  }

  private static let screen = Rect(x: 0, y: 0, width: 390, height: 844)
  private static let island = Insets(top: 59, left: 0, bottom: 34, right: 0)

  @Test(
    "are as deep as the view reaches into the strip, never deeper than the strip",
    arguments: [
      Reach("filling its superview", island, screen, island),
      Reach(
        "moved down by 20", island, Rect(x: 0, y: 20, width: 390, height: 824),
        Insets(top: 39, left: 0, bottom: 34, right: 0)),
      Reach(
        "hanging 40 over the right edge", Insets(top: 64, left: 0, bottom: 0, right: 10),
        Rect(x: 0, y: 0, width: 430, height: 844),
        Insets(top: 64, left: 0, bottom: 0, right: 10)),
      Reach(
        "inside the safe area", Insets(top: 47, left: 0, bottom: 34, right: 0),
        Rect(x: 16, y: 47, width: 358, height: 763), .zero),
      Reach(
        "a bar resting on the safe area's bottom with its lower edge on the screen's", island,
        Rect(x: 0, y: 750, width: 390, height: 94),
        Insets(top: 0, left: 0, bottom: 34, right: 0)),
      Reach(
        "ending 30 above the bottom of a strip of 80",
        Insets(top: 0, left: 0, bottom: 80, right: 0),
        Rect(x: 0, y: 0, width: 390, height: 814), Insets(top: 0, left: 0, bottom: 50, right: 0)),
      Reach(
        "shorter than its inset", island, Rect(x: 0, y: 0, width: 390, height: 10),
        Insets(top: 59, left: 0, bottom: 0, right: 0)),
    ])
  func propagation(_ row: Reach) {
    #expect(row.insets.propagated(to: row.frame, in: Self.screen) == row.expected)
  }

  @Test("change sides in right-to-left layout")
  func mirrored() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.mirrored == Insets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("have a leading and a trailing side in both directions")
  func directional() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let rows: [(direction: LayoutDirection, insets: DirectionalInsets)] = [
      (.leftToRight, DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      (.rightToLeft, DirectionalInsets(top: 1, leading: 4, bottom: 3, trailing: 2)),
    ]
    for row in rows {
      #expect(DirectionalInsets(insets, in: row.direction) == row.insets)
      #expect(row.insets.insets(row.direction) == insets)
    }
  }

  @Test("are added, subtracted and compared side by side")
  func arithmetic() {
    let some = Insets(top: 1, left: 20, bottom: 3, right: 40)
    let others = Insets(top: 10, left: 2, bottom: 30, right: 4)
    #expect(some + others == Insets(top: 11, left: 22, bottom: 33, right: 44))
    #expect(some - others == Insets(top: -9, left: 18, bottom: -27, right: 36))
    #expect(some.greater(others) == Insets(top: 10, left: 20, bottom: 30, right: 40))
    #expect([some.before(.horizontal), some.after(.horizontal)] == [20, 40])
    #expect([some.before(.vertical), some.after(.vertical)] == [1, 3])
  }

  @Test("count from where the superview's bounds begin, as in a scrolled view")
  func scrolled() {
    let bounds = Rect(x: 30, y: 100, width: 200, height: 300)
    let insets = Insets(top: 20, left: 10, bottom: 40, right: 50)
    let filling = insets.propagated(to: bounds, in: bounds)
    #expect(filling == insets)
    // 5 below the top, 4 right of the left edge, 10 above the bottom, 8 left of the right edge.
    let inside = Rect(x: 34, y: 105, width: 188, height: 285)
    #expect(
      insets.propagated(to: inside, in: bounds) == Insets(top: 15, left: 6, bottom: 30, right: 42))
  }
}
