package import Diagnostics
import Snapshots
import Spec

/// Takes the failures of the last run as references.
package struct AcceptRun: Sendable {
  /// What was refused and why.
  package let diagnostics: [Diagnostic]
  package let summary: String
  /// Whether a name matches no failure of the last run, so that nothing is accepted.
  package let nothingSelected: Bool

  /// - Parameters:
  ///   - names: globs of `screen/cell`, of screens or of cells; none takes everything.
  ///   - folder: the one that the run worked in.
  /// - Throws: what kept the results from being read or the references from being written.
  package init(names: [String], in folder: WorkingFolder) throws {
    let lastRun = LastRun(project: folder.url)
    let results = try lastRun.results()
    let globs = names.map { Glob($0) }
    let failures = results.cells.filter { $0.evidence != nil }.map(\.id)
    let unmatched = zip(names, globs).filter { _, glob in
      !failures.contains { Self.selects(glob, $0) }
    }.map(\.0)
    nothingSelected = !unmatched.isEmpty
    guard unmatched.isEmpty else {
      diagnostics = [
        Diagnostic(.nothingToAccept(unmatched), help: "`strut test` lists what differs")
      ]
      summary = "nothing is accepted\n"
      return
    }
    let acceptances = try lastRun.accept(results) { id in
      globs.isEmpty || globs.contains { Self.selects($0, id) }
    }
    diagnostics = acceptances.compactMap(\.refusal)
    let lines = acceptances.map(\.description)
    let accepted = acceptances.filter { if case .accepted = $0.outcome { true } else { false } }
    summary =
      acceptances.isEmpty
      ? "there is nothing to accept\n"
      : (lines + ["\(Count.of(accepted.count, "cell")) accepted; run `strut test`"]).joined(
        separator: "\n") + "\n"
  }
}

extension AcceptRun {
  private static func selects(_ glob: Glob, _ id: CellID) -> Bool {
    glob.matches(id.description) || glob.matches(id.screen) || glob.matches(id.cell)
  }
}

extension Message {
  fileprivate static func nothingToAccept(_ names: [String]) -> Message {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Message(rule: "nothingToAccept", text: "no failure of the last run matches \(list)")
  }
}
