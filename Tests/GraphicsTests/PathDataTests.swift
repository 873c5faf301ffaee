import Geometry
import Testing

@testable import Graphics

@Suite("An outline in SVG's notation")
struct PathDataTests {
  struct PathCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let data: String
    let outline: String

    init(_ name: String, _ data: String, _ outline: String) {
      testDescription = name
      self.data = data
      self.outline = outline
    }
  }

  static let paths = [
    PathCase("nothing", "  ", "nothing"),
    PathCase("lines", "M1 2 L3 4 5,6", "M1,2 L3,4 L5,6"),
    PathCase("moves that go on as lines, relative", "m1 2 3 4 m1 1", "M1,2 L4,6 M5,7"),
    PathCase("numbers without room between", "M1-2L.5.5-1e1+2", "M1,-2 L0.5,0.5 L-10,2"),
    PathCase("along the axes", "M1 1 H5 v2 h-1 V0", "M1,1 L5,1 L5,3 L4,3 L4,0"),
    PathCase("closed, going on from the start", "M1 1h2v2zl1 0", "M1,1 L3,1 L3,3 Z L2,1"),
    PathCase(
      "smooth curves mirror the last handle", "M0 0C0 1 1 2 2 2s2 -1 2 -2",
      "M0,0 C0,1 1,2 2,2 C3,2 4,1 4,0"),
    PathCase(
      "a smooth curve after a line starts at its point", "M0 0L1 1S2 2 3 0",
      "M0,0 L1,1 C1,1 2,2 3,0"),
    PathCase(
      "quadratic curves become cubic ones", "M0 0Q3 3 6 0T12 0",
      "M0,0 C2,2 4,2 6,0 C8,-2 10,-2 12,0"),
    PathCase(
      "a quarter of a circle", "M10 0A10 10 0 0 1 20 10", "M10,0 C15.523,0 20,4.477 20,10"),
    PathCase(
      "flags without room between", "M10 0a10 10 0 0110 10", "M10,0 C15.523,0 20,4.477 20,10"),
    PathCase(
      "half an ellipse the other way, its radii grown to reach", "M0 0A1 .5 0 0 0 4 0",
      "M0,0 C0,0.552 0.895,1 2,1 C3.105,1 4,0.552 4,0"),
    // Half a circle around (2, 1.5), whose radius of 1 grows to 2.5, the half of the chord. With
    // tangents of (1.5, -2), (2, 1.5) and (-1.5, 2), the handles are 0.5523 of these away.
    PathCase(
      "half a circle on a slanted chord, its radius grown to reach", "M0 0A1 1 0 0 1 4 3",
      "M0,0 C0.828,-1.105 2.395,-1.328 3.5,-0.5 C4.605,0.328 4.828,1.895 4,3"),
    PathCase("the greatest numbers", "M1000000 -1e6", "M1000000,-1000000"),
    PathCase("an arc without a radius is a line", "M0 0A0 5 0 0 1 4 4", "M0,0 L4,4"),
    PathCase("an arc to where it begins is nothing", "M1 1A5 5 0 0 1 1 1L2 2", "M1,1 L2,2"),
  ]

  @Test("is read", arguments: paths)
  func reads(_ row: PathCase) throws {
    #expect(try Path(data: row.data).description == row.outline)
  }

  struct FaultCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let data: String
    let offset: Int
    let reason: PathDataError.Reason

    init(_ data: String, _ offset: Int, _ reason: PathDataError.Reason) {
      testDescription = data
      self.data = data
      self.offset = offset
      self.reason = reason
    }
  }

  static let faults = [
    FaultCase("L1 1", 0, .startsWithoutMove),
    FaultCase("M1 1 X2", 5, .unknownCommand("X")),
    FaultCase("M1 1 L2", 7, .missingNumber(after: "L")),
    FaultCase("M1 1 L", 6, .missingNumber(after: "L")),
    FaultCase("M1 1 L2 -", 8, .badNumber),
    FaultCase("M1 1 L2 1e9", 8, .badNumber),
    FaultCase("M1 1 L2 1000001", 8, .badNumber),
    FaultCase("M1 1 L2 -1000001", 8, .badNumber),
    FaultCase("M1 1 A5 5 0 2 1 3 3", 12, .badFlag),
    FaultCase("M1 1 A5 5 0", 11, .missingNumber(after: "A")),
    FaultCase("M1 1 A5 5 0 1", 13, .missingNumber(after: "A")),
    FaultCase("M1 1 Z 4 4", 7, .unknownCommand("4")),
    FaultCase("M1 1 😀", 5, .unknownCommand("😀")),
  ]

  @Test("that is malformed is refused at its position", arguments: faults)
  func refuses(_ row: FaultCase) {
    #expect(throws: PathDataError(offset: row.offset, reason: row.reason)) {
      try Path(data: row.data)
    }
  }

  @Test("has at most 10,000 elements")
  func limit() throws {
    func text(_ count: Int) -> String { "M0 0" + String(repeating: "h1", count: count - 1) }
    #expect(try Path(data: text(9999)).elements.count == 9999)
    #expect(try Path(data: text(10_000)).elements.count == 10_000)
    #expect(throws: PathDataError(offset: 20_002, reason: .tooLong(limit: 10_000))) {
      try Path(data: text(10_001))
    }
  }
}
