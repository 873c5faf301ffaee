import Cells
import Commands
import Diagnostics
public import Foundation
import Snapshots

extension SnapshotCheck {
  /// Draws the cells of the specs at the path and compares them, as `strut test` does.
  ///
  /// What fails is kept in the project's `.strut/last-run`, beside the failures of other checks, for
  /// `strut accept` to take. Checks of one project wait for each other.
  ///
  /// - Parameters:
  ///   - path: a spec or a folder of specs, relative to the project's folder or absolute.
  ///   - project: the folder that holds `.strut`.
  ///   - cells: globs of cell names such as `iphone-*`, or of `screen/cell`; none wants all.
  ///   - devices: globs of device ids; none wants all.
  ///   - recording: which references to write.
  ///   - environment: the process's, of which `HOME` and `XDG_CACHE_HOME` tell where fonts are looked
  ///     for and kept.
  ///   - jobs: the greatest number of threads.
  public init(
    of path: String, in project: URL, only cells: [String] = [], devices: [String] = [],
    recording: SnapshotRecording = .none, environment: [String: String], jobs: Int
  ) {
    let folder = WorkingFolder(path: project.path)
    let lastRun = LastRun(project: folder.url)
    let settings: Project
    do throws(FileError) {
      settings = try Project(in: folder)
    } catch {
      self.init(failure: Self.text(of: [error.diagnostic], []))
      return
    }
    guard settings.diagnostics.isEmpty else {
      self.init(failure: Self.text(of: settings.diagnostics, settings.sources))
      return
    }
    let workspace = Workspace(paths: [path], in: folder, limits: settings.limits)
    let sources = workspace.sources
    func text(_ diagnostics: [Diagnostic]) -> String {
      Self.text(of: diagnostics, sources)
    }
    guard !workspace.hasErrors else {
      self.init(failure: text(workspace.diagnostics))
      return
    }
    let selection = Selection(cells: cells, devices: devices)
    let selected = workspace.cells(selection)
    let films = workspace.films(selection).filter(\.isSnapshot)
    guard !selected.isEmpty || !films.isEmpty else {
      self.init(failure: text([workspace.nothingSelected(selection)]))
      return
    }
    do {
      if let clash = Self.clash(of: workspace.specs.map(\.location), with: lastRun) {
        self.init(failure: text([clash]))
        return
      }
      let run = try SnapshotRun(
        selected, films: films, references: ReferenceFolders(settings.references),
        recordMode: recording, lastRun: lastRun,
        policy: .keepOthers, places: SpecPlaces(below: [path], in: folder, of: lastRun),
        isWhole: selection.isEverything, jobs: jobs,
        fonts: try FontSetup(environment: environment).library())
      let wording = CheckWording(results: run.results, lastRun: lastRun)
      let findings = wording.remarks(run.diagnostics)
      self.init(
        cells: run.results.cells.map(wording.cell), failures: wording.failures,
        remarks: (workspace.diagnostics + findings).map { text([$0]) } + wording.staleReferences)
    } catch {
      self.init(failure: text([EnvironmentProblem.diagnostic(for: error)]))
    }
  }

  /// Without a line end after the last line.
  private static func text(of diagnostics: [Diagnostic], _ sources: [SourceText]) -> String {
    let text = DiagnosticText(sources: sources).text(of: diagnostics)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Another spec of a screen's name that this project's checks draw; its failures and this one's
  /// would overwrite each other.
  private static func clash(of specs: [SpecLocation], with lastRun: LastRun) -> Diagnostic? {
    guard let earlier = try? lastRun.results() else { return nil }
    for spec in specs {
      for record in earlier.cells where record.id.screen == spec.screen {
        let references = lastRun.url(ofPath: record.references).resolvingSymlinksInPath()
        guard references.path != spec.references.resolvingSymlinksInPath().path,
          let other = SpecLocation.spec(of: spec.screen, withReferences: references)
        else { continue }
        return Diagnostic(
          .sameScreen(spec.screen), notes: [Note("\(other.path) and \(spec.url.path)")],
          help: "rename one of the files")
      }
    }
    return nil
  }
}
