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
}
