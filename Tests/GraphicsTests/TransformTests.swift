import Geometry
import Testing

@testable import Graphics

@Suite("A transform")
struct TransformTests {
  @Test("of quarter turns is exact, also backwards and more than once around")
  func quarters() {
    #expect(Transform.rotation(degrees: 90)(Point(x: 1, y: 0)) == Point(x: 0, y: 1))
    #expect(Transform.rotation(degrees: -90) == .rotation(degrees: 270))
    #expect(Transform.rotation(degrees: 720) == .identity)
  }

  @Test("around a point leaves it where it is")
  func around() {
    let point = Point(x: 8, y: 16)
    let map = Transform.rotation(degrees: 90).around(point)
    #expect(map(point) == point)
    #expect(map(Point(x: 9, y: 16)) == Point(x: 8, y: 17))
  }

  @Test("goes back the way it came")
  func inverted() throws {
    let map = Transform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    let back = try #require(map.inverted)
    #expect(back(map(Point(x: 3, y: 5))) == Point(x: 3, y: 5))
    #expect(map.followed(by: back) == .identity)
    #expect(Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0).inverted == nil)
  }

  /// A rectangle from (2, 1) to (6, 4), turned by 90° around the origin, lies between (−4, 2) and
  /// (−1, 6).
  @Test("has the smallest rectangle around the image of a rectangle")
  func bounds() {
    let rect = Rect(x: 2, y: 1, width: 4, height: 3)
    #expect(
      Transform.rotation(degrees: 90).bounds(of: rect)
        == Rect(x: -4, y: 2, width: 3, height: 4))
    #expect(
      Transform.scaling(x: -2, y: 3, around: Point(x: 2, y: 1)).bounds(of: rect)
        == Rect(x: -6, y: 1, width: 8, height: 9))
    #expect(
      Transform.translation(x: 5, y: 7).bounds(of: rect)
        == Rect(x: 7, y: 8, width: 4, height: 3))
  }

  @Test("stretches one rectangle onto another")
  func stretching() {
    let map = Transform.stretching(
      Rect(x: 2, y: 3, width: 4, height: 5), to: Rect(x: 10, y: 20, width: 8, height: 20))
    #expect(map(Point(x: 2, y: 3)) == Point(x: 10, y: 20))
    #expect(map(Point(x: 6, y: 8)) == Point(x: 18, y: 40))
  }

  @Test("of an angle in radians turns clockwise around its point")
  func radians() {
    let map = Transform.rotation(by: .pi / 2, around: Point(x: 10, y: 20))
    let place = map(Point(x: 13, y: 21))
    #expect(abs((place.x - 9).value) < 1e-9)
    #expect(abs((place.y - 23).value) < 1e-9)
  }
}
