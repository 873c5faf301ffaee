import Geometry
import Graphics
import Testing

@testable import ViewKinds

@Suite("Lines centred in a control")
struct CentredLinesTests {
  struct LineCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let font: Points
    let height: Points
    let scale: Int
    let top: Points

    init(_ name: String, font: Points, height: Points, scale: Int, top: Points) {
      testDescription = name
      self.font = font
      self.height = height
      self.scale = scale
      self.top = top
    }
  }

  @Test(
    "begin on the pixel nearest to the middle's",
    arguments: [
      LineCase("a field at three pixels a point", font: 17, height: 34, scale: 3, top: 7),
      LineCase("a field at two", font: 17, height: 34, scale: 2, top: 7),
      LineCase("a classic button", font: 15, height: 30, scale: 3, top: 6),
      LineCase("a box that is too low", font: 15, height: 10, scale: 2, top: -4),
    ])
  func top(_ row: LineCase) throws {
    let height = SystemLineText(width: 0).lineHeight(of: .system(row.font))
    let lines = CentredLines(ofHeight: height, in: row.height, on: try .scale(row.scale))
    #expect(lines.top == row.top)
  }
}
