package import Cells
package import Diagnostics
import Foundation
import Reports
package import Snapshots
import Spec

/// Draws cells and compares them with their references, or records them.
package struct TestRun: Sendable {
  /// Which references the run may write.
  package typealias Recording = RecordMode

  package let outcome: RunOutcome
  /// What the layouts and the surroundings have to say.
  package let diagnostics: [Diagnostic]
  /// Every cell that does not match with why, the counts, and the command that does the next thing.
  package let summary: String

  /// What failed goes to `.strut/last-run` in the folder, of a part of a run to the part's folder.
  ///
  /// - Parameters:
  ///   - cells: what to draw.
  ///   - films: whose strips to draw.
  ///   - paths: those that the specs were found at.
  ///   - references: what is kept of references.
  ///   - recording: which references to write.
  ///   - report: the folder that the report goes to; nil for none.
  ///   - folder: what the report's path is meant from.
  ///   - part: which part of a run the cells are; nil where they are the whole.
  ///   - isWhole: whether the cells are all of their screens', so that other references are stale.
  ///   - jobs: the greatest number of threads.
  ///   - fontSetup: where fonts are looked for and kept.
  ///   - clock: tells how long each cell takes.
  ///   - progress: called with the number of finished cells.
  /// - Throws: what kept the run from coming to its end: fonts, or files that cannot be written.
  package init(
    _ cells: [SelectedCell], films: [SelectedFilm] = [], of paths: [String],
    references: ReferenceForm = .pictures,
    recording: Recording, report: String?,
    in folder: WorkingFolder, part: RunPart? = nil,
    isWhole: Bool, jobs: Int, fontSetup: FontSetup,
    clock: Stopwatch, progress: (_ done: Int) -> Void
  ) throws {
    let lastRun = (part?.place ?? .lastRun).lastRun(in: folder)
    try part?.tellRunner(in: folder)
    let run = try SnapshotRun(
      cells, films: films, references: ReferenceFolders(references),
      recordMode: recording, lastRun: lastRun, company: .alone,
      places: SpecPlaces(below: paths, in: folder, of: lastRun),
      shard: part?.record, isWhole: isWhole && part == nil, jobs: jobs,
      fonts: try fontSetup.library(),
      stopwatch: clock, progress: progress)
    let results = run.results
    let counts = RunSummary(results)
    outcome = RunOutcome(results, of: lastRun, report: report, in: folder)
    diagnostics = run.diagnostics
    let page = try report.map {
      try ReportWriter.write(results, of: lastRun, to: $0, in: folder)
    }
    summary = TestWording(results: results, counts: counts, page: page).text
  }
}
