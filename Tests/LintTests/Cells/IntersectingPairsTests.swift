import Geometry
import Testing

@testable import Lint

@Suite("Rectangles that intersect")
struct IntersectingPairsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rects: [Rect]
    /// Each as two digits.
    let pairs: [Int]

    init(_ description: String, _ rects: [Rect], _ pairs: [Int]) {
      (testDescription, self.rects, self.pairs) = (description, rects, pairs)
    }
  }

  private static let one = Rect(x: 0, y: 0, width: 10, height: 10)

  private static let rows = [
    Row("none", [], []),
    Row("the same place twice", [one, one], [01]),
    Row("edges that touch", [one, Rect(x: 0, y: 10, width: 10, height: 10)], []),
    Row("side by side", [one, Rect(x: 10, y: 0, width: 10, height: 10)], []),
    Row("one without an area", [one, Rect(x: 2, y: 2, width: 0, height: 5)], []),
    Row(
      "two beside each other, and one below",
      [one, Rect(x: 20, y: 5, width: 10, height: 10), Rect(x: 5, y: 100, width: 10, height: 10)],
      []),
    Row(
      "in the order of positions, wherever they lie",
      [
        Rect(x: 0, y: 20, width: 10, height: 10), Rect(x: 5, y: 5, width: 10, height: 20), one,
        Rect(x: 0, y: 0, width: 100, height: 100),
      ], [01, 03, 12, 13, 23]),
  ]

  @Test("are found once each", arguments: rows)
  func pairs(_ row: Row) {
    var found: [Int] = []
    var pairs = IntersectingPairs(row.rects)
    pairs.forEach { found.append(10 * $0 + $1) }
    #expect(found.sorted() == row.pairs)
  }

  /// Rectangles beside one from (0, 0) to (10, 10).
  private static let crossingRows = [
    CrossingRow("more than a point on both axes", Rect(x: 8, y: 8, width: 9, height: 9), true),
    CrossingRow("a point wide", Rect(x: 9, y: 5, width: 9, height: 9), false),
    CrossingRow("a point high", Rect(x: 5, y: 9, width: 9, height: 9), false),
    CrossingRow("apart on the vertical axis", Rect(x: 5, y: 20, width: 9, height: 9), false),
    CrossingRow("apart on the horizontal axis", Rect(x: 20, y: 5, width: 9, height: 9), false),
    CrossingRow("inside", Rect(x: 2, y: 2, width: 5, height: 5), false),
    CrossingRow("around", Rect(x: -2, y: -2, width: 20, height: 20), false),
    CrossingRow("equal", one, false),
  ]

  struct CrossingRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rect: Rect
    let crosses: Bool

    init(_ description: String, _ rect: Rect, _ crosses: Bool) {
      (testDescription, self.rect, self.crosses) = (description, rect, crosses)
    }
  }

  @Test("cross if more than a point of both is shared", arguments: crossingRows)
  func crossing(_ row: CrossingRow) {
    let (one, other) = (Edges(Self.one), Edges(row.rect))
    #expect([one.crosses(other), other.crosses(one)] == [row.crosses, row.crosses])
  }

  // Each row of two meets the other of its own row alone.
  @Test("are looked for along the side on which fewer rectangles lie beside each other")
  func work() {
    let rects = (0..<400).flatMap { row -> [Rect] in
      let top = Points(Double(row) * 44)
      return [
        Rect(x: 0, y: top, width: 100, height: 44), Rect(x: 80, y: top, width: 100, height: 44),
      ]
    }
    let turned = rects.map { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) }
    for rects in [rects, turned, rects.reversed(), turned.reversed()] {
      var count = 0
      var pairs = IntersectingPairs(rects)
      pairs.forEach { _, _ in count += 1 }
      #expect(count == 400)
      #expect(pairs.comparisons == 400)
    }
  }
}
