import Geometry
import Testing

@testable import Graphics

@Suite("A filled path and a rectangle")
struct PathCoveringTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let path: Path
    let rect: Rect
    let relation: Path.Relation

    init(_ name: String, _ path: Path, _ rect: Rect, _ relation: Path.Relation) {
      (testDescription, self.path, self.rect, self.relation) = (name, path, rect, relation)
    }
  }

  private static let box = Path.rect(Rect(x: 0, y: 0, width: 100, height: 100))
  /// A frame 20 points thick around a hole.
  private static let frame: Path = {
    var path = box
    path.append(.rect(Rect(x: 20, y: 20, width: 60, height: 60)))
    path.usesEvenOddRule = true
    return path
  }()

  @Test("lie to each other as they look", arguments: rows)
  func relation(_ row: Row) {
    #expect(row.path.relation(to: row.rect) == row.relation)
  }

  private static let rows: [Row] = [
    Row("inside", box, Rect(x: 10, y: 10, width: 20, height: 20), .covers),
    Row("across an edge", box, Rect(x: 90, y: 10, width: 20, height: 20), .touches),
    Row("beside", box, Rect(x: 110, y: 10, width: 20, height: 20), .apart),
    Row("touching the lower edge", box, Rect(x: 10, y: 100, width: 20, height: 20), .apart),
    Row("touching the upper edge", box, Rect(x: 10, y: -20, width: 20, height: 20), .apart),
    Row("touching the left edge", box, Rect(x: -20, y: 10, width: 20, height: 20), .apart),
    Row("touching the right edge", box, Rect(x: 100, y: 10, width: 20, height: 20), .apart),
    Row("around it", box, Rect(x: -10, y: -10, width: 200, height: 200), .touches),
    Row("in a hole", frame, Rect(x: 30, y: 30, width: 20, height: 20), .apart),
    Row("in the frame around a hole", frame, Rect(x: 2, y: 2, width: 10, height: 10), .covers),
    Row("across a hole's edge", frame, Rect(x: 10, y: 30, width: 20, height: 20), .touches),
    // The corner of the box is 5 points from both sides of a quarter circle of 20: 21.2 from its
    // centre.
    Row(
      "beyond a rounded corner",
      .roundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 20),
      Rect(x: 5, y: 5, width: 20, height: 20), .touches),
    Row(
      "within a rounded corner",
      .roundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 20),
      Rect(x: 7, y: 7, width: 20, height: 20), .covers),
  ]

  @Test("are apart where a stroke passes by")
  func stroke() {
    let inside = Rect(x: 10, y: 10, width: 20, height: 20)
    #expect(!FlatPath(Self.box).strokeTouches(inside, width: 18))
    #expect(FlatPath(Self.box).strokeTouches(inside, width: 22))
  }
}
