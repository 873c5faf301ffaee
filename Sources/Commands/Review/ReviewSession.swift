import Cells
import Diagnostics
import Foundation
import Reports
import Snapshots
import Spec
import Synchronization

/// The decisions about the failures of the last run during one review.
///
/// A decision is carried out at once, by the code of `strut accept` and `strut reject`, and can be
/// undone until the review ends. Decisions are made one after the other, on any thread.
final class ReviewSession: Sendable {
  let model: ReportModel
  private let form: ReferenceForm
  /// A check that has read no spec.
  private let check: InputCheck
  private let state: Mutex<State>

  enum Decision: Hashable, Sendable {
    case accept
    case reject
    case undo
  }

  /// What the decisions have come to.
  struct Standing: Hashable, Sendable {
    /// The indices of accepted cells in the run, ascending.
    var accepted: [Int] = []
    /// The indices of rejected cells in the run, ascending.
    var rejected: [Int] = []
    /// The number of failures without a decision.
    var open = 0
  }

  private struct State {
    /// The references before their acceptance; nil for a cell that this review did not accept.
    var accepted: [CellID: ReplacedReference?] = [:]
    var rejected: Set<CellID> = []
    /// The spec texts in the folders of references before the first acceptance of the review.
    var sources: [URL: [String: [UInt8]]] = [:]
    /// The bytes of the results that this review read or wrote last.
    var results: [UInt8]?
  }

  /// Begins a review of the last run.
  ///
  /// - Parameters:
  ///   - form: the form of accepted references.
  ///   - folder: the folder of the project.
  ///   - limits: the limits of specs.
  ///   - resources: the files of the project that all specs may use.
  /// - Throws: the error of results or of references that cannot be read.
  init(
    as form: ReferenceForm, in folder: WorkingFolder, limits: SpecLimits = SpecLimits(),
    resources: ProjectResources = ProjectResources()
  ) throws {
    let lastRun = LastRun(project: folder.url)
    check = InputCheck(in: folder, limits: limits, resources: resources)
    let results = try lastRun.finishedResults().checkingRenames(with: check)
    model = ReportModel(results, of: lastRun)
    self.form = form
    var state = State()
    state.results = try AtomicFile.read(lastRun.resultsURL)
    self.state = Mutex(state)
    try self.state.withLock { try readAcceptances(in: &$0) }
  }

  private var lastRun: LastRun { model.lastRun }
  private var results: RunResults { model.results }

  /// The failures about which somebody can decide.
  var failures: [CellRecord] { results.cells.filter { $0.evidence != nil } }

  var standing: Standing {
    state.withLock { state in
      // A reference that cannot be read is an error of the next decision.
      try? readAcceptances(in: &state)
      return standing(of: state)
    }
  }

  /// Reads which of the other cells are accepted.
  ///
  /// `strut accept` or another review may have accepted them, before this review or since then.
  private func readAcceptances(in state: inout State) throws {
    let others = RunResults(
      recordMode: results.recordMode,
      cells: failures.filter {
        (state.accepted[$0.id] ?? nil) == nil && !state.rejected.contains($0.id)
      }, stale: [])
    let accepted = try lastRun.accepted(others, as: form)
    for cell in others.cells {
      state.accepted[cell.id] = accepted.contains(cell.id) ? .some(nil) : nil
    }
  }

  private func standing(of state: State) -> Standing {
    var standing = Standing()
    for (index, cell) in results.cells.enumerated() where cell.evidence != nil {
      if state.accepted[cell.id] != nil {
        standing.accepted.append(index)
      } else if state.rejected.contains(cell.id) {
        standing.rejected.append(index)
      } else {
        standing.open += 1
      }
    }
    return standing
  }

  /// Carries out a decision.
  ///
  /// A cell with the opposite decision is undone first. A cell with the same decision does not
  /// change.
  ///
  /// - Parameters:
  ///   - decision: the decision.
  ///   - cells: the indices of cells in the run. Cells that did not fail are left out.
  /// - Returns: the standing after it, and the errors of cells that it does not apply to.
  func decide(
    _ decision: Decision, on cells: some Sequence<Int>
  ) -> (standing: Standing, errors: [Diagnostic]) {
    let ids = Set(
      cells.filter { results.cells.indices.contains($0) && results.cells[$0].evidence != nil }
        .map { results.cells[$0].id })
    return state.withLock { state in
      var errors: [Diagnostic] = []
      do {
        guard try AtomicFile.read(lastRun.resultsURL) == state.results else {
          return (standing(of: state), [Self.otherRun])
        }
        try readAcceptances(in: &state)
        switch decision {
        case .accept:
          try unreject(ids, in: &state)
          errors = try accept(ids, in: &state)
        case .reject:
          errors = try withdraw(ids, in: &state)
          try reject(ids.filter { state.accepted[$0] == nil }, in: &state)
        case .undo:
          errors = try withdraw(ids, in: &state)
          try unreject(ids, in: &state)
        }
      } catch {
        errors.append(EnvironmentProblem.diagnostic(for: error))
      }
      return (standing(of: state), errors)
    }
  }

