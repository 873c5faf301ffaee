import Cells
import Commands
import Diagnostics
import Foundation
import Snapshots
import TestSupport

/// A project whose last run failed in two cells.
struct FailedRun {
  /// The results of two runs that failed for different reasons.
  let results: [[UInt8]]
  /// A copy of the project as it was after the last run.
  let copy: URL

  init(on bench: Bench) throws {
    let spec = "title: One\nmatrix: { appearance: [light, dark] }\n" + ConstraintTexts.head
    try bench.write(Array(spec.utf8), to: "one/one.yaml")
    try Self.test(bench, recording: .all)
    let changes = [("Title", #""Title\u202E::error::x <b>&""#), ("[10, 20]", "[30, 20]")]
    var changed = spec
    var samples: [[UInt8]] = []
    let file = bench.project.appendingPathComponent(".strut/last-run/results.json")
    for (old, new) in changes {
      changed = changed.replacingOccurrences(of: old, with: new)
      try bench.write(Array(changed.utf8), to: "one/one.yaml")
      try Self.test(bench, recording: .none)
      samples.append(Array(try Data(contentsOf: file)))
    }
    results = samples
    copy = bench.project.deletingLastPathComponent().appendingPathComponent("copy")
    try FileManager.default.copyItem(at: bench.project, to: copy)
  }

  private static func test(_ bench: Bench, recording: SnapshotRecording) throws {
    let workspace = Workspace(paths: ["one"], in: bench.workingFolder)
    if let mistake = workspace.diagnostics.first {
      throw FuzzOptions.Wrong(description: mistake.message.text)
    }
    var options = TestOptions(
      paths: ["one"], in: bench.workingFolder, isWhole: true, jobs: 1, fontSetup: bench.fontSetup,
      stopwatch: Stopwatch { 0 })
    options.recording = recording
    _ = try Commands.test(workspace.allCells, options: options)
  }
}
