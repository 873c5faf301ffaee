import Cells
import Commands
import Diagnostics
import Snapshots

extension Console {
  /// Writes the obstacle of a run without results.
  ///
  /// It writes the obstacle to the output files and replaces the results of the run. If a file
  /// cannot be written, it reports the error.
  func write(
    _ files: RunFiles, obstacle: RunVerdict, _ diagnostics: [Diagnostic],
    recording: SnapshotRecording = .none, at place: RunPlace
  ) {
    let outputs = RunOutputs(
      obstacle: obstacle, diagnostics, recording: recording, at: place, in: workingFolder)
    let steps: [() throws -> Void] = [
      { try outputs.keepObstacle() }, { try outputs.write(files) },
    ]
    for step in steps {
      do {
        try step()
      } catch {
        let failure = EnvironmentProblem.diagnostic(for: error)
        if !diagnostics.contains(failure) { report([failure]) }
      }
    }
  }

  /// Runs some work.
  ///
  /// If the work throws an error, the output files and the results contain the error.
  func keepingObstacle<Result>(
    in files: RunFiles, recording: SnapshotRecording = .none, at place: RunPlace,
    _ run: () throws -> Result
  ) throws -> Result {
    do {
      return try run()
    } catch {
      let verdict = EnvironmentProblem.verdict(on: error)
      write(
        files, obstacle: verdict == .invalidInput ? verdict : .environmentProblem,
        [EnvironmentProblem.diagnostic(for: error)],
        recording: recording, at: place)
      throw error
    }
  }
}
