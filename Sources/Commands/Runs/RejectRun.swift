package import Cells
package import Diagnostics
import Snapshots

/// Drops failures of the last run.
package struct RejectRun: Sendable {
  package let diagnostics: [Diagnostic]
  package let summary: String
  /// Whether a name or a cause has no failure of the last run, so that nothing is dropped.
  package let nothingSelected: Bool

  /// - Parameters:
  ///   - choice: which failures; nothing said drops them all.
  ///   - folder: the one that the run worked in.
  /// - Throws: what kept the results from being read or written.
  package init(_ choice: FailureChoice, in folder: WorkingFolder) throws {
    let lastRun = LastRun(project: folder.url)
    let results = try lastRun.finishedResults()
    switch choice.failures(in: results) {
    case .failure(let unmatched):
      nothingSelected = true
      diagnostics = [unmatched.diagnostic]
      summary = "nothing is rejected\n"
    case .success(let chosen):
      nothingSelected = false
      diagnostics = []
      let rejections = try lastRun.reject(results) { chosen.contains($0.id) }
      let left = results.cells.filter { $0.evidence != nil }.count - rejections.count
      let lines =
        rejections.map(\.description) + [
          "\(Count.of(rejections.count, "failure")) dropped, \(left) left; what was dropped fails until "
            + "its spec is mended: run `strut test` then"
        ]
      summary =
        rejections.isEmpty
        ? "there is nothing to reject\n" : lines.map { "\($0)\n" }.joined()
    }
  }
}
