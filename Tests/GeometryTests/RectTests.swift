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

  struct Place: CustomTestStringConvertible {
    let testDescription: String
    let x: Points
    let y: Points
    let isInside: Bool

    init(_ name: String, x: Points, y: Points, _ isInside: Bool) {
      testDescription = name
      (self.x, self.y, self.isInside) = (x, y, isInside)
    }
  }

  @Test(
    "contains its left and upper edges, not its right and lower ones",
    arguments: [
      Place("left of the left edge", x: 9.5, y: 40, false),
      Place("on the left edge", x: 10, y: 40, true),
      Place("right of the left edge", x: 10.5, y: 40, true),
      Place("left of the right edge", x: 109.5, y: 40, true),
      Place("on the right edge", x: 110, y: 40, false),
      Place("right of the right edge", x: 110.5, y: 40, false),
      Place("above the upper edge", x: 50, y: 19.5, false),
      Place("on the upper edge", x: 50, y: 20, true),
      Place("below the upper edge", x: 50, y: 20.5, true),
      Place("above the lower edge", x: 50, y: 69.5, true),
      Place("on the lower edge", x: 50, y: 70, false),
      Place("below the lower edge", x: 50, y: 70.5, false),
    ])
  func containsPoint(_ place: Place) {
    #expect(card.contains(Point(x: place.x, y: place.y)) == place.isInside)
  }

  @Test("contains itself, and no rectangle that crosses one of its edges")
  func containsRectangle() {
    #expect(card.contains(card))
    for delta in [Point(x: 1, y: 0), Point(x: -1, y: 0), Point(x: 0, y: 1), Point(x: 0, y: -1)] {
      #expect(!card.contains(card.offset(by: delta)), "\(delta)")
    }
  }

  @Test("is united with another one up to the farthest edge of each side")
  func union() {
    let inner = Rect(x: 20, y: 30, width: 10, height: 10)
    let leftAndHigh = Rect(x: 0, y: 10, width: 20, height: 20)
    let rightAndLow = Rect(x: 100, y: 60, width: 30, height: 40)
    #expect(card.union(inner) == card)
    #expect(inner.union(card) == card)
    #expect(card.union(leftAndHigh) == Rect(x: 0, y: 10, width: 110, height: 60))
    #expect(card.union(rightAndLow) == Rect(x: 10, y: 20, width: 120, height: 80))
    #expect(
      Rect.union(of: [card, leftAndHigh, rightAndLow])
        == Rect(x: 0, y: 10, width: 130, height: 90))
    #expect(Rect.union(of: [card]) == card)
    #expect(Rect.union(of: []) == nil)
  }

  struct Extent: CustomTestStringConvertible {
    let testDescription: String
    let width: Points
    let height: Points
    let isEmpty: Bool

    init(_ name: String, _ width: Points, _ height: Points, _ isEmpty: Bool) {
      testDescription = name
      (self.width, self.height, self.isEmpty) = (width, height, isEmpty)
    }
  }

  @Test(
    "is empty without a width or a height",
    arguments: [
      Extent("both positive", 0.5, 0.5, false), Extent("no width", 0, 10, true),
      Extent("no height", 10, 0, true), Extent("a negative width", -0.5, 10, true),
      Extent("a negative height", 10, -0.5, true),
    ])
  func isEmpty(_ row: Extent) {
    #expect(Rect(x: 1, y: 2, width: row.width, height: row.height).isEmpty == row.isEmpty)
  }

  @Test("has its edges, positions and sizes by axis")
  func axes() {
    #expect(card.minEdge(on: .horizontal) == 10)
    #expect(card.minEdge(on: .vertical) == 20)
    #expect(card.maxEdge(on: .horizontal) == 110)
    #expect(card.maxEdge(on: .vertical) == 70)
    #expect([card.midX, card.midY] == [60, 45])
    #expect([card.origin[.horizontal], card.origin[.vertical]] == [10, 20])
    #expect([card.size[.horizontal], card.size[.vertical]] == [100, 50])
    var size = card.size
    size[.horizontal] = 7
    #expect(size == Size(width: 7, height: 50))
    size[.vertical] = 9
    #expect(size == Size(width: 7, height: 9))
  }

  @Test("is mirrored in its container for right-to-left layout")
  func mirrored() {
    #expect(
      Rect(x: 16, y: 0, width: 100, height: 1).mirrored(in: 390)
        == Rect(x: 274, y: 0, width: 100, height: 1))
  }
}
