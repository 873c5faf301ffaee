import Bitmaps
import Comparing
import Geometry
import Reports
import Testing
import Tolerances

@Suite("Tolerances")
struct ToleranceTests {
  /// 20 × 10 pixels of white at two pixels a point, with black ones.
  private func picture(_ dots: [(x: Int, y: Int)]) throws -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: 20 * 10 * 4)
    for dot in dots {
      for channel in 0..<3 { bytes[(dot.y * 20 + dot.x) * 4 + channel] = 0 }
    }
    return try #require(Bitmap(width: 20, height: 10, bytes: bytes))
  }

  /// Five pixels: three of them within 2 × 2 at the right end, two alone.
  private let dots = [(x: 1, y: 1), (x: 5, y: 8), (x: 18, y: 4), (x: 19, y: 4), (x: 18, y: 5)]

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var rule = DifferenceRule()
    var ignored: [String] = []
    var views: [ViewTolerance] = []
    /// Nil where the difference is tolerated.
    var excess: String?
    /// How many pixels are found different.
    var count = 5
  }

  static let rows: [Row] = [
    Row(testDescription: "none", excess: "more than 0 pixels differ"),
    Row(
      testDescription: "4 pixels", rule: limit(.pixels(4)),
      excess: "more than 4 pixels differ"),
    Row(testDescription: "5 pixels", rule: limit(.pixels(5))),
    // 200 pixels in all.
    Row(
      testDescription: "2.4 %", rule: limit(.share(Millionths(0.024))),
      excess: "more than 2.4 % differ"),
    Row(testDescription: "2.5 %", rule: limit(.share(Millionths(0.025)))),
    // Four pixels cover a square point.
    Row(
      testDescription: "1.2 square points", rule: limit(.area(Millionths(1.2))),
      excess: "more than 1.2 square points differ"),
    Row(testDescription: "1.25 square points", rule: limit(.area(Millionths(1.25)))),
    Row(
      testDescription: "2 in a square point", rule: limit(.pixels(5), window: 1, .pixels(2)),
      excess: "more than 2 pixels differ within 1 × 1 pt"),
    Row(
      testDescription: "3 in a square point", rule: limit(.pixels(5), window: 1, .pixels(3))),
    Row(
      testDescription: "half of every square point",
      rule: limit(.pixels(5), window: 1, .share(Millionths(0.5))),
      excess: "more than 50 % differ within 1 × 1 pt"),
    Row(
      testDescription: "the clock ignored", ignored: ["clock"],
      excess: "more than 0 pixels differ", count: 2),
    Row(testDescription: "both ignored", ignored: ["clock", "list"], count: 0),
    Row(
      testDescription: "2 pixels in the clock",
      views: [ViewTolerance(id: "clock", rule: limit(.pixels(2)))],
      excess: "more than 0 pixels differ; in `clock` more than 2 pixels differ"),
    Row(
      testDescription: "3 pixels in the clock, 2 elsewhere", rule: limit(.pixels(2)),
      views: [ViewTolerance(id: "clock", rule: limit(.pixels(3)))]),
    // The clock has 3 × 5 points, 60 pixels.
    Row(
      testDescription: "5 % of the clock", rule: limit(.pixels(2)),
      views: [ViewTolerance(id: "clock", rule: limit(.share(Millionths(0.05))))]),
    Row(
      testDescription: "4.9 % of the clock", rule: limit(.pixels(2)),
      views: [ViewTolerance(id: "clock", rule: limit(.share(Millionths(0.049))))],
      excess: "in `clock` more than 4.9 % differ"),
    Row(
      testDescription: "nothing in a label of the ignored list", ignored: ["list"],
      views: [ViewTolerance(id: "label", rule: DifferenceRule())],
      excess: "more than 0 pixels differ; in `label` more than 0 pixels differ",
      count: 4),
  ]

  private static func limit(
    _ limit: DifferenceLimit, window side: Points? = nil, _ inside: DifferenceLimit = .none
  ) -> DifferenceRule {
    DifferenceRule(limit: limit, window: side.map { WindowLimit(side: $0, limit: inside) })
  }

  @Test("hold the pixels of the screen and of its views", arguments: rows)
  func pixels(_ row: Row) throws {
    let regions = [
      ViewRegion(id: "list", frames: [Rect(x: 0, y: 0, width: 7, height: 5)]),
      ViewRegion(id: "label", frames: [Rect(x: 0, y: 0, width: 2, height: 1)]),
      ViewRegion(id: "clock", frames: [Rect(x: 7, y: 0, width: 3, height: 5)]),
    ]
    let comparison = PictureComparison(
      tolerance: Tolerance(rule: row.rule, ignoredViews: row.ignored, views: row.views),
      regions: regions, pixelsPerPoint: 2
    ).compare(try picture([]), try picture(dots))
    switch comparison {
    case .tolerated(let difference):
      #expect(row.excess == nil)
      #expect(difference.count == row.count)
    case .different(let difference):
      #expect(difference.excesses.map(\.sentence).joined(separator: "; ") == row.excess)
      #expect(difference.count == row.count)
    case .identical, .differentSize: Issue.record("\(comparison)")
    }
  }
}
