import Geometry
import Testing

@testable import Comparing

@Suite("The rule of each pixel")
struct RegionMapTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let frame: Rect
    /// The pixels with the rule, by row.
    let pixels: [String]

    init(_ name: String, _ frame: Rect, _ pixels: String...) {
      (testDescription, self.frame, self.pixels) = (name, frame, pixels)
    }
  }

  /// 6 × 4 pixels at two pixels a point: 3 × 2 points.
  @Test(
    "is set in all pixels that a frame touches, and nowhere outside the picture",
    arguments: [
      Row(
        "on whole pixels", Rect(x: 0.5, y: 1, width: 1.5, height: 0.5), "......", "......",
        ".###..", "......"),
      Row(
        "on parts of pixels", Rect(x: 0.75, y: 0.25, width: 1.5, height: 1), ".####.", ".####.",
        ".####.", "......"),
      Row(
        "the whole picture", Rect(x: 0, y: 0, width: 3, height: 2), "######", "######", "######",
        "######"),
      Row(
        "across the upper left corner", Rect(x: -1, y: -1, width: 2, height: 1.5), "##....",
        "......", "......", "......"),
      Row(
        "across the lower right corner", Rect(x: 2.5, y: 1.5, width: 9, height: 9), "......",
        "......", "......", ".....#"),
      Row(
        "across the left edge, higher than the picture", Rect(x: -1, y: -5, width: 1.5, height: 20),
        "#.....", "#.....", "#.....", "#....."),
      Row(
        "right of the picture", Rect(x: 3, y: 0, width: 1, height: 2), "......", "......",
        "......", "......"),
      Row(
        "above the picture", Rect(x: 0, y: -2, width: 3, height: 2), "......", "......",
        "......", "......"),
      Row(
        "left of the picture", Rect(x: -2, y: 0, width: 2, height: 2), "......", "......",
        "......", "......"),
      Row(
        "without extent", Rect(x: 1, y: 1, width: 0, height: 0), "......", "......", "......",
        "......"),
    ])
  func set(_ row: Row) {
    var map = RegionMap(width: 6, height: 4)
    map.set(3, in: row.frame, pixelsPerPoint: 2)
    let rows = (0..<4).map { y in
      (0..<6).map { map[y * 6 + $0] == 3 ? "#" : "." }.joined()
    }
    #expect(rows == row.pixels)
    let count = row.pixels.joined().count { $0 == "#" }
    #expect(map.count(of: 3) == count)
    #expect(map.count(of: RegionMap.base) == 24 - count)
  }

  @Test("is that of the last region that is set")
  func order() {
    var map = RegionMap(width: 2, height: 1)
    map.set(1, in: Rect(x: 0, y: 0, width: 2, height: 1), pixelsPerPoint: 1)
    map.set(2, in: Rect(x: 1, y: 0, width: 1, height: 1), pixelsPerPoint: 1)
    #expect([map[0], map[1]] == [1, 2])
  }
}

@Suite("The differing pixels")
struct DifferenceMapTests {
  /// Pixels by row; `#` differs.
  private func map(_ rows: [String]) -> DifferenceMap {
    var map = DifferenceMap(width: rows.first?.count ?? 0, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() where character == "#" {
        map.insert(1 << UInt64(x % 64), x: x / 64 * 64, y: y)
      }
    }
    return map
  }

  private static let dots = ["#....", "...#.", "..##.", "....#", "#...."]

  @Test(
    "have a greatest number in a square of each size",
    arguments: [(1, 1), (2, 3), (3, 4), (4, 4), (5, 6), (6, 6)])
  func densest(_ side: Int, _ count: Int) {
    #expect(map(Self.dots).densest(side: side) { _, _ in true } == count)
  }

  @Test("count only where they are to count")
  func some() {
    #expect(map(Self.dots).densest(side: 2) { x, _ in x != 3 } == 1)
    #expect(map(Self.dots).densest(side: 5) { _, y in y != 2 } == 4)
    #expect(map(["...", "..."]).densest(side: 2) { _, _ in true } == 0)
  }

  @Test("are kept beyond 64 columns and in joined bands")
  func wide() {
    let row = String(repeating: ".", count: 63) + "##" + String(repeating: ".", count: 4) + "#"
    let empty = String(repeating: ".", count: 70)
    let joined = DifferenceMap(joining: [map([empty, row]), map([row])], width: 70)
    #expect(joined.height == 3)
    #expect(joined.count == 6)
    let places = (0..<3).map { y in (0..<70).filter { joined[$0, y] } }
    #expect(places == [[], [63, 64, 69], [63, 64, 69]])
  }
}
