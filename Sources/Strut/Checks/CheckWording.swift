import Diagnostics
import Foundation
import Snapshots

/// The results of a check in words, for each failure of a test one text.
struct CheckWording {
  let results: RunResults
  let lastRun: LastRun

  /// The most references that a list names.
  private static let listed = 40

  func cell(_ record: CellRecord) -> SnapshotCheck.Cell {
    SnapshotCheck.Cell(
      name: record.id.description, verdict: SnapshotCheck.Verdict(record.status),
      reasons: record.environment + record.reasons)
  }

  /// One for each cell that is not as its reference, in the cells' order; then one for recording.
  var failures: [SnapshotCheck.Failure] {
    results.cells.compactMap(failure) + recording
  }

  private func failure(_ record: CellRecord) -> SnapshotCheck.Failure? {
    let name = "`\(record.id)`"
    let lines: [String]
    switch record.status {
    case .matched, .recorded: return nil
    case .different:
      lines =
        ["\(name) differs from its reference"] + indented(record.reasons)
        + indented((record.specChanges ?? []).map { "since \($0)" })
        + environment(record) + nextSteps(record, "if the new picture is right")
    case .missing:
      lines =
        ["\(name) has no reference"] + indented(record.renamedFrom == nil ? [] : record.reasons)
        + nextSteps(record, "if its picture is right")
    case .failed:
      lines =
        ["\(name) could not be judged"]
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
    return ["  not the fonts and libraries of the reference:"]
      + record.environment.map { "    \($0)" }
  }

  private func nextSteps(_ record: CellRecord, _ condition: String) -> [String] {
    let folder = lastRun.url(of: .actualPicture, record.id).deletingLastPathComponent()
    return indented([
      "the pictures are in \(folder.path)",
      "\(condition), run `strut accept \"\(record.id)\"` in \(lastRun.project.path)",
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

  /// A run that may write is no pass, whether or not it wrote.
  private var recording: [SnapshotCheck.Failure] {
    guard results.recordMode != .none else { return [] }
    let recorded = results.cells.filter { $0.status == .recorded }.map(\.id.description)
    let more = recorded.count - Self.listed
    let lines =
      recorded.isEmpty
      ? ["nothing was to be recorded, and a recording run is no pass", "  test without recording"]
      : ["\(Count.of(recorded.count, "reference")) recorded, and a recording run is no pass"]
        + indented(Array(recorded.prefix(Self.listed)))
        + (more > 0 ? ["  and \(more) more"] : [])
        + ["  look at the pictures, then test without recording"]
    return [SnapshotCheck.Failure(text: lines.joined(separator: "\n"), pictures: [])]
  }

  /// What the run has to say that no failure of a cell tells.
  func remarks(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let told = results.cells.filter { $0.status == .failed }.flatMap(\.diagnostics)
    return diagnostics.filter { diagnostic in
      !told.contains {
        $0.rule == diagnostic.message.rule && $0.message == diagnostic.message.text
      }
    }
  }

  var stale: [String] {
    guard !results.stale.isEmpty else { return [] }
    let names = indented(results.stale.map(\.description))
    let first = "\(Count.of(results.stale.count, "reference")) that no cell names:"
    return [([first] + names).joined(separator: "\n")]
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  \($0)" } }
}

extension SnapshotCheck.Verdict {
  fileprivate init(_ status: CellRecord.Status) {
    switch status {
    case .matched: self = .matches
    case .different: self = .differs
    case .missing: self = .hasNoReference
    case .recorded: self = .recorded
    case .failed: self = .notJudged
    }
  }
}
