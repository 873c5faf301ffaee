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
}
