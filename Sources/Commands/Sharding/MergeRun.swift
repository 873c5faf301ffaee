package import Cells
package import Diagnostics
import Foundation
import Snapshots

/// Makes the results of a run's parts the last run's, with its report.
package struct MergeRun: Sendable {
  /// What keeps the results from being the whole run's; empty where all parts are there.
  package let diagnostics: [Diagnostic]
  /// As the whole run would have told it.
  package let summary: String
  package let outcome: RunOutcome

  /// Whether every part of the run has left results.
  package var isComplete: Bool { diagnostics.isEmpty }

  /// - Parameters:
  ///   - paths: folders of parts, or folders that hold them; none for those of this project.
  ///   - report: the folder that the report goes to.
  ///   - folder: what the paths are meant from.
  /// - Throws: why the parts are not of one run, or what kept files from being read or written.
  package init(of paths: [String], to report: String, in folder: WorkingFolder) throws {
    let parts = try RunParts(in: paths.isEmpty ? [RunPart.folder] : paths, from: folder)
    let lastRun = LastRun(project: folder.url)
    if let part = parts.parts.first(where: { $0.run.folder.path == lastRun.folder.path }) {
      throw MergeError.inTheWay(path: part.path)
    }
    let results = try lastRun.replace(
      by: parts.joined(stale: try parts.stale()), from: parts.parts.map { ($0.run, $0.results) },
      SpecPlaces(
        below: parts.parts.first?.shard.paths ?? [], in: folder, of: lastRun))
    let page = try ReportWriter.write(results, of: lastRun, to: report, in: folder)
    outcome = RunOutcome(results, of: lastRun, report: report, in: folder)
    summary = TestWording(results: results, counts: RunSummary(results), page: page).text
    diagnostics = Self.missing(parts)
  }

  private static func missing(_ parts: RunParts) -> [Diagnostic] {
    let missing = parts.missing
    guard !missing.isEmpty, let shard = parts.parts.first?.shard else { return [] }
    let cells = shard.total - parts.parts.reduce(0) { $0 + $1.shard.positions.count }
    let list = missing.map(String.init)
    let names = "\(list.count == 1 ? "shard" : "shards") \(WordList.of(list))"
    let verb = list.count == 1 ? "has" : "have"
    return [
      Diagnostic(
        Message(
          rule: "missingShards", text: "\(names) of \(shard.count) \(verb) left no results"),
        notes: [Note("\(Count.of(cells, "cell")) of \(shard.total) are not in this report")],
        help: "see why in their logs, run them again, then merge all")
    ]
  }
}
