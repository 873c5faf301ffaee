import Diagnostics
import Foundation
import Reports
import Snapshots

/// The texts of a check, one for each failure of a test.
struct CheckWording {
  let results: RunResults
  let lastRun: LastRun

  /// The maximum number of references that a list names.
  private static let listed = 40

  func cell(_ record: CellRecord) -> SnapshotCheck.Cell {
    SnapshotCheck.Cell(
      name: record.id.description, outcome: record.outcome,
      reasons: record.environment.map(\.sentence) + record.reasons(base: nil))
  }

  /// The failures: one for each cell that does not match, in the cells' order.
  ///
  /// A recording run adds a failure at the end.
  var failures: [SnapshotCheck.Failure] {
    results.cells.compactMap(failure) + recording
  }

  private func failure(_ record: CellRecord) -> SnapshotCheck.Failure? {
    let name = "`\(record.id)`"
    let lines: [String]
    switch record.outcome {
    case .matched, .unchanged, .recorded: return nil
    case .different:
      lines =
        ["\(name) differs from its reference"] + indented(record.reasons(base: nil))
        + indented((record.specChanges ?? []).map { "because \($0.sentence)" })
        + environment(record) + nextSteps(record, "if the new picture is right")
    case .missing:
      lines =
        ["\(name) has no reference"]
        + indented(record.renamedFrom == nil ? [] : record.reasons(base: nil))
        + nextSteps(record, "if its picture is right")
    case .failed:
      lines =
        ["\(name) could not be compared"]
        + indented(
          record.diagnostics.flatMap { diagnostic in
            [diagnostic.message] + diagnostic.notes.map { "note: \($0)" }
              + [diagnostic.help].compactMap(\.self).map { "help: \($0)" }
          })
    }
    return SnapshotCheck.Failure(
      text: lines.joined(separator: "\n"), pictures: pictures(of: record))
  }

  private func environment(_ record: CellRecord) -> [String] {
    guard !record.environment.isEmpty else { return [] }
    return ["  \(EnvironmentChange.heading):"]
      + record.environment.map { "    \($0.sentence)" }
  }

  private func nextSteps(_ record: CellRecord, _ condition: String) -> [String] {
    let folder = lastRun.url(of: .actualPicture, record.id).deletingLastPathComponent()
    return indented([
      "the pictures are in \(folder.path)",
      "\(condition), run `\(record.id.acceptCommand)` in \(lastRun.project.path)",
    ])
  }

  private func pictures(of record: CellRecord) -> [SnapshotCheck.Picture] {
    guard record.evidence != nil else { return [] }
    let files: [LastRun.File] = [.expectedPicture, .actualPicture, .differencePicture]
    return files.compactMap { file in
      let url = lastRun.url(of: file, record.id)
      guard Folder.exists(url) else { return nil }
      return SnapshotCheck.Picture(
        name: "\(record.id.screen).\(record.id.cell).\(file.rawValue)", url: url)
    }
  }

  /// The failure of a run that may write references, even if it wrote none.
  private var recording: [SnapshotCheck.Failure] {
    guard results.recordMode != .none else { return [] }
    let recorded = results.cells.filter { $0.outcome == .recorded }.map(\.id.description)
    let lines =
      recorded.isEmpty
      ? ["nothing to record", "  test without recording"]
      : ["recorded \(Count.of(recorded.count, "reference"))"]
        + indented(WordList.lines(recorded, atMost: Self.listed, "reference"))
        + ["  check the pictures, then test without recording"]
    return [SnapshotCheck.Failure(text: lines.joined(separator: "\n"), pictures: [])]
  }

  /// The diagnostics of the run that no failure of a cell contains.
  func remarks(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let reported = results.cells.filter { $0.outcome == .failed }.flatMap(\.diagnostics)
    return diagnostics.filter { diagnostic in
      !reported.contains {
        $0.rule == diagnostic.message.rule && $0.message == diagnostic.message.text
      }
    }
  }

  var staleReferences: [String] {
    guard !results.stale.isEmpty else { return [] }
    let names = indented(results.stale.map(\.description))
    return [
      (["\(Count.of(results.stale.count, "stale reference")):"] + names).joined(separator: "\n")
    ]
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  \($0)" } }
}
