import Geometry
import Graphics
import Testing

@Suite("Parts of paths")
struct PathTrimmingTests {
  private func point(_ x: Points, _ y: Points) -> Point { Point(x: x, y: y) }

  @Test("a part of lines begins and ends at fractions of their length")
  func lines() {
    let path = Path([.move(point(0, 0)), .line(point(100, 0)), .line(point(100, 100))])
    #expect(
      path.trimmed(from: 0.25, to: 0.75).elements
        == [.move(point(50, 0)), .line(point(100, 0)), .line(point(100, 50))])
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: 0.5, to: 0.5).elements.isEmpty)
  }

  @Test("the closing line counts, and each outline begins anew")
  func outlines() {
    let triangle = Path([
      .move(point(0, 0)), .line(point(30, 0)), .line(point(30, 40)), .close,
    ])
    // The sides are 30, 40 and 50 points long.
    let last = triangle.trimmed(from: 70.0 / 120, to: 1)
    #expect(last.elements == [.move(point(30, 40)), .line(point(0, 0))])
    let two = Path([
      .move(point(0, 0)), .line(point(10, 0)), .move(point(0, 5)), .line(point(10, 5)),
    ])
    #expect(
      two.trimmed(from: 0.25, to: 0.75).elements
        == [.move(point(5, 0)), .line(point(10, 0)), .move(point(0, 5)), .line(point(5, 5))])
  }

  @Test("half of a quarter of a circle ends at 45 degrees")
  func curves() throws {
    let circle = Path.ellipse(in: Rect(x: -100, y: -100, width: 200, height: 200))
    let part = circle.trimmed(from: 0, to: 0.125)
    #expect(part.elements.count == 2)
    guard case .curve(let end, _, _)? = part.elements.last else {
      Issue.record("the part is no curve")
      return
    }
    #expect(abs(end.x.value - 70.7107) < 0.05)
    #expect(abs(end.y.value - 70.7107) < 0.05)
  }
}
