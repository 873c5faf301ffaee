import Diagnostics
import Strut

extension Arguments {
  /// The paths given, or `Snapshots`.
  var paths: [String] { operands.isEmpty ? ["Snapshots"] : operands }

  var selection: Selection { Selection(cells: values(.only), devices: values(.device)) }

  /// How many cells at once.
  func jobs(_ console: Console) throws(ArgumentError) -> Int {
    try integer(.jobs, in: 1...256) ?? console.processorCount
  }
}

/// The cells that a command line names, or the status to end with.
enum CellChoice {
  case cells([SelectedCell], Workspace)
  case end(ExitStatus)

  /// Reads the specs, tells what is wrong with them, and picks the cells.
  init(_ arguments: Arguments, console: Console) {
    let workspace = Workspace(paths: arguments.paths, in: console.workingFolder)
    console.report(workspace.diagnostics, sources: workspace.sources)
    guard !workspace.hasErrors else {
      self = .end(.wrongInput)
      return
    }
    let cells = workspace.cells(arguments.selection)
    guard !cells.isEmpty else {
      console.report([workspace.nothingSelected(arguments.selection)])
      self = .end(.nothingSelected)
      return
    }
    self = .cells(cells, workspace)
  }
}
