import Cells
import Commands
import Diagnostics
import Spec

extension Arguments {
  /// The paths given, or the project's, which are `Snapshots` where it has none of its own.
  var paths: [String] { operands.isEmpty ? project.paths : operands }

  /// Which cells are wanted; settings of one axis add up.
  func selection() throws(ArgumentError) -> Selection {
    var selection = Selection(cells: values(.only), devices: values(.device))
    for text in values(.set) where !selection.set(text) {
      throw .badValue(
        option: OptionDeclaration.set.name, value: text,
        expected: "an axis and its values, such as `appearance=light,dark`")
    }
    return selection
  }

  /// How much a spec may ask for.
  func limits() throws(ArgumentError) -> SpecLimits {
    var limits = project.limits
    for text in values(.limit) where !limits.raise(text) {
      throw .badValue(
        option: OptionDeclaration.limit.name, value: text,
        expected: SpecLimits.expected(for: text))
    }
    return limits
  }

  /// How many cells at once.
  func jobs(_ console: Console) throws(ArgumentError) -> Int {
    try integer(.jobs, in: 1...256) ?? project.jobs ?? console.processorCount
  }
}

/// The cells that a command line names, or the status to end with.
enum CellChoice {
  case cells([SelectedCell], [SelectedFilm], Workspace)
  /// There is nothing to do, for reasons that the user has been told.
  case end(ExitStatus, told: [Diagnostic])

  /// Reads the specs, picks the cells and the films, and tells what is wrong with the specs or with
  /// them in one of those cells.
  ///
  /// - Parameters:
  ///   - arguments: the command's.
  ///   - console: where mistakes are told.
  ///   - wantsFilm: which films are wanted beside the cells; none by default.
  /// - Throws: what is wrong with the arguments.
  init(
    _ arguments: Arguments, console: Console,
    wantsFilm: (SelectedFilm) -> Bool = { _ in false }
  ) throws(ArgumentError) {
    let selection = try arguments.selection()
    let workspace = Workspace(
      paths: arguments.paths, in: console.workingFolder, setting: selection.settings,
      limits: try arguments.limits())
    console.report(workspace.diagnostics, sources: workspace.sources)
    guard !workspace.hasErrors else {
      self = .end(.invalidInput, told: workspace.diagnostics)
      return
    }
    var cells = workspace.cells(selection)
    var films = workspace.films(selection).filter(wantsFilm)
    guard !cells.isEmpty || !films.isEmpty else {
      let nothing = workspace.nothingSelected(selection)
      console.report([nothing])
      self = .end(.nothingSelected, told: [nothing])
      return
    }
    let diagnostics = workspace.check(&cells, films: &films)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      console.report(diagnostics, sources: workspace.sources)
      self = .end(.invalidInput, told: diagnostics)
      return
    }
    self = .cells(cells, films, workspace)
  }
}
