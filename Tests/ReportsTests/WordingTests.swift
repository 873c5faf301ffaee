import Comparing
import Geometry
import Snapshots
import Testing
import Tolerances

@testable import Reports

@Suite("A failure in words")
struct WordingTests {
  struct ChangeRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let line: String
    let sentence: String
  }

  @Test(
    "lists what changed of a view, with a comma if there are more than two clauses or an `and`",
    arguments: [
      ChangeRow(
        testDescription: "one clause", line: "(8, 60) 90 × 20 \"Inbox\"",
        sentence: "`title` is 10 pt narrower"),
      ChangeRow(
        testDescription: "one clause of the height", line: "(8, 60) 100 × 25 \"Inbox\"",
        sentence: "`title` is 5 pt taller"),
      ChangeRow(
        testDescription: "a text with a line end", line: #"(8, 60) 100 × 20 "In\u{A}`box`""#,
        sentence: #"`title` changed its text from `Inbox` to `In\n'box'`"#),
      ChangeRow(
        testDescription: "two clauses", line: "(9, 60) 112 × 20 \"Inbox\"",
        sentence: "`title` moved 1 pt right and is 12 pt wider"),
      ChangeRow(
        testDescription: "two clauses, one with an `and`", line: "(9, 60) 112 × 19 \"Inbox\"",
        sentence: "`title` moved 1 pt right, and is 12 pt wider and 1 pt shorter"),
      ChangeRow(
        testDescription: "three clauses", line: "(9, 60) 112 × 20 \"Inboxes\"",
        sentence: """
          `title` changed its text from `Inbox` to `Inboxes`, moved 1 pt right, and is 12 pt wider
          """),
    ])
  func changes(_ row: ChangeRow) throws {
    func lines(_ title: String) throws -> [LayoutLine] {
      try #require(
        LayoutText.lines(
          of: "root view (0, 0) 393 × 852\n  title label \(title) 17 #000000\n"))
    }
    let changes = LayoutChange.changes(
      from: try lines("(8, 60) 100 × 20 \"Inbox\""), to: try lines(row.line))
    #expect(changes.map(\.sentence) == [row.sentence])
  }

  struct LimitRow: CustomTestStringConvertible, Sendable {
    let sentence: String
    let excess: LimitExcess
    var testDescription: String { sentence }
  }

  @Test(
    "names the view and the window of a limit",
    arguments: [
      LimitRow(
        sentence: "more than 12 pixels differ",
        excess: LimitExcess(view: nil, count: 13, limit: .pixels(12), windowSide: nil)),
      LimitRow(
        sentence: "in `chart` more than 1 pixel differs",
        excess: LimitExcess(view: "chart", count: 2, limit: .pixels(1), windowSide: nil)),
      LimitRow(
        sentence: "in `chart` more than 12 pixels differ within 16 × 16 pt",
        excess: LimitExcess(view: "chart", count: 13, limit: .pixels(12), windowSide: 16)),
    ])
  func limits(_ row: LimitRow) { #expect(row.excess.sentence == row.sentence) }

  @Test(
    "ends the faults of a reference with what to do",
    arguments: [[.changedPixels], [.changedPixels, .missingText]] as [[ReferenceFault]])
  func reference(_ faults: [ReferenceFault]) throws {
    var cell = CellRecord.named("a", .different)
    cell.difference = CellDifference(picture: .identical, reference: faults)
    let results = RunResults(recordMode: .none, cells: [cell], stale: [])
    let cause = try #require(results.causes.first)
    #expect(
      cause.details(in: results) == (faults.count > 1 ? faults.map(\.sentence) : []) + [
        "restore the reference from version control, or accept what the run drew"
      ])
  }

  struct AcceptRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let outcomes: [CellOutcome]
    var renamed = 0
    let sentence: String?
  }

  @Test(
    "says how to accept what the run drew",
    arguments: [
      AcceptRow(testDescription: "all match", outcomes: [.matched, .unchanged], sentence: nil),
      AcceptRow(
        testDescription: "only references are missing", outcomes: [.matched, .missing],
        sentence: "If the pictures are right, run `strut accept` to record them as references."),
      AcceptRow(
        testDescription: "a cell differs", outcomes: [.missing, .different],
        sentence: "If the new pictures are right, run `strut accept`."),
      AcceptRow(
        testDescription: "a cell was renamed", outcomes: [.missing, .matched], renamed: 1,
        sentence: "Run `strut accept` to rename the references."),
      AcceptRow(
        testDescription: "one was renamed, one is new", outcomes: [.missing, .missing], renamed: 1,
        sentence: "If the new pictures are right, run `strut accept`."),
    ])
  func accepting(_ row: AcceptRow) {
    var cells = row.outcomes.enumerated().map { CellRecord.named("cell\($0)", $1) }
    for index in 0..<row.renamed { cells[index].renamedFrom = "old" }
    let results = RunResults(recordMode: .none, cells: cells, stale: [])
    #expect(results.acceptingSentence() == row.sentence)
    let comparison = RunResults(recordMode: .none, cells: cells, stale: [], base: "main")
    #expect(comparison.acceptingSentence() == nil)
  }
}
