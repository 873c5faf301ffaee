package import Cells
package import Diagnostics
import EmbeddedFiles
package import Geometry
import Matching
import Reports
package import Snapshots
import Spec

/// The options of `match`.
package struct MatchOptions: Sendable {
  /// The paths of the dumps.
  package var dumps: [String]
  /// The greatest difference of a position or a size that counts as none, in points.
  package var tolerance: Points
  /// The base of relative paths.
  package var folder: WorkingFolder
  /// The greatest number of threads.
  package var jobs: Int
  package var fontSetup: FontSetup

  package init(
    dumps: [String], tolerance: Points = MatchOptions.defaultTolerance, in folder: WorkingFolder,
    jobs: Int, fontSetup: FontSetup
  ) {
    self.dumps = dumps
    self.tolerance = tolerance
    self.folder = folder
    self.jobs = jobs
    self.fontSetup = fontSetup
  }

  /// Half a point: the rounding to pixels differs by no more on screens of two pixels a point.
  package static let defaultTolerance: Points = 0.5
}

/// The Swift file with which an app's tests print the views of a screen.
package var matchHelper: String { EmbeddedFile.dumpCode.text }

/// The comparison of dumps with the cells of a spec.
package struct MatchResult: Sendable {
  /// The dumps in the order of the arguments.
  let dumps: [MatchedDump]
  let tolerance: Points

  /// The verdict: files out of reach come before invalid dumps, these before dumps without a cell,
  /// and these before differences.
  package var verdict: RunVerdict {
    if dumps.contains(where: { $0.file.isOutOfReach }) { return .environmentProblem }
    if dumps.contains(where: \.isInvalid) { return .invalidInput }
    if dumps.contains(where: \.hasNoCell) { return .nothingSelected }
    return dumps.allSatisfy { $0.findings.isEmpty } ? .passed : .differs
  }

  /// What is wrong with dumps, and the dumps without a cell.
  package var problems: [Diagnostic] { dumps.flatMap(\.problems) }

  /// The lines of the dumps to which problems point.
  package var sources: [SourceText] { dumps.compactMap(\.file.source) }

  /// An error for each difference; equal ones of several dumps are one error.
  package var differences: [Diagnostic] { MatchWording(dumps).differences }

  /// A line for each dump, and the counts.
  package var summary: String { MatchWording(dumps).summary }

  /// The document of `strut match --json`.
  package var json: String { MatchJSON.document(dumps, tolerance: tolerance) }

  /// The dumps as JUnit XML.
  package var junit: String { MatchJUnit.document(dumps).xml }
}

extension MatchedDump {
  var isInvalid: Bool {
    switch outcome {
    case .unreadable: !file.isOutOfReach
    case .invalid: true
    case .noCell, .compared: false
    }
  }

  var hasNoCell: Bool { if case .noCell = outcome { true } else { false } }

  var comparison: Comparison? { if case .compared(let found) = outcome { found } else { nil } }

  var findings: [MatchFinding] { comparison?.findings ?? [] }

  var problems: [Diagnostic] {
    switch outcome {
    case .unreadable, .compared: file.diagnostics
    case .noCell(let error): file.diagnostics + [error]
    case .invalid(let errors): file.diagnostics + errors
    }
  }
}

/// Compares the dumps of an app with the cells of one spec.
///
/// - Parameters:
///   - cells: the cells of the spec from which each dump takes one.
///   - options: the dumps and the tolerance.
///   - progress: called with the number of finished dumps.
/// - Returns: the differences.
/// - Throws: the error of missing fonts.
package func match(
  _ cells: [SelectedCell], options: MatchOptions, progress: (_ done: Int) -> Void = { _ in }
) throws -> MatchResult {
  let chooser = CellChooser(cells)
  let (folder, tolerance) = (options.folder, options.tolerance)
  let dumps = try CellWork.map(
    options.dumps, jobs: options.jobs, fonts: try options.fontSetup.library(),
    progress: progress
  ) { renderer, path in
    let file = DumpFile(path, in: folder)
    guard let dump = file.dump else { return MatchedDump(file: file, outcome: .unreadable) }
    let app = AppViews(dump)
    let choices = chooser.choices(for: app, named: file.name)
    guard !choices.isEmpty else {
      return MatchedDump(file: file, outcome: .noCell(chooser.noCell(for: app, in: file)))
    }
    return MatchedDump(
      file: file, outcome: renderer.compare(app, with: choices, tolerance: tolerance))
  }
  return MatchResult(dumps: dumps, tolerance: tolerance)
}

/// The error for several specs where a command compares one.
package func severalSpecs(_ cells: [SelectedCell]) -> Diagnostic? {
  var screens: [String] = []
  for cell in cells where screens.last != cell.id.screen { screens.append(cell.id.screen) }
  guard screens.count > 1 else { return nil }
  return Diagnostic(
    Message(
      rule: "severalSpecs", text: "dumps are compared with one spec, and these are \(screens.count)"
    ),
    notes: [Note("the screens are \(WordList.list(screens.map { "`\($0)`" }, atMost: 6))")],
    help: "give the path of one spec")
}

/// The JUnit XML of a comparison that could not begin.
///
/// - Parameters:
///   - diagnostics: the errors of the command line or of the spec.
///   - verdict: `invalidInput` or `nothingSelected`.
/// - Returns: the document.
package func matchJUnit(obstacle diagnostics: [Diagnostic], _ verdict: RunVerdict) -> String {
  let records = diagnostics.map { DiagnosticRecord($0) }
  return JUnitDocument([JUnitDocument.Suite(records, verdict: verdict)]).xml
}
