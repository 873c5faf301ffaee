import Foundation
import Geometry
import Synchronization
import TestSupport
import Testing

@testable import Snapshots

@Suite("A run that skips what passed")
struct PassedCellsTests {
  /// The outcomes of a run of the cells, and the names of those that were drawn.
  private func run(
    _ cells: [(name: String, inputs: String?, cell: DrawnCell)], in project: TemporaryProject,
    mode: SnapshotRecording = .none, isWhole: Bool = true
  ) throws -> (outcomes: [CellOutcome], drawn: Set<String>) {
    let items = cells.map {
      var item = Run.Item(id: CellID(screen: "chat", cell: $0.name), references: project.store)
      item.inputs = $0.inputs
      return item
    }
    let passed = try #require(try PassedCells.read(in: project.url))
    let drawn = Mutex<Set<String>>([])
    let run = Run(
      items: items, isWhole: isWhole, recordMode: mode, jobs: 2, lastRun: project.lastRun,
      passed: passed)
    let results = try run.perform(makeRenderer: {
      { position throws(CellFailure) in
        drawn.withLock { _ = $0.insert(cells[position].name) }
        return Run.DrawnItem(try cells[position].cell.rendered())
      }
    })
    return (results.cells.map(\.outcome), drawn.withLock { $0 })
  }

  @Test("draws a cell again only if its inputs or its reference changed")
  func skips() throws {
    let project = try TemporaryProject()
    let cells: [(String, String?, DrawnCell)] = [
      ("same", "1", DrawnCell(red: 1)), ("edited", "1", DrawnCell(red: 2)),
      ("reference", "1", DrawnCell(red: 3)), ("always", nil, DrawnCell(red: 4)),
    ]
    #expect(
      try run(cells, in: project, mode: .missing).outcomes == [
        .recorded, .recorded, .recorded, .recorded,
      ])
    #expect(try run(cells, in: project).drawn == ["same", "edited", "reference", "always"])

    var changed = cells
    changed[1].1 = "2"
    let picture = project.store.pictureURL(of: "reference")
    try FileManager.default.removeItem(at: project.store.layoutURL(of: "reference"))
    let second = try run(changed, in: project)
    #expect(second.outcomes == [.unchanged, .matched, .different, .matched])
    #expect(second.drawn == ["edited", "reference", "always"])
    #expect(FileManager.default.fileExists(atPath: picture.path))

    // The inputs of before are no longer those of the last run that passed.
    #expect(try run(cells, in: project).drawn == ["edited", "reference", "always"])
  }

  @Test("draws a cell again that did not pass, or passed with something to say")
  func silent() throws {
    let project = try TemporaryProject()
    let old: [(String, String?, DrawnCell)] = [("differs", "1", DrawnCell(red: 1))]
    _ = try run(old, in: project, mode: .missing)
    let new: [(String, String?, DrawnCell)] = [("differs", "1", DrawnCell(red: 9))]
    for _ in 0..<2 { #expect(try run(new, in: project).outcomes == [.different]) }
  }

  @Test("keeps the entries of cells that were not in the run, unless it was a run of whole screens")
  func others() throws {
    let project = try TemporaryProject()
    let cells: [(String, String?, DrawnCell)] = [
      ("first", "1", DrawnCell(red: 1)), ("second", "1", DrawnCell(red: 2)),
    ]
    _ = try run(cells, in: project, mode: .missing)
    _ = try run(cells, in: project)
    #expect(try run([cells[0]], in: project, isWhole: false).outcomes == [.unchanged])
    #expect(try run(cells, in: project, isWhole: false).drawn == [])
    _ = try run([cells[0]], in: project)
    #expect(try run(cells, in: project, isWhole: false).drawn == ["second"])
  }

  @Test(
    "reads nothing from a file that no run wrote",
    arguments: ["", "[]", #"{"format":2,"cells":{}}"#])
  func damaged(_ text: String) throws {
    let project = try TemporaryProject()
    try AtomicFile.write(text, to: PassedCells.url(in: project.url))
    #expect(try PassedCells.read(in: project.url) == nil)
  }
}
