import Foundation
import Strut
import StrutTesting
import Testing

@Suite("What is recorded where an assertion does not say", .snapshots(record: .changed))
struct RecordingDefaultTests {
  @Test("is what the suite's trait says")
  func suite() { #expect(SnapshotRecording.inherited == .changed) }

  @Test("is what the test's own trait says before", .snapshots(record: .all))
  func test() { #expect(SnapshotRecording.inherited == .all) }

  @Test("is what holds around the assertion before all traits", .snapshots(record: .all))
  func enclosing() {
    withSnapshots(record: .missing) { #expect(SnapshotRecording.inherited == .missing) }
    withSnapshots(record: .none) { #expect(SnapshotRecording.inherited == .none) }
    #expect(SnapshotRecording.inherited == .all)
  }

  @Suite("in a suite within") struct Inner {
    @Test("is what the outer one's trait says")
    func inner() { #expect(SnapshotRecording.inherited == .changed) }
  }

  @Test("is taken by assertions, unless they say themselves", .snapshots(record: .missing))
  func taken() throws {
    let project = try TestProject()
    withKnownIssue("there is no reference, and none is to be recorded") {
      assertSnapshots(of: "Snapshots/box", record: .none, in: project.url)
    }
    #expect(!project.exists("Snapshots/box/references"))
    // In a CI job only the environment can let anything be recorded.
    let isCI = ProcessInfo.processInfo.environment["CI"] != nil
    withKnownIssue("a run that records fails") {
      assertSnapshots(of: "Snapshots/box", in: project.url)
    }
    #expect(project.exists("Snapshots/box/references") != isCI)
  }
}

@Suite("The cells of a spec as a test's arguments")
struct SnapshotCellTests {
  @Test("are one a cell, each of which is checked alone")
  func cells() throws {
    let project = try TestProject()
    project.record()
    let cells = snapshotCells(of: "Snapshots", in: project.url)
    #expect(cells.map(\.description) == ["box/iphone-se-3", "box/iphone-8"])
    for cell in cells { assertSnapshot(of: cell, in: project.url) }
    try project.writeScreen(gap: 40)
    withKnownIssue("the box moved") {
      assertSnapshot(of: cells[1], in: project.url)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("`box/iphone-8` differs") == true
    }
  }

  @Test("are one that fails if there are no cells")
  func none() throws {
    let project = try TestProject()
    try project.write("views: [", to: "Snapshots/box/box.yaml")
    let cells = snapshotCells(of: "Snapshots", in: project.url)
    #expect(cells == [snapshotCells(of: "Snapshots", only: ["nothing"], in: project.url)[0]])
    #expect(cells.map(\.description) == ["Snapshots"])
    withKnownIssue("the spec is wrong") { assertSnapshot(of: cells[0], in: project.url) }
  }
}
