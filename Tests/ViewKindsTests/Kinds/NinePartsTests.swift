import Geometry
import Graphics
import Testing

@testable import ViewKinds

@Suite("A picture in nine parts")
struct NinePartsTests {
  private let grid = PixelGrid(scale: 2)

  @Test("keeps its corners and stretches what lies between")
  func parts() throws {
    let nine = NineParts(
      of: Size(width: 9, height: 8),
      ImageSlicing(caps: Insets(top: 3, left: 4, bottom: 2, right: 4)),
      in: Rect(x: 10, y: 20, width: 100, height: 50), on: try #require(grid))
    let places = nine.parts.map { "\($0.part) → \($0.frame)" }
    #expect(
      places == [
        "(0, 0, 4, 3) → (10, 20, 4, 3)", "(4, 0, 1, 3) → (14, 20, 92, 3)",
        "(5, 0, 4, 3) → (106, 20, 4, 3)", "(0, 3, 4, 3) → (10, 23, 4, 45)",
        "(4, 3, 1, 3) → (14, 23, 92, 45)", "(5, 3, 4, 3) → (106, 23, 4, 45)",
        "(0, 6, 4, 2) → (10, 68, 4, 2)", "(4, 6, 1, 2) → (14, 68, 92, 2)",
        "(5, 6, 4, 2) → (106, 68, 4, 2)",
      ])
  }

  @Test("without caps on an axis is stretched along it as a whole")
  func stripes() throws {
    let nine = NineParts(
      of: Size(width: 10, height: 8),
      ImageSlicing(caps: Insets(top: 0, left: 3, bottom: 0, right: 3)),
      in: Rect(x: 0, y: 0, width: 40, height: 16), on: try #require(grid))
    #expect(
      nine.parts.map(\.frame) == [
        Rect(x: 0, y: 0, width: 3, height: 16), Rect(x: 3, y: 0, width: 34, height: 16),
        Rect(x: 37, y: 0, width: 3, height: 16),
      ])
  }

  @Test("that is larger than its frame has smaller corners")
  func small() throws {
    let nine = NineParts(
      of: Size(width: 21, height: 21), ImageSlicing(caps: Insets(all: 10)),
      in: Rect(x: 0, y: 0, width: 10, height: 10), on: try #require(grid))
    #expect(
      nine.parts.map(\.frame) == [
        Rect(x: 0, y: 0, width: 5, height: 5), Rect(x: 5, y: 0, width: 5, height: 5),
        Rect(x: 0, y: 5, width: 5, height: 5), Rect(x: 5, y: 5, width: 5, height: 5),
      ])
  }

  @Test("repeats its middle, and cuts the last repetition")
  func tiles() throws {
    let nine = NineParts(
      of: Size(width: 12, height: 8),
      ImageSlicing(
        caps: Insets(top: 0, left: 3, bottom: 0, right: 3), middle: Size(width: 4, height: 0),
        isTiled: true),
      in: Rect(x: 0, y: 0, width: 16, height: 8), on: try #require(grid))
    let places = nine.parts.map { "\($0.part) → \($0.frame)" }
    #expect(
      places == [
        "(0, 0, 3, 8) → (0, 0, 3, 8)", "(3, 0, 4, 8) → (3, 0, 4, 8)",
        "(3, 0, 4, 8) → (7, 0, 4, 8)", "(3, 0, 2, 8) → (11, 0, 2, 8)",
        "(9, 0, 3, 8) → (13, 0, 3, 8)",
      ])
  }

  // A middle of 4 points between ends of 3 points.
  @Test(
    "repeats its middle a hundred times at most, and stretches it in a longer frame",
    arguments: [(398, 100), (402, 101), (406, 102), (406.5, 3), (410, 3)] as [(Double, Int)])
  func greatestRepetition(_ width: Double, _ count: Int) throws {
    let nine = NineParts(
      of: Size(width: 12, height: 8),
      ImageSlicing(
        caps: Insets(top: 0, left: 3, bottom: 0, right: 3), middle: Size(width: 4, height: 0),
        isTiled: true),
      in: Rect(x: 0, y: 0, width: Points(width), height: 8), on: try #require(grid))
    #expect(nine.parts.count == count)
  }
}
