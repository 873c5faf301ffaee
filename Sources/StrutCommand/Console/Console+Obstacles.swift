import Cells
import Commands
import Diagnostics
import Snapshots

/// The output files of a run and the place of its results, which an error of the run replaces.
struct RunDestination {
  let files: RunFiles
  var recording = SnapshotRecording.none
  let place: RunPlace
  /// Whether the results stay, because the command makes none of its own.
  var keepsResults = false
  /// The SARIF file of the findings; nil for none.
  var sarif: String?
}

extension Console {
  /// Writes the obstacle of a run without results.
  ///
  /// It writes the obstacle to the output files and replaces the results of the run, unless they
  /// stay or the obstacle is a link, which may be that of the results. If a file cannot be written, it reports
  /// the error. Without a destination, it does nothing.
  func write(
    _ destination: RunDestination?, obstacle: RunVerdict, _ diagnostics: [Diagnostic]
  ) {
    guard let destination else { return }
    let outputs = RunOutputs(
      obstacle: obstacle, diagnostics, recording: destination.recording, at: destination.place,
      in: workingFolder)
    let isLink = diagnostics.contains { $0.message.rule == "linkOut" }
    let steps: [() throws -> Void] = [
      { if !isLink, !destination.keepsResults { try outputs.keepObstacle() } },
      { try outputs.write(destination.files) },
      {
        guard let path = destination.sarif else { return }
        try LintResult(obstacle: diagnostics).writeSARIF(
          to: path, in: workingFolder, repositoryPaths)
      },
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
  /// If the work throws an error, the output files and the results contain the error. The results
  /// stay if no parts of a run were found to replace them.
  ///
  /// - Parameters:
  ///   - destination: the files and the results; nil for a command without them.
  ///   - run: the work.
  /// - Returns: the value of the work.
  /// - Throws: the error of the work.
  func keepingObstacle<Result>(
    in destination: RunDestination?, _ run: () throws -> Result
  ) throws -> Result {
    do {
      return try run()
    } catch {
      let verdict = Program.verdict(on: error)
      var destination = destination
      if let error = error as? MergeError, error.isAboutFolders { destination?.keepsResults = true }
      write(
        destination, obstacle: verdict == .invalidInput ? verdict : .environmentProblem,
        [EnvironmentProblem.diagnostic(for: error)])
      throw error
    }
  }
}
