import Foundation
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
  /// What relative paths are meant from.
  let folder: WorkingFolder

  package var verdict: Verdict { Verdict(RunSummary(account.results).verdict) }

  /// - Parameters:
  ///   - results: what the run found.
  ///   - lastRun: where its pictures and its times are.
  ///   - folder: what relative paths are meant from.
  init(_ results: RunResults, of lastRun: LastRun, in folder: WorkingFolder) {
    // Without times everything else can be told.
    let timings = (try? lastRun.timings()) ?? RunTimings()
    account = RunAccount(results, timings: timings, of: lastRun)
    self.folder = folder
  }

  /// Writes the files that are wanted.
  ///
  /// - Parameter files: paths from the working folder.
  /// - Throws: what kept one from being written; those before it are there.
  package func write(_ files: RunFiles) throws {
    if let path = files.junit { try write(JUnitReport(account).xml, to: path) }
  }

  private func write(_ text: String, to path: String) throws(FileError) {
    try OutputFile.write(text, to: folder.place(path))
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
