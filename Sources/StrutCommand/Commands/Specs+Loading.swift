import Cells
import Commands
import Diagnostics
import Spec

extension Arguments {
  /// The paths that the operands name, or without operands the project's paths; `Snapshots` by
  /// default.
  func paths(in folder: WorkingFolder) -> [String] {
    operands.isEmpty ? project.paths : operands.map { project.path($0, in: folder) }
  }

  /// The selected cells.
  ///
  /// Several settings of one axis add up.
  func selection() throws(ArgumentError) -> Selection {
    var selection = Selection(cells: values(.only), devices: values(.device))
    for text in values(.set) where !selection.set(text) {
      throw .badValue(
        option: OptionDeclaration.set.name, value: text,
        expected: "an axis and its values, such as `appearance=light,dark`")
    }
    return selection
  }

  /// Throws an error for an option of storyboards and xibs if none is among the paths.
  ///
  /// - Parameter paths: the paths of specs and documents.
  /// - Throws: `missingDocument`.
  func requireDocument(among paths: [String]) throws(ArgumentError) {
    guard !paths.contains(where: SpecFinder.isInterface) else { return }
    for option in [OptionDeclaration.scene, .design] where has(option) {
      throw .missingDocument(option: option.name)
    }
  }

  /// The limits of the project, raised by the options.
  func limits() throws(ArgumentError) -> SpecLimits {
    var limits = project.limits
    for text in values(.limit) where !limits.raise(text) {
      throw .badValue(
        option: OptionDeclaration.limit.name, value: text,
        expected: SpecLimits.expected(for: text))
    }
    return limits
  }

  /// The number of cells to work on at once.
  func jobs(_ console: Console) throws(ArgumentError) -> Int {
    try integer(.jobs, in: 1...256) ?? project.jobs ?? console.processorCount
  }
}

/// The cells that a command line selects, or the exit status if it selects no cell.
enum CellChoice {
  case cells([SelectedCell], [SelectedFilm], Workspace)
  /// There are no cells, and the reasons are already reported.
  case end(ExitStatus, diagnostics: [Diagnostic])

  /// Reads the specs, and selects the cells and the films.
  ///
  /// It reports the errors of the specs and of these cells.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the command.
  ///   - console: the console for the reports.
  ///   - needsSpecs: whether Interface Builder documents among the paths are errors, because they
  ///     have no references.
  ///   - wantsFilm: whether to select a film too. By default, no film is selected.
  /// - Throws: the error of an invalid value.
  init(
    _ arguments: Arguments, console: Console, needsSpecs: Bool = false,
    wantsFilm: (SelectedFilm) -> Bool = { _ in false }
  ) throws(ArgumentError) {
    let selection = try arguments.selection()
    let paths = arguments.paths(in: console.workingFolder)
    try arguments.requireDocument(among: paths)
    let documents = needsSpecs ? paths.filter { SpecFinder.isInterface($0) } : []
    guard documents.isEmpty else {
      let diagnostics = documents.map { Diagnostic.documentWithoutSpec($0) }
      console.report(diagnostics)
      self = .end(.invalidInput, diagnostics: diagnostics)
      return
    }
    let workspace = Workspace(
      paths: paths, in: console.workingFolder,
      setting: selection.settings, scene: arguments.value(.scene),
      isDesign: arguments.has(.design),
      limits: try arguments.limits(), resources: arguments.project.resources,
      jobs: try arguments.jobs(console))
    console.report(workspace.diagnostics, sources: workspace.sources)
    guard !workspace.hasErrors else {
      self = .end(.invalidInput, diagnostics: workspace.diagnostics)
      return
    }
    var cells = workspace.cells(selection)
    var films = workspace.films(selection).filter(wantsFilm)
    if let nothing = workspace.nothingSelected(selection, wantsFilm: wantsFilm) {
      console.report([nothing])
      self = .end(.nothingSelected, diagnostics: [nothing])
      return
    }
    let diagnostics = workspace.check(&cells, films: &films)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      console.report(diagnostics, sources: workspace.sources)
      self = .end(.invalidInput, diagnostics: diagnostics)
      return
    }
    self = .cells(cells, films, workspace)
  }
}

extension Diagnostic {
  fileprivate static func documentWithoutSpec(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "documentWithoutSpec", text: "`\(path)` is not a spec, so it has no references"),
      help: "write specs that read it with `strut import --link \(ShellWord.path(path))`, "
        + "and test these")
  }
}
