import Geometry
import Testing

@testable import Graphics

@Suite("The corners of a rectangle")
struct CornersTests {
  private let square = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test("keep the proportion of their radii where a side is too short for two of them")
  func fitted() {
    let corners = Corners(topLeft: 60, topRight: 60, bottomRight: 30)
    #expect(
      corners.fitted(into: square.size) == Corners(topLeft: 50, topRight: 50, bottomRight: 25))
    #expect(Corners(radius: 50).fitted(into: square.size) == Corners(radius: 50))
  }

  @Test("are square in a rectangle without an extent", arguments: [Points(0), -3])
  func withoutExtent(_ height: Points) {
    let size = Size(width: 10, height: height)
    #expect(Corners.square.fitted(into: size) == .square)
    #expect(Corners(radius: 2).fitted(into: size) == .square)
  }

  @Test("have no radius below 0")
  func negative() { #expect(Corners(radius: 3).inset(by: 5) == .square) }

  @Test("have a common radius if all four are equal")
  func common() {
    let corners = Corners(radius: 8)
    #expect(corners.commonRadius == 8)
    for corner in [\Corners.topLeft, \.topRight, \.bottomRight, \.bottomLeft] {
      var other = corners
      other[keyPath: corner] = 9
      #expect(other.commonRadius == nil)
    }
  }

  @Test("of one radius are the shape that the display list calls by its radius")
  func circular() {
    #expect(Path.rounded(square, Corners(radius: 8)).description == "rounded 8 (0, 0, 100, 100)")
    #expect(Path.rounded(square, .square) == .rect(square))
  }

  @Test("of a continuous curve begin 1.528665 radii before the corner")
  func continuous() {
    let corners = Corners(radius: 10, curve: .continuous)
    #expect(Path.rounded(square, corners) == .continuousRect(square, radius: 10))
    #expect(
      Path.rounded(square, corners).elements.first == .move(Point(x: 84.71335, y: 0)))
  }

  // Measured in pictures of iOS 26: capsules 44 high begin to bend 19.7 before their ends.
  @Test("come nearer to circles along a short side, as the ends of a capsule")
  func short() {
    let capsule = Rect(x: 0, y: 0, width: 200, height: 20)
    let path = Path.rounded(capsule, Corners(radius: 10, curve: .continuous))
    #expect(path.elements.first == .move(Point(x: 184.71335, y: 0)))
    for case .curve(let point, _, _) in path.elements where point.x > 197 {
      let (x, y) = (point.x.value - 190, point.y.value - 10)
      #expect(abs(x * x + y * y - 100) < 0.01, "\(point)")
    }
  }

  @Test("are round where they have a radius alone")
  func some() {
    let path = Path.rounded(square, Corners(topLeft: 10, curve: .continuous))
    #expect(path.elements.contains(.line(Point(x: 100, y: 100))))
    let circular = Path.rounded(square, Corners(bottomLeft: 10))
    #expect(circular.elements.contains(.line(Point(x: 10, y: 100))))
    #expect(circular.elements.first == .move(Point(x: 0, y: 0)))
  }
}
