package import Cells
package import Diagnostics
import Reports
package import Snapshots

/// What came of a run, its own or that of several machines, to be told in whatever form.
package struct RunOutcome: Sendable {
  /// What a run means to whoever started it.
  package enum Verdict: Hashable, Sendable {
    case passed
    /// Snapshots differ, are missing, or were recorded.
    case differs
    case specIsWrong
    case surroundingsAreWrong
    /// There was no cell to look at.
    case nothingSelected
  }

  let account: RunAccount
  /// The report's folder as the user named it; nil where none was written.
  let report: String?
  /// What relative paths are meant from.
  let folder: WorkingFolder

  package var verdict: Verdict { Verdict(RunSummary(account.results).verdict) }

  /// - Parameters:
  ///   - results: what the run found.
  ///   - lastRun: where its pictures and its times are.
  ///   - report: the folder of its report; nil where none was written.
  ///   - folder: what relative paths are meant from.
  init(
    _ results: RunResults, of lastRun: LastRun, report: String?, in folder: WorkingFolder
  ) {
    // Without times everything else can be told.
    let timings = (try? lastRun.timings()) ?? RunTimings()
    account = RunAccount(results, timings: timings, of: lastRun)
    self.report = report
    self.folder = folder
  }

  /// Where it lies that a run has no results.
  package enum Obstacle: Hashable, Sendable {
    case spec
    /// The paths and options name no cell.
    case selection
    case surroundings
  }

  /// A run without results, which has no report.
  ///
  /// - Parameters:
  ///   - obstacle: what kept it from having some.
  ///   - diagnostics: what was told of it.
  ///   - recording: which references the run might have written.
  ///   - place: where its results would be.
  ///   - folder: what relative paths are meant from.
  package init(
    keptBy obstacle: Obstacle, _ diagnostics: [Diagnostic],
    recording: RecordMode = .none, at place: RunPlace, in folder: WorkingFolder
  ) {
    let results = RunResults(
      recordMode: recording,
      obstacle: RunObstacle(RunObstacle.Kind(obstacle), diagnostics))
    account = RunAccount(results, of: place.lastRun(in: folder))
    report = nil
    self.folder = folder
  }

  /// Keeps of a run without results why it has none, so that nobody takes the run before it for this one.
  ///
  /// - Throws: what kept files from being removed or written.
  package func keepObstacle() throws {
    guard account.results.obstacle != nil else { return }
    try account.lastRun.replace(byNone: account.results)
  }
}

extension RunOutcome.Verdict {
  fileprivate init(_ verdict: RunSummary.Verdict) {
    switch verdict {
    case .passed: self = .passed
    case .recorded, .differs: self = .differs
    case .specIsWrong: self = .specIsWrong
    case .surroundingsAreWrong: self = .surroundingsAreWrong
    case .nothingSelected: self = .nothingSelected
    }
  }
}

extension RunObstacle.Kind {
  fileprivate init(_ obstacle: RunOutcome.Obstacle) {
    switch obstacle {
    case .spec: self = .spec
    case .selection: self = .selection
    case .surroundings: self = .surroundings
    }
  }
}
