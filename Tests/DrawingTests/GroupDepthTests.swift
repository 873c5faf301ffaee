import Geometry
import Graphics
import Testing

@testable import Drawing

@Suite("Translucent groups within each other")
struct GroupDepthTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let depth: Int
    /// The side of the square that each group fills, in pixels.
    let side: Double
    let error: DrawingError?

    init(_ name: String, _ depth: Int, _ side: Double, _ error: DrawingError? = nil) {
      (testDescription, self.depth, self.side, self.error) = (name, depth, side, error)
    }
  }

  /// A group of the whole screen has four million pixels.
  @Test(
    "are drawn up to 64 million pixels",
    arguments: [
      Row("sixteen of the whole screen", 16, 2000),
      Row("one more", 17, 2000, .deepGroups(view: "17")),
      Row("a hundred small ones", 100, 100),
    ])
  func limit(_ row: Row) throws {
    let square = Path.rect(Rect(x: 0, y: 0, width: Points(row.side), height: Points(row.side)))
    let fill = DisplayItem.fill(square, .black)
    let items = (1...row.depth).reversed().reduce([fill]) { items, number in
      [.group(name: "\(number)", opacity: 0.5, clip: nil, items + [fill])]
    }
    let renderer = try TestFonts.renderer()
    let size = Size(width: 2000, height: 2000)
    func draw() throws { try renderer.paint(DisplayList(items), size: size, scale: 1) }
    guard let error = row.error else { return try draw() }
    #expect(throws: error) { try draw() }
    // One after another, they take the memory of one.
    try renderer.paint(
      DisplayList((0..<20).map { _ in .group(name: nil, opacity: 0.5, clip: nil, [fill]) }),
      size: size, scale: 1)
  }
}
