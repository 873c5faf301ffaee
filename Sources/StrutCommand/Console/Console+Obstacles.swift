import Cells
import Commands
import Diagnostics
import Snapshots

extension Console {
  /// Says in the files of a run, and where its results would be, why it has none; what cannot be
  /// written is told besides.
  func write(
    _ files: RunFiles, keptBy obstacle: RunOutcome.Obstacle, _ diagnostics: [Diagnostic],
    recording: TestRun.Recording = .none, at place: RunPlace
  ) {
    let outcome = RunOutcome(
      keptBy: obstacle, diagnostics, recording: recording, at: place, in: workingFolder)
    let steps: [() throws -> Void] = [
      { try outcome.keepObstacle() }, { try outcome.write(files) },
    ]
    for step in steps {
      do {
        try step()
      } catch {
        let failure = SurroundingsError.diagnostic(for: error)
        if !diagnostics.contains(failure) { report([failure]) }
      }
    }
  }

  /// Runs; where it comes to no end, the files and the results' place say why.
  func tellingWhatKeeps<Result>(
    from files: RunFiles, recording: TestRun.Recording = .none, at place: RunPlace,
    _ run: () throws -> Result
  ) throws -> Result {
    do {
      return try run()
    } catch {
      let obstacle: RunOutcome.Obstacle =
        SurroundingsError.verdict(on: error) == .specIsWrong ? .spec : .surroundings
      write(
        files, keptBy: obstacle, [SurroundingsError.diagnostic(for: error)],
        recording: recording, at: place)
      throw error
    }
  }
}
