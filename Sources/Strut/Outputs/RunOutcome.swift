import Reports
import Snapshots

/// What came of a run, its own or that of several machines, to be told in whatever form.
package struct RunOutcome: Sendable {
  /// What a run means to whoever started it.
  package enum Verdict: Hashable, Sendable {
    case passed
    /// Snapshots differ, are missing, or were recorded.
    case differs
    case specIsWrong
    case surroundingsAreWrong
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
}

extension RunOutcome.Verdict {
  fileprivate init(_ verdict: RunSummary.Verdict) {
    switch verdict {
    case .passed: self = .passed
    case .recorded, .differs: self = .differs
    case .specIsWrong: self = .specIsWrong
    case .surroundingsAreWrong: self = .surroundingsAreWrong
    }
  }
}
