import Cells
import Commands
import Diagnostics
public import Foundation
public import Snapshots

/// The options of a check of snapshots.
public struct SnapshotCheckOptions: Hashable, Sendable {
  /// The references to write.
  public var recording: SnapshotRecording
  /// The environment of the process; `HOME` and `XDG_CACHE_HOME` determine the folders of fonts.
  public var environment: [String: String]
  /// The maximum number of threads.
  public var jobs: Int

  /// Creates options that write no reference, unless `recording` allows it.
  public init(
    recording: SnapshotRecording = .none, environment: [String: String], jobs: Int
  ) {
    self.recording = recording
    self.environment = environment
    self.jobs = jobs
  }
}

/// Draws the cells of the specs at a path and compares them, as `strut test` does.
///
/// The failures go to the project's `.strut/last-run`, with the failures of other checks, so that
/// `strut accept` can accept them. The checks of a project run one after the other.
///
/// - Parameters:
///   - path: a spec or a folder of specs, relative to the project's folder or absolute.
///   - project: the folder that holds `.strut`.
///   - cells: globs of cell names such as `iphone-*`, or of `screen/cell`; none for all.
///   - devices: globs of device ids; none for all.
///   - options: the recording and the process.
/// - Returns: the outcomes of all cells, or the failure that stopped the check.
public func checkSnapshots(
  of path: String, in project: URL, only cells: [String] = [], devices: [String] = [],
  options: SnapshotCheckOptions
) -> SnapshotCheck {
  let folder = WorkingFolder(path: project.path)
  let lastRun = LastRun(project: folder.url)
  let settings: Project
  do throws(FileError) {
    settings = try Project(in: folder)
  } catch {
    return SnapshotCheck(failure: text(of: [error.diagnostic], []))
  }
  guard settings.diagnostics.isEmpty else {
    return SnapshotCheck(failure: text(of: settings.diagnostics, settings.sources))
  }
  let workspace = Workspace(
    paths: [path], in: folder, limits: settings.limits, resources: settings.resources)
  let sources = workspace.sources
  func failure(_ diagnostics: [Diagnostic]) -> SnapshotCheck {
    SnapshotCheck(failure: text(of: diagnostics, sources))
  }
  guard !workspace.hasErrors else {
    return failure(workspace.diagnostics)
  }
  let selection = Selection(cells: cells, devices: devices)
  let selected = workspace.cells(selection)
  let films = workspace.films(selection).filter(\.isSnapshot)
  if let nothing = workspace.nothingSelected(selection, wantsFilm: \.isSnapshot) {
    return failure([nothing])
  }
  do {
    if let clash = sameScreen(as: workspace.specs.map(\.location), with: lastRun) {
      return failure([clash])
    }
    let setup = FontSetup(environment: options.environment).with(settings, in: folder)
    var snapshots = SnapshotOptions(
      lastRun: lastRun, policy: .keepOthers, jobs: options.jobs, fonts: try setup.library())
    snapshots.references = ReferenceFolders(settings.references)
    snapshots.recording = options.recording
    snapshots.places = SpecPlaces(
      below: [path], in: folder, of: lastRun, references: settings.resources.referenceFolder)
    snapshots.isWhole = selection.isEverything
    let run = try runSnapshots(selected, films: films, options: snapshots)
    let wording = CheckWording(results: run.results, lastRun: lastRun)
    let findings = wording.remarks(run.diagnostics)
    return SnapshotCheck(
      cells: run.results.cells.map(wording.cell), failures: wording.failures,
      remarks: (workspace.diagnostics + findings).map { text(of: [$0], sources) }
        + wording.staleReferences)
  } catch {
    return failure([EnvironmentProblem.diagnostic(for: error)])
  }
}

/// Returns the text of diagnostics, without a line end after the last line.
private func text(of diagnostics: [Diagnostic], _ sources: [SourceText]) -> String {
  let text = DiagnosticText(sources: sources).text(of: diagnostics)
  return text.hasSuffix("\n") ? String(text.dropLast()) : text
}

/// Returns the error for another spec with the same screen name in an earlier check of the project,
/// or nil if there is none.
///
/// The failures of the two specs would overwrite each other.
private func sameScreen(as specs: [SpecLocation], with lastRun: LastRun) -> Diagnostic? {
  guard let earlier = try? lastRun.results() else { return nil }
  for spec in specs {
    for record in earlier.cells where record.id.screen == spec.screen {
      guard let other = lastRun.spec(of: record)?.resolvingLinksOfFolder,
        other.path != spec.place.path
      else { continue }
      return Diagnostic(
        .sameScreen(spec.screen), notes: [Note("\(other.path) and \(spec.url.path)")],
        help: "rename one of the files")
    }
  }
  return nil
}
