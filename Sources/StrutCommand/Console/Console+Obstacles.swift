import Diagnostics
import Strut

extension Console {
  /// Says in the files of a run why it has no results; a file that cannot be written is told besides.
  func write(
    _ files: RunFiles, keptBy obstacle: RunOutcome.Obstacle, _ diagnostics: [Diagnostic],
    recording: TestRun.Recording = .none
  ) {
    do {
      try RunOutcome(keptBy: obstacle, diagnostics, recording: recording, in: workingFolder)
        .write(files)
    } catch {
      report([SurroundingsError.diagnostic(for: error)])
    }
  }

  /// Runs; where it comes to no end, the files say why.
  func tellingWhatKeeps<Result>(
    from files: RunFiles, recording: TestRun.Recording = .none, _ run: () throws -> Result
  ) throws -> Result {
    do {
      return try run()
    } catch let error as GitError {
      write(files, keptBy: error.isInput ? .spec : .surroundings, [error.diagnostic])
      throw error
    } catch {
      write(
        files, keptBy: .surroundings, [SurroundingsError.diagnostic(for: error)],
        recording: recording)
      throw error
    }
  }
}
