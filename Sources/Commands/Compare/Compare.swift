package import Cells
package import Diagnostics
import Foundation
import Reports
import Snapshots
package import Spec

/// The options of a comparison of two revisions.
package struct CompareOptions: Sendable {
  package var base: String
  /// The revision of the head, or nil for the working tree.
  package var head: String?
  /// Paths relative to the working folder; nil for those of each project.
  package var paths: [String]?
  package var selection: Selection
  /// The settings of the working tree.
  package var project: Project
  /// The limits for specs of a project with some settings.
  package var limits: @Sendable (Project) throws -> SpecLimits
  /// The folder of the report.
  package var report: String
  /// The greatest number of threads.
  package var jobs: Int
  /// The environment of the process.
  package var environment: [String: String]
  package var fontSetup: FontSetup

  package init(
    base: String, head: String?, paths: [String]?, selection: Selection, project: Project,
    limits: @escaping @Sendable (Project) throws -> SpecLimits, report: String, jobs: Int,
    environment: [String: String], fontSetup: FontSetup
  ) {
    self.base = base
    self.head = head
    self.paths = paths
    self.selection = selection
    self.project = project
    self.limits = limits
    self.report = report
    self.jobs = jobs
    self.environment = environment
    self.fontSetup = fontSetup
  }
}

/// The result of a comparison, with its text for the console.
package struct CompareResult: Sendable {
  package let diagnostics: [Diagnostic]
  /// The specs to which the diagnostics point.
  package let sources: [SourceText]
  package let summary: String
  package let outputs: RunOutputs
}

/// Draws the specs of two revisions and compares the pictures.
///
/// The results go to `.strut/compare` and replace those of the last comparison. The results of the
/// last test stay.
///
/// - Parameters:
///   - options: the options of the comparison.
///   - folder: the folder of the project.
///   - progress: called with the number of finished cells and the number of all cells.
/// - Returns: the result of the comparison. Its report is written.
/// - Throws: `GitError`, or the error of a picture that cannot be drawn or written.
package func compare(
  _ options: CompareOptions, in folder: WorkingFolder,
  progress: (_ done: Int, _ total: Int) -> Void
) throws -> CompareResult {
  let git = try Git(in: folder.url, environment: options.environment)
  let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
    "strut-compare-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: scratch) }
  let base = try git.commit(options.base)
  let head = try options.head.map {
    try git.checkOut($0, below: options.paths, in: scratch.appendingPathComponent("head"))
  }
  let sparse = head == nil ? try git.sparseSpecs() : []
  let new =
    try head.map { try ComparedSide($0, options) }
    ?? ComparedSide(folder, options, sparse: sparse)
  let renames = try git.specRenames(
    from: base, to: options.head.map { try git.commit($0) },
    specs: new.workspace.paths(in: head?.folder ?? folder))
  let old = try ComparedSide(
    try git.checkOut(
      options.base, below: options.paths, renaming: renames.renames,
      omitting: sparse, in: scratch.appendingPathComponent("base")), options, sparse: sparse)
  let mistakes = old.mistakes + new.mistakes + ComparedSide.missingPaths(of: old, new)
  func failure(_ verdict: RunVerdict, _ diagnostics: [Diagnostic]) throws -> CompareResult {
    let outputs = RunOutputs(obstacle: verdict, diagnostics, at: .comparison, in: folder)
    try outputs.keepObstacle()
    return CompareResult(
      diagnostics: diagnostics, sources: old.sources + new.sources,
      summary: "", outputs: outputs)
  }
  guard !mistakes.contains(where: { $0.severity == .error }) else {
    return try failure(.invalidInput, mistakes)
  }
  let leftOut = ComparedSide.sparseSpecs(of: old, new)
  guard leftOut.isEmpty || !old.workspace.specs.isEmpty || !new.workspace.specs.isEmpty else {
    return try failure(.invalidInput, [.allSpecsLeftOut(leftOut)])
  }
  let workspace = new.workspace.specs.isEmpty ? old.workspace : new.workspace
  // A revision may lack a cell of the other one.
  let (inOld, inNew) = (old.unmatched(options.selection), new.unmatched(options.selection))
  let unmatched = Selection(
    cells: inOld.cells.filter { inNew.cells.contains($0) },
    devices: inOld.devices.filter { inNew.devices.contains($0) })
  guard !unmatched.selectsByName else {
    return try failure(.nothingSelected, mistakes + [workspace.nothing(unmatched)])
  }
  guard old.count + new.count > 0 else {
    return try failure(.nothingSelected, mistakes + [workspace.nothing(options.selection)])
  }
  let total = old.count + new.count
  let references = ReferenceFolders(.pictures, in: scratch.appendingPathComponent("references"))
  var snapshots = SnapshotOptions(
    lastRun: LastRun(project: scratch), policy: .replace, jobs: options.jobs,
    fonts: try old.fonts.library())
  snapshots.references = references
  snapshots.recording = .all
  let recording = try runSnapshots(
    old.cells, films: old.films, options: snapshots, progress: { progress($0, total) })
  let lastRun = RunPlace.comparison.lastRun(in: folder)
  snapshots.lastRun = lastRun
  snapshots.recording = .none
  if new.fonts != old.fonts { snapshots.fonts = try new.fonts.library() }
  // A change of a tolerance does not hide what changes with it.
  for spec in old.workspace.specs {
    snapshots.tolerances[spec.location.screen] = spec.document.comparison.tolerance
    snapshots.formerSpecs[spec.location.screen] = spec
  }
  // The references are the pictures of the base. A base cell that the head does not have is
  // therefore stale, and a renamed cell is recognized.
  snapshots.isWhole = true
  let run = try runSnapshots(
    new.cells, films: new.films, options: snapshots,
    progress: { progress(old.count + $0, total) })
  let kept = Set(run.results.cells.flatMap { [$0.id, $0.formerID].compactMap(\.self) })
  let baseErrors = recording.diagnostics.filter { $0.severity == .error }
  let results = RunResults(
    recordMode: .none, cells: run.results.cells,
    stale: (old.cells.map(\.id) + old.films.map(\.id)).filter { !kept.contains($0) },
    base: options.base,
    obstacle: baseErrors.isEmpty ? nil : RunObstacle(.environmentProblem, baseErrors))
  try lastRun.write(results)
  let outputs = RunOutputs(results, of: lastRun, report: options.report, in: folder)
  let page = try outputs.writeReport()
  let wording = CompareWording(
    model: outputs.model, renamed: renames.lines, page: page, base: options.base,
    head: options.head)
  return CompareResult(
    diagnostics: mistakes + baseErrors + run.diagnostics, sources: new.workspace.sources,
    summary: wording.text, outputs: outputs)
}

