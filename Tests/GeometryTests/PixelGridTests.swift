import Geometry
import Testing

@Suite("An edge on the pixel grid")
struct PixelGridTests {
  struct EdgeCase: CustomTestStringConvertible {
    let testDescription: String
    let edge: Points
    let scale: Int
    let line: Pixels

    init(_ name: String, _ edge: Points, at scale: Int, line: Pixels) {
      testDescription = name
      self.edge = edge
      self.scale = scale
      self.line = line
    }
  }

  @Test(
    "lands on the nearest line",
    arguments: [
      EdgeCase("a whole point stays", 7, at: 2, line: 14),
      EdgeCase("zero stays", 0, at: 3, line: 0),
      EdgeCase("a whole pixel stays", 20.5, at: 2, line: 41),
      EdgeCase("a third stays at three pixels a point", Points(1.0 / 3), at: 3, line: 1),
      EdgeCase("nearly whole from below", 6.999_999_999, at: 3, line: 21),
      EdgeCase("nearly whole from above", 7.000_000_001, at: 3, line: 21),
      EdgeCase("half way goes to the greater line", 0.25, at: 2, line: 1),
      EdgeCase("950.25 at two pixels a point", 950.25, at: 2, line: 1901),
      EdgeCase("950.2 at two pixels a point", 950.2, at: 2, line: 1900),
      EdgeCase("97.5 at three pixels a point", 97.5, at: 3, line: 293),
      EdgeCase("noise below half way counts as half way", 0.25 - 1e-10, at: 2, line: 1),
      EdgeCase("clearly below half way goes down", 0.24, at: 2, line: 0),
      EdgeCase("a negative half goes up, not away from zero", -0.25, at: 2, line: 0),
      EdgeCase("a negative edge past half way goes down", -0.26, at: 2, line: -1),
      EdgeCase("a negative whole point stays", -3, at: 1, line: -3),
      EdgeCase("an edge beyond all lines is on the last one", 1e300, at: 3, line: .last),
      EdgeCase("infinitely far up is the first line", Points(-.infinity), at: 2, line: .first),
      EdgeCase("minus a half point at one pixel a point", -0.5, at: 1, line: 0),
    ])
  func nearestLine(_ row: EdgeCase) throws {
    let grid = try #require(PixelGrid(scale: row.scale))
    #expect(grid.line(nearestTo: row.edge) == row.line)
  }

  struct CeilingCase: CustomTestStringConvertible {
    let testDescription: String
    let length: Points
    let scale: Int
    let pixels: Pixels

    init(_ name: String, _ length: Points, at scale: Int, pixels: Pixels) {
      testDescription = name
      self.length = length
      self.scale = scale
      self.pixels = pixels
    }
  }

  @Test(
    "takes lengths of contents up to whole pixels",
    arguments: [
      CeilingCase("17 pt line at 2", 20.287, at: 2, pixels: 41),
      CeilingCase("17 pt line at 3", 20.287, at: 3, pixels: 61),
      CeilingCase("two 17 pt lines at 3, rounded once", 40.574, at: 3, pixels: 122),
      CeilingCase("a whole length stays", 44, at: 3, pixels: 132),
      CeilingCase("noise above a line is on it", 44.000_000_01, at: 3, pixels: 132),
      CeilingCase("beyond all lines is the last one", 1e300, at: 3, pixels: .last),
      CeilingCase("nothing stays nothing", 0, at: 2, pixels: 0),
    ])
  func ceiling(_ row: CeilingCase) throws {
    let grid = try #require(PixelGrid(scale: row.scale))
    #expect(grid.ceiled(row.length) == grid.points(row.pixels))
  }

  @Test("three equal widths in 320 at two pixels a point neither gap nor overlap")
  func thirdsAtTwo() throws {
    let grid = try #require(PixelGrid(scale: 2))
    #expect(columns(3, in: 320, on: grid).map(\.minX) == [0, 106.5, 213.5])
    #expect(columns(3, in: 320, on: grid).map(\.width) == [106.5, 107, 106.5])
  }

  @Test("four equal widths in 390 at three pixels a point keep their edges on thirds")
  func quartersAtThree() throws {
    let grid = try #require(PixelGrid(scale: 3))
    let widths = columns(4, in: 390, on: grid).map { grid.line(nearestTo: $0.width) }
    #expect(widths == [293, 292, 293, 292])
    #expect(columns(3, in: 375, on: grid).map(\.width) == [125, 125, 125])
  }

  @Test("exists for one to eight pixels a point", arguments: [0, 9, -1])
  func refusedScales(_ scale: Int) {
    #expect(PixelGrid(scale: scale) == nil)
  }

  @Test("ends 2⁴⁰ pixels from the origin, in every direction of rounding")
  func ends() throws {
    let grid = try #require(PixelGrid(scale: 2))
    for (length, end) in [(1e300, 0x1p39), (-1e300, -0x1p39)] {
      #expect(grid.floored(Points(length)).value == end)
      #expect(grid.ceiled(Points(length)).value == end)
      #expect(grid.rounded(Points(length)).value == end)
    }
  }

  private func columns(_ count: Int, in width: Double, on grid: PixelGrid) -> [Rect] {
    (0..<count).map { column in
      let step = width / Double(count)
      return grid.rounded(
        Rect(x: Points(Double(column) * step), y: 0, width: Points(step), height: 10))
    }
  }
}

extension Pixels {
  /// The outermost lines, 2⁴⁰ pixels from the origin.
  fileprivate static let last: Pixels = 1_099_511_627_776
  fileprivate static let first: Pixels = -1_099_511_627_776
}
