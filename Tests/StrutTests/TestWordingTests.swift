import Comparing
import Foundation
import Reports
import Snapshots
import Testing

@testable import Commands

@Suite("The words for a run")
struct TestWordingTests {
  /// What a cell that does not match is like.
  struct Failure: CustomTestStringConvertible {
    let testDescription: String
    var outcome = CellOutcome.different
    var environment = [EnvironmentChange(name: "pango", old: "1.50.12", new: "1.56.3")]
    var layout: [LayoutTextChange] = []
    var expectedSize: PictureSize?
    var isTold = false

    static let rows = [
      Failure(testDescription: "other libraries", isTold: true),
      Failure(testDescription: "the same libraries", environment: []),
      Failure(
        testDescription: "another program too",
        environment: [
          EnvironmentChange(name: "strut", old: "1", new: "2"),
          EnvironmentChange(name: "pango", old: "1.50.12", new: "1.56.3"),
        ]),
      Failure(
        testDescription: "other frames of the same views",
        layout: [
          LayoutTextChange(mark: .removed, text: "send button (0, 0) 1 × 1"),
          LayoutTextChange(mark: .added, text: "send button (0, 0) 2 × 1"),
        ], isTold: true),
      Failure(
        testDescription: "another view too",
        layout: [LayoutTextChange(mark: .added, text: "send button (0, 0) 1 × 1")]),
      Failure(
        testDescription: "another size too", expectedSize: PictureSize(width: 1, height: 1)),
      Failure(testDescription: "no reference", outcome: .missing),
    ]
  }

  private static let sentence =
    "All differences may come from other fonts or libraries: every reference was drawn with others."

  private func text(_ failures: [Failure]) -> String {
    let cells = failures.enumerated().map { index, failure in
      var cell = CellRecord(
        id: CellID(screen: "chat", cell: "cell\(index)"), outcome: failure.outcome, references: "r")
      cell.layout = failure.layout
      if failure.outcome == .different {
        let size = PictureSize(width: 2, height: 2)
        let pixels = PixelDifference(count: 1, total: 4, left: 0, top: 0, right: 1, bottom: 1)
        cell.difference = CellDifference(
          picture: failure.expectedSize.map { .differentSize(expected: $0, actual: size) }
            ?? .different(pixels), environment: failure.environment)
      }
      return cell
    }
    let matched = CellRecord(
      id: CellID(screen: "chat", cell: "same"), outcome: .matched, references: "r")
    let results = RunResults(recordMode: .none, cells: cells + [matched], stale: [])
    let model = ReportModel(results, of: LastRun(project: URL(fileURLWithPath: "/project")))
    return TestWording(model, page: "page").text
  }

  @Test("say where all that differs may be other fonts' and libraries'", arguments: Failure.rows)
  func otherDrawing(_ row: Failure) {
    let lines = text([row]).split(separator: "\n")
    #expect(lines.contains { $0 == Self.sentence } == row.isTold)
    let closing =
      row.outcome == .missing
      ? "If the pictures are right, run `strut accept` to record them as references."
      : "If the new pictures are right, run `strut accept`."
    #expect(lines.last.map(String.init) == closing)
  }

  @Test("do not say so where one cell differs otherwise", arguments: Failure.rows)
  func mixed(_ row: Failure) {
    let both = text([Failure(testDescription: "other libraries"), row])
    #expect(both.contains(Self.sentence) == row.isTold)
  }

  @Test("show a line break in a name of another machine's results as an escape")
  func lineBreak() {
    let cell = CellRecord(
      id: CellID(screen: "chat", cell: "a\n1 cell: 1 matches"), outcome: .missing, references: "r")
    let results = RunResults(recordMode: .none, cells: [cell], stale: [])
    let model = ReportModel(results, of: LastRun(project: URL(fileURLWithPath: "/project")))
    let lines = TestWording(model, page: nil).text.split(separator: "\n")
    #expect(lines.first == "  chat/a\\n1 cell: 1 matches")
  }

  @Test("count the groups of cells that they do not list")
  func limit() {
    let reasons = [("a", ["moved"]), ("b", ["moved"]), ("c", ["grew"]), ("d", ["is new"])]
    let cells = reasons.map { (id: CellID(screen: "s", cell: $0.0), reasons: $0.1) }
    let all = cells.map(\.id)
    #expect(
      TestWording.lines(of: cells, among: all, atMost: 1) == [
        "  s/a", "  s/b", "      moved", "  and 2 more, see the report",
      ])
    #expect(TestWording.lines(of: cells, among: all, atMost: 3).last == "      is new")
  }

  /// The numbers of changed and of all cells by screen, and the lines.
  struct Extent: CustomTestStringConvertible {
    let testDescription: String
    let changed: [(screen: String, count: Int)]
    let all: [(screen: String, count: Int)]
    let lines: [String]

    static let rows = [
      Extent(
        testDescription: "all cells", changed: [("a", 5), ("b", 3)], all: [("a", 5), ("b", 3)],
        lines: ["  on all 8 cells"]),
      Extent(
        testDescription: "all of few cells", changed: [("a", 3)], all: [("a", 3)],
        lines: ["  a/0", "  a/1", "  a/2"]),
      Extent(
        testDescription: "all cells of one screen", changed: [("a", 7), ("b", 1)],
        all: [("a", 7), ("b", 9)], lines: ["  on all 7 cells of `a`", "  b/0"]),
      Extent(
        testDescription: "some cells", changed: [("a", 7)], all: [("a", 8)],
        lines: (0..<7).map { "  a/\($0)" }),
    ]

    static func ids(_ counts: [(screen: String, count: Int)]) -> [CellID] {
      counts.flatMap { screen, count in
        (0..<count).map { CellID(screen: screen, cell: "\($0)") }
      }
    }
  }

  @Test("have a phrase in place of many names", arguments: Extent.rows)
  func extent(_ row: Extent) {
    let cells = Extent.ids(row.changed).map { (id: $0, reasons: ["moved"]) }
    let lines = TestWording.lines(of: cells, among: Extent.ids(row.all), atMost: 40)
    #expect(lines == row.lines + ["      moved"])
  }
}
