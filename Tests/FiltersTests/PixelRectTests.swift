import Filters
import Geometry
import Testing

@Suite("The pixels that a rectangle touches")
struct PixelRectTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rect: Rect
    /// x, y, width and height; nil for none.
    let pixels: [Int]?

    init(_ description: String, _ rect: Rect, _ pixels: [Int]?) {
      (testDescription, self.rect, self.pixels) = (description, rect, pixels)
    }
  }

  /// Two pixels a point, within 20 × 40 pixels from (10, 30).
  @Test(
    "are cut to the picture",
    arguments: [
      Row("inside", Rect(x: 6, y: 16, width: 2, height: 3), [12, 32, 4, 6]),
      Row("parts of pixels", Rect(x: 6.25, y: 16.25, width: 1, height: 1), [12, 32, 3, 3]),
      Row("around it", Rect(x: 0, y: 0, width: 100, height: 100), [10, 30, 20, 40]),
      Row("over the left edge", Rect(x: 0, y: 20, width: 6, height: 1), [10, 40, 2, 2]),
      Row("over the upper edge", Rect(x: 10, y: 0, width: 1, height: 16), [20, 30, 2, 2]),
      Row("over the right edge", Rect(x: 14, y: 20, width: 6, height: 1), [28, 40, 2, 2]),
      Row("over the lower edge", Rect(x: 10, y: 34, width: 1, height: 16), [20, 68, 2, 2]),
      Row("beside it", Rect(x: 15, y: 20, width: 6, height: 1), nil),
      Row("below it", Rect(x: 10, y: 35, width: 1, height: 16), nil),
      Row("without an area", Rect(x: 10, y: 20, width: 0, height: 1), nil),
      Row("of negative height", Rect(x: 10, y: 20, width: 1, height: -3), nil),
      Row("at NaN", Rect(x: 10, y: Points(Double.nan), width: 1, height: 1), nil),
      Row("of a width of NaN", Rect(x: 10, y: 20, width: Points(Double.nan), height: 1), nil),
      Row(
        "of infinite width", Rect(x: 6, y: 16, width: Points(Double.infinity), height: 3),
        [12, 32, 18, 6]),
      Row(
        "infinitely far", Rect(x: Points(Double.infinity), y: 20, width: 1, height: 1), nil),
    ])
  func pixels(_ row: Row) {
    let picture = PixelRect(x: 10, y: 30, width: 20, height: 40)
    let found = PixelRect(touching: row.rect, scale: 2, within: picture)
    #expect(found.map { [$0.x, $0.y, $0.width, $0.height] } == row.pixels)
  }
}