/// The cells of one revision.
private struct ComparedSide {
  let folder: WorkingFolder
  /// The paths to compare.
  let wanted: [String]
  /// Those of the paths that exist.
  let paths: [String]
  /// The submodules that are left out.
  let submodules: [String]
  /// The specs that a sparse checkout leaves out.
  let sparse: Set<String>
  let workspace: Workspace
  let cells: [SelectedCell]
  let films: [SelectedFilm]
  let mistakes: [Diagnostic]
  let fonts: FontSetup
  /// The configuration and the specs to which the mistakes point.
  let sources: [SourceText]

  var count: Int { cells.count + films.count }

  /// The names and devices of a selection that select nothing in the revision.
  func unmatched(_ selection: Selection) -> Selection {
    workspace.unmatched(selection, wantsFilm: \.isSnapshot)
  }

  /// The specs of a revision, or no specs if the revision has none of the paths.
  init(_ files: RevisionFiles, _ options: CompareOptions, sparse: Set<String> = []) throws {
    try self.init(
      files.wanted, paths: files.paths, in: files.folder, files.project, options,
      fonts: files.fonts(like: options.fontSetup), without: files.submodules, sparse: sparse,
      warnings: files.diagnostics,
      note: Note("in `\(files.revision)`"))
  }

  init(_ folder: WorkingFolder, _ options: CompareOptions, sparse: Set<String>) throws {
    let wanted = options.paths ?? options.project.paths
    try self.init(
      wanted, paths: wanted.filter { Folder.exists(folder.place($0)) }, in: folder,
      options.project, options, fonts: options.fontSetup, sparse: sparse)
  }

  private init(
    _ wanted: [String], paths: [String], in folder: WorkingFolder, _ project: Project,
    _ options: CompareOptions, fonts: FontSetup, without submodules: [String] = [],
    sparse: Set<String>, warnings: [Diagnostic] = [], note: Note? = nil
  ) throws {
    // Other files than specs may remain at a path.
    let paths = paths.filter { path in
      !sparse.contains { $0.isFile(at: path) } || !SpecFinder.find([path], in: folder).specs.isEmpty
    }
    self.sparse = sparse
    (self.folder, self.wanted, self.paths, self.fonts) = (folder, wanted, paths, fonts)
    self.submodules = submodules
    workspace = Workspace(
      paths: paths, in: folder, setting: paths.isEmpty ? [] : options.selection.settings,
      limits: try options.limits(project), resources: project.resources)
    var cells = workspace.cells(options.selection)
    films = workspace.films(options.selection).filter(\.isSnapshot)
    // The program reports the mistakes in the configuration of the working tree.
    let ofProject = note == nil ? [] : project.diagnostics
    let found = ofProject + workspace.diagnostics + workspace.check(&cells)
    self.cells = cells
    sources = project.sources + workspace.sources
    mistakes =
      warnings
      + found.map { diagnostic in
        var noted = diagnostic
        if let note { noted.notes.append(note) }
        return noted
      }
  }

  /// Errors for paths that neither side has.
  ///
  /// Paths in a submodule, or in what a sparse checkout leaves out, are no errors.
  static func missingPaths(of old: ComparedSide, _ new: ComparedSide) -> [Diagnostic] {
    let known = old.paths + new.paths
    let submodules = old.submodules + new.submodules
    let missing = wanted(of: old, new).filter { path in
      !known.contains(path)
        && !submodules.contains { path == $0 || path.hasPrefix($0 + "/") }
        && !new.sparse.contains { $0.isFile(at: path) }
    }
    return SpecFinder.find(missing, in: new.folder).diagnostics
  }

  /// The specs at the paths that a sparse checkout leaves out, in the order of their paths.
  static func sparseSpecs(of old: ComparedSide, _ new: ComparedSide) -> [String] {
    let wanted = wanted(of: old, new)
    return new.sparse.filter { spec in wanted.contains { spec.isFile(at: $0) } }.sorted()
  }

  private static func wanted(of old: ComparedSide, _ new: ComparedSide) -> [String] {
    new.wanted + old.wanted.filter { !new.wanted.contains($0) }
  }
}

extension String {
  /// Whether the path is another one or below it.
  fileprivate func isFile(at path: String) -> Bool {
    split(separator: "/").starts(with: path.split(separator: "/").filter { $0 != "." })
  }
}

extension Workspace {
  /// The files of the specs below a folder, by their paths relative to the folder.
  fileprivate func paths(in folder: WorkingFolder) -> [String: URL] {
    let root = folder.url.resolvingSymlinksInPath().path + "/"
    var paths: [String: URL] = [:]
    for spec in specs {
      let path = spec.location.place.path
      if path.hasPrefix(root) { paths[String(path.dropFirst(root.count))] = spec.location.url }
    }
    return paths
  }
}
