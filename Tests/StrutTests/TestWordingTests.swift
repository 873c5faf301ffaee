import Snapshots
import Testing

@testable import Commands

@Suite("The words for a run")
struct TestWordingTests {
  /// What a cell that does not match is like.
  struct Failure: CustomTestStringConvertible {
    let testDescription: String
    var status = CellRecord.Status.different
    var environment = ["pango is 1.56.3, and was 1.50.12"]
    var layout: [LayoutTextChange] = []
    var expectedSize: PictureSize?
    var isTold = false

    static let rows = [
      Failure(testDescription: "other libraries", isTold: true),
      Failure(testDescription: "the same libraries", environment: []),
      Failure(
        testDescription: "another program too",
        environment: ["strut is 2, and was 1", "pango is 1.56.3, and was 1.50.12"]),
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
      Failure(testDescription: "no reference", status: .missing),
    ]
  }

  private static let sentence =
    "every reference that differs was drawn with other fonts or libraries"

  private func text(_ failures: [Failure]) -> String {
    let cells = failures.enumerated().map { index, failure in
      var cell = CellRecord(
        id: CellID(screen: "chat", cell: "cell\(index)"), status: failure.status, references: "r")
      cell.environment = failure.environment
      cell.layout = failure.layout
      cell.expectedSize = failure.expectedSize
      cell.reasons = ["reason"]
      return cell
    }
    let matched = CellRecord(
      id: CellID(screen: "chat", cell: "same"), status: .matched, references: "r")
    let results = RunResults(recordMode: .none, cells: cells + [matched], stale: [])
    return TestWording(results: results, counts: RunSummary(results), page: "page").text
  }

  @Test("say where all that differs may be other fonts' and libraries'", arguments: Failure.rows)
  func otherDrawing(_ row: Failure) {
    let lines = text([row]).split(separator: "\n")
    #expect(lines.contains { $0 == Self.sentence } == row.isTold)
    #expect(lines.last == "if the new pictures are right, run `strut accept`")
  }

  @Test("do not say so where one cell differs otherwise", arguments: Failure.rows)
  func mixed(_ row: Failure) {
    let both = text([Failure(testDescription: "other libraries"), row])
    #expect(both.contains(Self.sentence) == row.isTold)
  }
}
