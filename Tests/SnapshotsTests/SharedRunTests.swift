import Foundation
import Snapshots
import Testing

@Suite("Runs that share the last run's folder")
struct SharedRunTests {
  private func run(
    _ project: TemporaryProject, _ screen: String, _ cells: [(name: String, cell: DrawnCell)],
    mode: SnapshotRecording = .none, isWhole: Bool = true
  ) throws -> RunResults {
    let references = project.url.appendingPathComponent("Snapshots/\(screen)/references")
    let items = cells.map {
      Run.Item(
        id: CellID(screen: screen, cell: $0.name),
        references: ReferenceStore(folder: references))
    }
    let drawn = cells.map(\.cell)
    return try Run(
      items: items, isWhole: isWhole, recordMode: mode, jobs: 1, lastRun: project.lastRun,
      policy: .keepOthers
    ).perform(makeRenderer: {
      { position throws(CellFailure) in Run.DrawnItem(try drawn[position].rendered()) }
    })
  }

  private func names(in project: TemporaryProject) throws -> [String] {
    try project.lastRun.results().cells.map { "\($0.id) \($0.outcome)" }
  }

  @Test("keep each other's failures, and each returns its own results")
  func failures() throws {
    let project = try TemporaryProject()
    let first = try run(project, "chat", [("a", DrawnCell())])
    let second = try run(project, "login", [("a", DrawnCell())])
    #expect(first.cells.map(\.id.screen) == ["chat"])
    #expect(second.cells.map(\.id.screen) == ["login"])
    #expect(try names(in: project) == ["chat/a missing", "login/a missing"])
    for screen in ["chat", "login"] {
      #expect(try project.files().contains(".strut/last-run/\(screen)/a/actual.png"))
    }
    let accepted = try project.lastRun.accept(project.lastRun.results()) { _ in true }
    #expect(accepted.map(\.id.screen) == ["chat", "login"])
  }

  @Test("replace what an earlier run left of the same cells")
  func replacement() throws {
    let project = try TemporaryProject()
    _ = try run(project, "chat", [("a", DrawnCell()), ("b", DrawnCell())])
    _ = try run(project, "chat", [("a", DrawnCell())], mode: .all, isWhole: false)
    #expect(try names(in: project) == ["chat/b missing", "chat/a recorded"])
    #expect(try !project.files().contains { $0.contains("last-run/chat/a") })
    _ = try run(project, "chat", [("a", DrawnCell())])
    #expect(try names(in: project) == ["chat/a matched"])
    #expect(try !project.files().contains { $0.contains("last-run/chat") })
  }

  @Test("start anew if the results are from another version")
  func otherFormat() throws {
    let project = try TemporaryProject()
    _ = try run(project, "chat", [("a", DrawnCell())])
    try AtomicFile.write("{\"format\": 99}", to: project.lastRun.resultsURL)
    _ = try run(project, "login", [("a", DrawnCell())])
    #expect(try names(in: project) == ["login/a missing"])
    #expect(try !project.files().contains { $0.contains("last-run/chat") })
  }

  @Test("are merged with the times of their cells")
  func mergedTimes() throws {
    let projects = try (0..<3).map { _ in try TemporaryProject() }
    let ids = ["a", "b"].map { CellID(screen: "chat", cell: $0) }
    let parts = try zip(projects, ids).map { project, id in
      let times = RunTimings([id: id == ids[0] ? 70 : 80, CellID(screen: "chat", cell: "c"): 9])
      try AtomicFile.write(times.bytes, to: project.lastRun.timingsURL)
      let cell = CellRecord(id: id, outcome: .matched, references: "r")
      return (
        run: project.lastRun, results: RunResults(recordMode: .none, cells: [cell], stale: [])
      )
    }
    let whole = projects[2].lastRun
    _ = try whole.replace(
      by: RunResults(recordMode: .none, cells: parts.flatMap(\.results.cells), stale: []),
      from: parts, isWhole: true, SpecPlaces(orphans: { [] }, spec: { _ in nil }))
    #expect(try whole.timings() == RunTimings([ids[0]: 70, ids[1]: 80]))
  }

  @Test("wait for each other")
  func waiting() async throws {
    let project = try TemporaryProject()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<6 {
        group.addTask {
          _ = try run(project, "screen\(number)", [("a", DrawnCell()), ("b", DrawnCell())])
        }
      }
      try await group.waitForAll()
    }
    let expected = (0..<6).flatMap { ["screen\($0)/a missing", "screen\($0)/b missing"] }
    #expect(try names(in: project).sorted() == expected)
  }
}
