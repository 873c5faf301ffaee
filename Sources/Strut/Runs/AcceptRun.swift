package import Diagnostics
import Snapshots
import Spec

/// Takes the failures of the last run as references.
package struct AcceptRun: Sendable {
  /// What was refused and why.
  package let diagnostics: [Diagnostic]
  package let summary: String
  /// Whether the names match no failure of the last run.
  package let nothingSelected: Bool

  /// - Parameters:
  ///   - names: globs of `screen/cell`, of screens or of cells; none takes everything.
  ///   - folder: the one that the run worked in.
  /// - Throws: what kept the results from being read or the references from being written.
  package init(names: [String], in folder: WorkingFolder) throws {
    let lastRun = LastRun(project: folder.url)
    let results = try lastRun.results()
    let globs = names.map { Glob($0) }
    let acceptances = try lastRun.accept(results) { id in
      globs.isEmpty
        || globs.contains {
          $0.matches(id.description) || $0.matches(id.screen) || $0.matches(id.cell)
        }
    }
    nothingSelected = acceptances.isEmpty && !names.isEmpty
    let refusals = acceptances.compactMap(\.refusal)
    diagnostics =
      nothingSelected
      ? [
        Diagnostic(
          .nothingToAccept(names), help: "`strut test` lists what differs")
      ] : refusals
    let lines = acceptances.map(\.description)
    let accepted = acceptances.filter { if case .accepted = $0.outcome { true } else { false } }
    summary =
      acceptances.isEmpty
      ? "there is nothing to accept\n"
      : (lines + ["\(Count.of(accepted.count, "cell")) accepted; run `strut test`"]).joined(
        separator: "\n") + "\n"
  }
}

extension Message {
  fileprivate static func nothingToAccept(_ names: [String]) -> Message {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Message(rule: "nothingToAccept", text: "no failure of the last run matches \(list)")
  }
}