  private static let otherRun = Diagnostic(
    Message(rule: "otherRun", text: "another run or `strut reject` replaced the last run"),
    help: "end this review and start `strut review` again")

  /// The error that the last run is another one by now; empty if this review still holds.
  var staleness: [Diagnostic] {
    state.withLock { state in
      let results = try? AtomicFile.read(lastRun.resultsURL)
      return results == state.results ? [] : [Self.otherRun]
    }
  }

  private func accept(_ ids: Set<CellID>, in state: inout State) throws -> [Diagnostic] {
    let open = ids.filter { state.accepted[$0] == nil }
    let old = try lastRun.replacedReferences(results, as: form) { open.contains($0) }
    for reference in old.values {
      for store in reference.stores where state.sources[store.folder] == nil {
        state.sources[store.folder] = try store.sources()
      }
    }
    var check = check
    let acceptances: [Acceptance]
    do {
      acceptances = try lastRun.accept(
        results, as: form, unless: { check.changeSinceRun(of: $0) }, where: { ids.contains($0) })
    } catch {
      // The cells before the error are accepted.
      let chosen = RunResults(
        recordMode: results.recordMode, cells: results.cells.filter { open.contains($0.id) },
        stale: [])
      for id in try lastRun.accepted(chosen, as: form) { state.accepted[id] = old[id] }
      throw error
    }
    for acceptance in acceptances where open.contains(acceptance.id) {
      if acceptance.isAccepted { state.accepted[acceptance.id] = old[acceptance.id] }
      if acceptance.outcome == .alreadyAccepted { state.accepted[acceptance.id] = .some(nil) }
    }
    return acceptances.compactMap { $0.refusal() }
  }

  /// Undoes acceptances of this review.
  private func withdraw(_ ids: Set<CellID>, in state: inout State) throws -> [Diagnostic] {
    var errors: [Diagnostic] = []
    var stores: Set<ReferenceStore> = []
    for cell in results.cells where ids.contains(cell.id) {
      guard let acceptance = state.accepted[cell.id] else { continue }
      guard let old = acceptance else {
        errors.append(
          Diagnostic(
            Message(
              rule: "acceptedElsewhere", text: "`\(cell.id)` was accepted outside this review"),
            help: "restore its reference with git"))
        continue
      }
      guard try lastRun.restore(old) else {
        errors.append(
          Diagnostic(
            Message(
              rule: "referenceChangedSinceAcceptance",
              text: "the reference of `\(cell.id)` changed since you accepted it"),
            help: "restore it with git"))
        continue
      }
      state.accepted[cell.id] = nil
      stores.formUnion(old.stores)
    }
    let used = Set(state.accepted.values.compactMap { $0 }.flatMap(\.stores).map(\.folder))
    for store in stores where !used.contains(store.folder) {
      if let known = state.sources[store.folder] { try store.restoreSources(known) }
    }
    return errors
  }

  private func reject(_ ids: Set<CellID>, in state: inout State) throws {
    guard !ids.isSubset(of: state.rejected) else { return }
    try write(rejecting: state.rejected.union(ids), in: &state)
  }

  private func unreject(_ ids: Set<CellID>, in state: inout State) throws {
    guard !ids.isDisjoint(with: state.rejected) else { return }
    try write(rejecting: state.rejected.subtracting(ids), in: &state)
  }

  /// Writes the results without rejected cells.
  ///
  /// The pictures of rejected cells stay until the end of the review.
  private func write(rejecting rejected: Set<CellID>, in state: inout State) throws {
    try lastRun.write(results.rejecting(rejected))
    state.rejected = rejected
    state.results = try AtomicFile.read(lastRun.resultsURL)
  }

  /// Ends the review, and removes the pictures of rejected cells.
  ///
  /// - Returns: a sentence about the decisions.
  /// - Throws: the error of a file that cannot be removed.
  func end() throws -> String {
    try state.withLock { state in
      let isOwn = try AtomicFile.read(lastRun.resultsURL) == state.results
      if isOwn {
        try readAcceptances(in: &state)
        try lastRun.removeEvidence(of: state.rejected)
      }
      let accepted = state.accepted.values.compactMap { $0 }.count
      // If another run has replaced the last run, this review does not know what is left.
      let left = isOwn ? ", \(standing(of: state).open) left" : ""
      return "Accepted \(Count.of(accepted, "cell")), rejected "
        + "\(Count.of(state.rejected.count, "cell"))\(left).\n"
    }
  }
}
