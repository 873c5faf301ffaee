import Comparing
import Diagnostics
import Foundation
import Geometry
import Reports
import Snapshots
import TestSupport
import Testing

@Suite("A run")
struct RunTests {
  /// What becomes of a cell that has no reference, one that differs and one that matches.
  struct Row: CustomTestStringConvertible, Sendable {
    let mode: SnapshotRecording
    let missing: CellOutcome
    let different: CellOutcome
    let matched: CellOutcome
    let verdict: RunVerdict
    var testDescription: String { mode.rawValue }
  }

  @Test(
    "records what its mode is for and judges the rest",
    arguments: [
      Row(
        mode: .none, missing: .missing, different: .different, matched: .matched, verdict: .differs),
      Row(
        mode: .missing, missing: .recorded, different: .different, matched: .matched,
        verdict: .differs),
      Row(
        mode: .changed, missing: .missing, different: .recorded, matched: .matched,
        verdict: .differs),
      Row(
        mode: .all, missing: .recorded, different: .recorded, matched: .recorded, verdict: .recorded
      ),
    ])
  func modes(_ row: Row) throws {
    let project = try TemporaryProject()
    _ = try project.run(
      [("different", DrawnCell(red: 1)), ("matched", DrawnCell(red: 2))], mode: .missing)
    let cells = [
      ("missing", DrawnCell(red: 3)), ("different", DrawnCell(red: 9)),
      ("matched", DrawnCell(red: 2)),
    ]
    let results = try project.run(cells, mode: row.mode)
    #expect(results.cells.map(\.outcome) == [row.missing, row.different, row.matched])
    #expect(results.verdict == row.verdict)

    // Exactly what was recorded matches now.
    let again = try project.run(cells)
    let expected: [CellOutcome] = results.cells.map {
      $0.outcome == .recorded ? .matched : $0.outcome
    }
    #expect(again.cells.map(\.outcome) == expected)
  }

