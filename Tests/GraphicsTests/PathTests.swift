import Geometry
import Testing

@testable import Graphics

@Suite("A path")
struct PathTests {
  private let box = Rect(x: 10, y: 20, width: 100, height: 40)

  @Test("has the smallest rectangle around its points and handles as bounds")
  func bounds() {
    var path = Path()
    #expect(path.bounds == nil)
    path.move(to: Point(x: 3, y: 8))
    #expect(path.bounds == Rect(x: 3, y: 8, width: 0, height: 0))
    path.line(to: Point(x: 1, y: 9))
    #expect(path.bounds == Rect(x: 1, y: 8, width: 2, height: 1))
    path.line(to: Point(x: 5, y: 2))
    #expect(path.bounds == Rect(x: 1, y: 2, width: 4, height: 7))
    path.line(to: Point(x: 2, y: 4))
    #expect(path.bounds == Rect(x: 1, y: 2, width: 4, height: 7))
    path.curve(to: Point(x: 2, y: 3), Point(x: 0, y: 12), Point(x: 7, y: 1))
    path.close()
    #expect(path.bounds == Rect(x: 0, y: 1, width: 7, height: 11))
  }

  /// The curve from (0, 0) to (8, 0) with both handles 8 below is 6 below in its middle.
  @Test("has flat bounds without the handles")
  func flatBounds() {
    var path = Path()
    #expect(path.flatBounds == nil)
    path.move(to: .zero)
    path.curve(to: Point(x: 8, y: 0), Point(x: 0, y: 8), Point(x: 8, y: 8))
    #expect(path.flatBounds == Rect(x: 0, y: 0, width: 8, height: 6))
    path.move(to: Point(x: -1, y: 7))
    path.line(to: Point(x: 3, y: -2))
    #expect(path.flatBounds == Rect(x: -1, y: -2, width: 9, height: 9))
  }

  @Test("with rounded corners has a radius of at most half the shorter side")
  func roundedRect() {
    #expect(Path.roundedRect(box, radius: 0) == .rect(box))
    #expect(Path.roundedRect(box, radius: -1) == .rect(box))
    #expect(Path.roundedRect(box, radius: 19).elements.first == .move(Point(x: 29, y: 20)))
    #expect(Path.roundedRect(box, radius: 20).elements.first == .move(Point(x: 30, y: 20)))
    #expect(Path.roundedRect(box, radius: 21) == .roundedRect(box, radius: 20))
  }

  @Test("is outlined at half the width on both sides of its line, with round ends")
  func outlined() throws {
    let upward = Path.segment(Point(x: 5, y: 15), Point(x: 5, y: 5))
    let areas = upward.outlined(width: 4)
    #expect(areas.count == 1)
    let area = try #require(areas.first)
    // Both points of the left side, 11 points around the end, the right side back, 11 around the
    // start.
    let corners = [Point(x: 3, y: 15), Point(x: 3, y: 5), Point(x: 7, y: 5), Point(x: 7, y: 15)]
    #expect(area.elements.count == 27)
    for (index, corner) in zip([0, 1, 13, 14], corners) {
      let point = try #require(area.elements[index].end)
      #expect(abs((point.x - corner.x).value) < 1e-9, "\(index)")
      #expect(abs((point.y - corner.y).value) < 1e-9, "\(index)")
    }
    let bounds = try #require(area.bounds)
    #expect(abs((bounds.minY - 3).value) < 1e-9)
    #expect(abs((bounds.maxY - 17).value) < 1e-9)
    #expect(area.elements.last == .close)
  }

  @Test("is outlined in one path for pieces that are apart, in two for pieces that meet")
  func pieces() {
    var apart = Path.segment(.zero, Point(x: 10, y: 0))
    apart.append(.segment(Point(x: 0, y: 20), Point(x: 10, y: 20)))
    #expect(apart.outlined(width: 4).count == 1)
    let corner = Path.polyline([.zero, Point(x: 10, y: 0), Point(x: 10, y: 10)])
    #expect(corner.outlined(width: 4).count == 2)
    #expect(Path.polyline([.zero]).outlined(width: 4).isEmpty)
  }
}

extension Path.Element {
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }
}
