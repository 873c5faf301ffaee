package import Cells
package import Diagnostics
import Foundation
import Reports
import Snapshots
package import Spec

/// Draws the specs of two revisions and compares the pictures.
package struct CompareRun: Sendable {
  package let verdict: RunOutcome.Verdict
  package let diagnostics: [Diagnostic]
  /// The specs that the diagnostics point into.
  package let sources: [SourceText]
  package let summary: String
  /// What may be written besides.
  package let outcome: RunOutcome

  /// What is wanted.
  package struct Request: Sendable {
    package var base: String
    /// Nil for the work tree.
    package var head: String?
    /// Relative to the working folder.
    package var paths: [String]
    package var selection: Selection
    package var limits: SpecLimits
    package var report: String
    package var jobs: Int

    package init(
      base: String, head: String?, paths: [String], selection: Selection, limits: SpecLimits,
      report: String, jobs: Int
    ) {
      self.base = base
      self.head = head
      self.paths = paths
      self.selection = selection
      self.limits = limits
      self.report = report
      self.jobs = jobs
    }
  }

  /// The results go to `.strut/compare`, where the next comparison replaces them; the last test's, and
  /// all else of the project, stay.
  ///
  /// - Parameters:
  ///   - request: what is wanted.
  ///   - folder: the project's.
  ///   - environment: the process's.
  ///   - fontSetup: where fonts are looked for and kept.
  ///   - progress: called with the number of finished cells and that of all.
  /// - Throws: `GitError`, or what keeps pictures from being drawn or written.
  package init(
    _ request: Request, in folder: WorkingFolder, environment: [String: String],
    fontSetup: FontSetup, progress: (_ done: Int, _ total: Int) -> Void
  ) throws {
    let git = try Git(in: folder.url, environment: environment)
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-compare-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let base = try git.commit(request.base)
    let head = try request.head.map {
      try RevisionFiles(
        $0, of: git, below: request.paths, in: scratch.appendingPathComponent("head"))
    }
    let new = head.map { Side($0, request) } ?? Side(folder, request)
    let renames = try SpecRenames(
      of: git, from: base, to: request.head.map { try git.commit($0) },
      specs: new.workspace.paths(in: head?.folder ?? folder))
    let old = Side(
      try RevisionFiles(
        request.base, of: git, below: request.paths, renaming: renames.renames,
        in: scratch.appendingPathComponent("base")), request)
    let mistakes = old.mistakes + new.mistakes
    guard !mistakes.contains(where: { $0.severity == .error }) else {
      let outcome = RunOutcome(keptBy: .spec, mistakes, at: .comparison, in: folder)
      try outcome.keepObstacle()
      self.init(
        .specIsWrong, mistakes, old.workspace.sources + new.workspace.sources, outcome: outcome)
      return
    }
    let total = old.count + new.count
    let references = ReferenceFolders(.pictures, in: scratch.appendingPathComponent("references"))
    let fonts = try fontSetup.library()
    let recording = try SnapshotRun(
      old.cells, films: old.films, references: references, recordMode: .all,
      lastRun: LastRun(project: scratch), company: .alone, isWhole: false, jobs: request.jobs,
      fonts: fonts, progress: { progress($0, total) })
    let lastRun = RunPlace.comparison.lastRun(in: folder)
    let run = try SnapshotRun(
      new.cells, films: new.films, references: references, recordMode: .none, lastRun: lastRun,
      company: .alone, isWhole: false, jobs: request.jobs, fonts: fonts,
      progress: { progress(old.count + $0, total) })
    let page = try ReportWriter.write(run.results, of: lastRun, to: request.report, in: folder)
    let outcome = RunOutcome(run.results, of: lastRun, report: request.report, in: folder)
    let diagnostics =
      mistakes + recording.diagnostics.filter { $0.severity == .error } + run.diagnostics
    let names = Set(new.cells.map(\.id) + new.films.map(\.id))
    let gone = (old.cells.map(\.id) + old.films.map(\.id)).filter { !names.contains($0) }
    let wording = CompareWording(
      results: run.results, gone: gone, renamed: renames.lines, page: page, base: request.base,
      head: request.head)
    let isBaseWrong = recording.diagnostics.contains { $0.severity == .error }
    self.init(
      isBaseWrong ? .surroundingsAreWrong : wording.verdict, diagnostics, new.workspace.sources,
      summary: wording.text, outcome: outcome)
  }

  private init(
    _ verdict: RunOutcome.Verdict, _ diagnostics: [Diagnostic], _ sources: [SourceText],
    summary: String = "", outcome: RunOutcome
  ) {
    self.verdict = verdict
    self.diagnostics = diagnostics
    self.sources = sources
    self.summary = summary
    self.outcome = outcome
  }

  /// The cells of one revision.
  private struct Side {
    let workspace: Workspace
    let cells: [SelectedCell]
    let films: [SelectedFilm]
    let mistakes: [Diagnostic]

    var count: Int { cells.count + films.count }

    /// The specs as a revision has them; none where it has none of the paths.
    init(_ files: RevisionFiles, _ request: Request) {
      self.init(paths: files.paths, in: files.folder, request, note: "in `\(files.revision)`")
    }

    init(_ folder: WorkingFolder, _ request: Request) {
      self.init(paths: request.paths, in: folder, request, note: nil)
    }

    private init(
      paths: [String], in folder: WorkingFolder, _ request: Request, note: String?
    ) {
      workspace = Workspace(
        paths: paths, in: folder, setting: paths.isEmpty ? [] : request.selection.settings,
        limits: request.limits)
      cells = workspace.cells(request.selection)
      films = workspace.films(request.selection).filter(\.isSnapshot)
      let found = workspace.diagnostics + workspace.diagnostics(building: cells)
      mistakes = found.map { diagnostic in
        var told = diagnostic
        if let note { told.notes.append(Note(note)) }
        return told
      }
    }
  }
}

extension Workspace {
  /// The specs' files by their paths relative to a folder; only of those below it.
  fileprivate func paths(in folder: WorkingFolder) -> [String: URL] {
    let root = folder.url.resolvingSymlinksInPath().path + "/"
    var paths: [String: URL] = [:]
    for spec in specs {
      let path = spec.location.url.resolvingSymlinksInPath().path
      if path.hasPrefix(root) { paths[String(path.dropFirst(root.count))] = spec.location.url }
    }
    return paths
  }
}