  @Test(
    "writes nothing through a link that leads out of the project",
    arguments: ["Snapshots/chat/references", ".strut", ".strut/last-run", ".strut/last-run/chat"])
  func link(_ path: String) throws {
    let project = try TemporaryProject()
    let outside = try TemporaryFolder()
    let url = project.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: outside.url)
    for mode in [SnapshotRecording.none, .missing] {
      _ = try? project.run([("a", DrawnCell())], mode: mode)
    }
    #expect(try Folder.names(in: outside.url).isEmpty)
  }

  @Test("compares with no reference that is a link")
  func linkedReference() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .missing)
    let picture = project.store.pictureURL(of: "a")
    let elsewhere = picture.deletingLastPathComponent().appendingPathComponent("b.png")
    try FileManager.default.moveItem(at: picture, to: elsewhere)
    try FileManager.default.createSymbolicLink(at: picture, withDestinationURL: elsewhere)
    let results = try? project.run([("a", DrawnCell())])
    #expect(results?.cells.map(\.outcome) != [.matched])
  }

  @Test("that records never passes, even with nothing to record")
  func recordingNeverPasses() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .missing)
    #expect(try project.run([("a", DrawnCell())], mode: .missing).verdict == .recorded)
    #expect(try project.run([("a", DrawnCell())]).verdict == .passed)
  }

  @Test("leaves nothing but its results where all match")
  func nothingLeft() throws {
    let project = try TemporaryProject()
    let cells = [("a", DrawnCell(red: 1)), ("b", DrawnCell(red: 2))]
    #expect(try project.run(cells).counts.missing == 2)
    _ = try project.run(cells, mode: .all)
    _ = try project.run(cells)
    #expect(
      try project.files() == [
        ".strut/last-run/results.json", "Snapshots/chat/references/a.png",
        "Snapshots/chat/references/a.txt", "Snapshots/chat/references/b.png",
        "Snapshots/chat/references/b.txt",
      ])
  }

  @Test("keeps expected, actual, difference and both layouts of a failing cell")
  func evidence() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .all)
    _ = try project.run([("a", DrawnCell(red: 5)), ("new", DrawnCell())])
    let files = try project.files().filter { $0.hasPrefix(".strut") }
    #expect(
      files == [
        ".strut/last-run/chat/a/actual.png", ".strut/last-run/chat/a/actual.txt",
        ".strut/last-run/chat/a/difference.png", ".strut/last-run/chat/a/expected.png",
        ".strut/last-run/chat/a/expected.txt", ".strut/last-run/chat/new/actual.png",
        ".strut/last-run/chat/new/actual.txt", ".strut/last-run/results.json",
      ])
  }

  @Test("keeps the changes of the environment, of the views and of the pixels as values")
  func reasons() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .all)
    let results = try project.run([("a", DrawnCell(red: 5, viewX: 0.5, version: "1.52"))])
    #expect(
      results.cells[0].environment == [EnvironmentChange(name: "pango", old: "1.50", new: "1.52")])
    #expect(
      results.cells[0].reasons(base: nil) == [
        "`send` moved 0.5 pt right", "8 pixels differ (100 %), within 4 × 2 at (0, 0)",
      ])
    let change = try #require(results.cells[0].changes.first)
    #expect(
      change
        == .changed(
          ViewChange(
            id: "send",
            frame: ViewChange.Change(old: rect(0, 0, 1, 1), new: rect(0.5, 0, 1, 1)))))
    #expect(results.cells[0].pixels?.count == 8)
    #expect(
      results.cells[0].layout.map { "\($0.mark.rawValue) \($0.text)" } == [
        "same root view (0, 0) 2 × 1", "removed   send button (0, 0) 1 × 1",
        "added   send button (0.5, 0) 1 × 1",
      ])
  }

  /// The scales of a reference and of the new picture, which moved.
  struct ScaleRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: Int
    let new: Int
    let expected: Double?
  }

  @Test(
    "keeps the scale of a reference that was drawn at another one",
    arguments: [
      ScaleRow(testDescription: "smaller now", old: 3, new: 1, expected: 3),
      ScaleRow(testDescription: "larger now", old: 1, new: 2, expected: 1),
      ScaleRow(testDescription: "the same", old: 2, new: 2, expected: nil),
    ])
  func scale(_ row: ScaleRow) throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell(pixelsPerPoint: row.old))], mode: .all)
    let results = try project.run([("a", DrawnCell(viewX: 1, pixelsPerPoint: row.new))])
    #expect(results.cells[0].pixelsPerPoint == Double(row.new))
    #expect(results.cells[0].expectedPixelsPerPoint == row.expected)
    #expect(try project.lastRun.results() == results)
  }

  @Test("sees a view that moved where no pixel shows it")
  func unseenMove() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .all)
    let results = try project.run([("a", DrawnCell(viewX: 1))])
    #expect(
      results.cells[0].reasons(base: nil) == [
        "`send` moved 1 pt right", "the picture is the same, the layout is not",
      ])
  }

  @Test("takes other libraries that draw the same pixels for a match")
  func otherLibraries() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell())], mode: .all)
    #expect(try project.run([("a", DrawnCell(version: "9"))]).cells[0].outcome == .matched)
  }

  @Test("comes to the same with one thread as with four")
  func jobs() throws {
    let results = try [1, 4].map { jobs in
      let project = try TemporaryProject()
      let cells = (0..<20).map { ("cell-\($0)", DrawnCell(red: UInt8($0))) }
      _ = try project.run(Array(cells[..<15]), mode: .all, jobs: jobs)
      let changed = cells.map { ($0.0, DrawnCell(red: $0.1.red / 2 * 2)) }
      _ = try project.run(changed, jobs: jobs)
      return try Data(contentsOf: project.lastRun.resultsURL)
    }
    #expect(results[0] == results[1])
  }

  @Test("goes on after a cell that cannot be drawn, and says who has to act")
  func failures() throws {
    let project = try TemporaryProject()
    let wrong = Diagnostic(Message(rule: "missingFont", text: "there is no font"))
    let results = try project.run(
      [("a", DrawnCell(failure: CellFailure(.environment, [wrong]))), ("b", DrawnCell())],
      mode: .missing)
    #expect(results.cells.map(\.outcome) == [.failed, .recorded])
    #expect(results.cells[0].reasons(base: nil) == ["there is no font"])
    #expect(results.verdict == .environmentProblem)
    #expect(results.countsSentence == "1 was recorded, 1 could not be compared")
  }

  @Test("refuses a name that cannot be a file's", arguments: ["../up", "", ".hidden", "a/b"])
  func illegalNames(_ name: String) throws {
    let project = try TemporaryProject()
    let results = try project.run([(name, DrawnCell())], mode: .all)
    #expect(results.cells[0].diagnostics.map(\.rule) == ["illegalName"])
    #expect(results.verdict == .invalidInput)
    #expect(try project.files() == [".strut/last-run/results.json"])
  }

  @Test("lists references that no cell names, but only where it saw all cells")
  func stale() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell()), ("old", DrawnCell())], mode: .all)
    #expect(
      try project.run([("a", DrawnCell())]).stale == [CellID(screen: "chat", cell: "old")])
    #expect(try project.run([("a", DrawnCell())], isWhole: false).stale == [])
  }

  @Test("knows a cell again that has another name and the same picture and layout")
  func renamed() throws {
    let project = try TemporaryProject()
    _ = try project.run([("old", DrawnCell(red: 3))], mode: .all)
    let cells = try project.run([("new", DrawnCell(red: 3)), ("other", DrawnCell(red: 4))]).cells
    #expect(cells.map(\.outcome) == [.missing, .missing])
    #expect(cells.map(\.renamedFrom) == ["old", nil])
  }

  @Test("makes one renderer a thread and delivers in order")
  func order() {
    var delivered: [Int] = []
    var finished: [Int] = []
    Parallel.forEach(
      count: 50, jobs: 4,
      makeWorker: {
        var count = 0
        return { position in
          count += 1
          if position % 7 == 0 { Thread.sleep(forTimeInterval: 0.002) }
          return (position, count)
        }
      }, progress: { finished.append($0) }, deliver: { delivered.append($0 == $1.0 ? $0 : -1) })
    #expect(delivered == Array(0..<50))
    #expect(finished.last == 50)
    #expect(finished == finished.sorted())
  }
}
