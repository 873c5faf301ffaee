package import Cells
package import Diagnostics
import Foundation
import Reports
package import Snapshots
package import Spec

/// The options of a test run.
package struct TestOptions: Sendable {
  /// The paths of the specs.
  package var paths: [String]
  package var references = ReferenceForm.pictures
  /// The path of the folder of references; nil for references beside the specs.
  package var referenceFolder: ReferenceTemplate?
  package var recording = SnapshotRecording.none
  /// Whether to skip cells whose inputs and reference are those of a run that passed.
  package var skipsUnchanged = false
  /// The texts of the configuration and of the options that change cells.
  package var settings: [String] = []
  /// The folder of the report; nil for no report.
  package var report: String?
  /// The base of relative paths.
  package var folder: WorkingFolder
  /// Whether the cells are all cells of their screens, so that other references are stale.
  package var isWhole: Bool
  /// The greatest number of threads.
  package var jobs: Int
  package var fontSetup: FontSetup
  /// The environment of the process, for git.
  package var environment: [String: String] = [:]
  /// The clock for the time of each cell.
  package var stopwatch: Stopwatch

  package init(
    paths: [String], in folder: WorkingFolder, isWhole: Bool, jobs: Int, fontSetup: FontSetup,
    stopwatch: Stopwatch
  ) {
    self.paths = paths
    self.folder = folder
    self.isWhole = isWhole
    self.jobs = jobs
    self.fontSetup = fontSetup
    self.stopwatch = stopwatch
  }
}

/// The result of a run, with its text for the console.
package struct TestResult: Sendable {
  package let outputs: RunOutputs
  /// The findings of the layouts, and the problems of the environment.
  package let diagnostics: [Diagnostic]
  /// Each cell that does not match with its reasons, then the counts and the next command.
  package let summary: String
}

/// Draws cells and compares them with their references, or records them.
///
/// The evidence of failures goes to `.strut/last-run`, or to the folder of the part.
///
/// - Parameters:
///   - cells: the cells to draw.
///   - films: the films whose strips to draw.
///   - part: the part of a run to which the cells belong; nil for a whole run.
///   - options: the options of the run.
///   - progress: called with the number of finished cells.
/// - Returns: the result of the run. Its report is written.
/// - Throws: an error that stops the run, such as missing fonts or a file that cannot be written.
package func test(
  _ cells: [SelectedCell], films: [SelectedFilm] = [], part: RunPart? = nil,
  options: TestOptions, progress: (_ done: Int) -> Void = { _ in }
) throws -> TestResult {
  let folder = options.folder
  let lastRun = (part?.place ?? .lastRun).lastRun(in: folder)
  try part?.tellRunner(in: folder)
  var snapshots = SnapshotOptions(
    lastRun: lastRun, policy: .replace, jobs: options.jobs,
    fonts: try options.fontSetup.library())
  snapshots.references = ReferenceFolders(options.references)
  snapshots.recording = options.recording
  snapshots.places = SpecPlaces(
    below: options.paths, in: folder, of: lastRun, references: options.referenceFolder)
  snapshots.shard = part?.record
  snapshots.isWhole = options.isWhole && part == nil
  snapshots.stopwatch = options.stopwatch
  var diagnostics: [Diagnostic] = []
  if options.skipsUnchanged {
    var passed = PassedCells()
    if let distrust = distrust(of: lastRun, options.environment) {
      diagnostics.append(distrust)
    } else if let record = try PassedCells.read(in: lastRun.project) {
      passed = record
    } else {
      diagnostics.append(.damagedRecord(of: lastRun))
    }
    snapshots.passed = (
      passed, try CellInputs(fonts: snapshots.fonts, settings: options.settings)
    )
  }
  var page: String?
  let run = try runSnapshots(
    cells, films: films, options: snapshots, progress: progress,
    finish: { results in
      page = try RunOutputs(results, of: lastRun, report: options.report, in: folder).writeReport()
    })
  let outputs = RunOutputs(run.results, of: lastRun, report: options.report, in: folder)
  return TestResult(
    outputs: outputs, diagnostics: diagnostics + run.diagnostics,
    summary: TestWording(outputs.model, page: page).text)
}

/// Why the record of passed cells may be written by anybody; nil if there is none, or if it can be
/// trusted.
private func distrust(of lastRun: LastRun, _ environment: [String: String]) -> Diagnostic? {
  let record = PassedCells.url(in: lastRun.project)
  let folder = record.deletingLastPathComponent()
  guard Folder.exists(record) else { return nil }
  guard !Folder.isLink(record) else { return .damagedRecord(of: lastRun) }
  guard RepositoryContext(of: folder, environment) != .none else { return nil }
  do throws(GitError) {
    let git = try Git(in: folder, environment: environment)
    return try git.tracks(record.lastPathComponent) ? .trackedRecord(of: lastRun) : nil
  } catch {
    return .uncheckedRecord(of: lastRun, error)
  }
}

extension Diagnostic {
  fileprivate static func trackedRecord(of lastRun: LastRun) -> Diagnostic {
    unusedRecord(
      of: lastRun, "trackedRecord", "is in the git repository",
      notes: [Note("somebody may have written it without a run")]
    ) { "take it out of the repository: `\($0(["rm", "--cached"]))`" }
  }

  fileprivate static func uncheckedRecord(of lastRun: LastRun, _ error: GitError) -> Diagnostic {
    let reason = error.diagnostic
    // Git's own words say why it finds no repository where there is one.
    let isLost = if case .noRepository = error { !reason.notes.isEmpty } else { false }
    return unusedRecord(
      of: lastRun, "uncheckedRecord", "may be in the git repository",
      notes: (isLost ? [] : [Note("git cannot tell: \(reason.message.text)")]) + reason.notes
    ) { "make sure that `\($0(["ls-files"]))` works here" }
  }

  fileprivate static func damagedRecord(of lastRun: LastRun) -> Diagnostic {
    unusedRecord(of: lastRun, "damagedRecord", "is not as a run wrote it") { _ in
      "nothing has to be done: this run writes it anew"
    }
  }

  /// The warning for a record that the run leaves out.
  ///
  /// Its help gets the words of a git command for the record. Git runs in the folder of the record,
  /// because git follows no link in a path.
  private static func unusedRecord(
    of lastRun: LastRun, _ rule: String, _ fault: String, notes: [Note] = [],
    help: (_ git: ([String]) -> String) -> String
  ) -> Diagnostic {
    let record = PassedCells.url(in: lastRun.project)
    let path = lastRun.path(of: record)
    let folder = ShellWord.path(lastRun.path(of: record.deletingLastPathComponent()))
    func git(_ words: [String]) -> String {
      (["git", "-C", folder] + words + [record.lastPathComponent]).joined(separator: " ")
    }
    return Diagnostic(
      Message(rule: rule, text: "`\(path)` \(fault), so every cell is drawn"),
      severity: .warning, notes: notes, help: help(git))
  }
}
