import Diagnostics
import Snapshots
import Spec

/// The failures of the last run to accept or to reject.
package struct FailureChoice: Hashable, Sendable {
  /// Globs that match `screen/cell`, screens or cells.
  package var names: [String]
  /// The numbers of causes, from 1, as `strut test` and the report show them.
  package var causes: [Int]

  package init(names: [String] = [], causes: [Int] = []) {
    self.names = names
    self.causes = causes
  }
}

extension FailureChoice {
  /// Whether the choice names no failure, so that it selects all failures.
  var isAll: Bool { names.isEmpty && causes.isEmpty }

  /// The selected failures, or the names and causes that match no failure.
  ///
  /// An empty choice selects all failures.
  func failures(in results: RunResults) -> Result<Set<CellID>, UnmatchedChoice> {
    let failures = results.cells.filter { $0.evidence != nil }.map(\.id)
    let known = results.causes
    let globs = names.map { Glob($0) }
    let others = zip(names, globs).filter { _, glob in
      !failures.contains { Self.selects(glob, $0) }
    }
    let unmatched = others.map { "`\($0.0)`" }
    let rejected = (results.rejected ?? []).filter { id in
      others.contains { Self.selects($0.1, id) }
    }
    let unknown = causes.filter { !known.indices.contains($0 - 1) }.map { "cause \($0)" }
    guard unmatched.isEmpty, unknown.isEmpty else {
      return .failure(UnmatchedChoice(choices: unmatched + unknown, rejected: rejected))
    }
    guard !isAll else { return .success(Set(failures)) }
    let ofCauses = Set(causes.flatMap { known[$0 - 1].cells.map { results.cells[$0].id } })
    return .success(
      Set(
        failures.filter { id in
          ofCauses.contains(id) || globs.contains { Self.selects($0, id) }
        }))
  }

  private static func selects(_ glob: Glob, _ id: CellID) -> Bool {
    glob.matches(id.description) || glob.matches(id.screen) || glob.matches(id.cell)
  }
}

/// Names and causes that match no failure.
struct UnmatchedChoice: Error, Hashable {
  let choices: [String]
  /// The rejected cells that the names match.
  let rejected: [CellID]

  /// The greatest number of rejected cells in the diagnostic.
  private static let listed = 3

  var diagnostic: Diagnostic {
    Diagnostic(
      Message(
        rule: "noSuchFailure",
        text: "no failure of the last run matches \(choices.joined(separator: ", "))"),
      notes: WordList.lines(rejected.map { "`\($0)` was rejected" }, atMost: Self.listed).map {
        Note($0)
      },
      help: rejected.isEmpty
        ? "`strut test` lists what differs, and its causes by number"
        : "run `strut test` again, then choose anew")
  }
}
