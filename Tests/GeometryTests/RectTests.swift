import Geometry
import Testing

@Suite("A rectangle")
struct RectTests {
  private let card = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test("less insets keeps what they leave")
  func inset() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(card.inset(by: insets) == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(card.inset(by: 5) == Rect(x: 15, y: 25, width: 90, height: 40))
    #expect(card.inset(by: -5) == Rect(x: 5, y: 15, width: 110, height: 60))
  }

  @Test("less insets larger than itself has no extent, in the middle of where they cross")
  func collapse() {
    let insets = Insets(top: 40, left: 0, bottom: 30, right: 0)
    #expect(card.inset(by: insets) == Rect(x: 10, y: 50, width: 100, height: 0))
  }

  @Test("intersects only where there is an area in common")
  func intersection() {
    #expect(
      card.intersection(Rect(x: 100, y: 0, width: 100, height: 30))
        == Rect(x: 100, y: 20, width: 10, height: 10))
    #expect(card.intersection(Rect(x: 110, y: 20, width: 10, height: 10)) == nil)
  }

  @Test("contains its upper left edges, not its lower right ones")
  func contains() {
    #expect(card.contains(Point(x: 10, y: 20)))
    #expect(!card.contains(Point(x: 110, y: 20)))
    #expect(card.contains(card))
    #expect(!card.contains(card.offset(by: Point(x: 1, y: 0))))
  }

  @Test("is mirrored in its container for right-to-left layout")
  func mirrored() {
    #expect(
      Rect(x: 16, y: 0, width: 100, height: 1).mirrored(in: 390)
        == Rect(x: 274, y: 0, width: 100, height: 1))
  }
}
