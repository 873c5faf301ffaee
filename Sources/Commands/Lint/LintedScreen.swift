import AutoLayout
import Cells
import Lint
import Spec

/// The checked cells of one spec.
struct LintedScreen: Sendable {
  let spec: LoadedSpec
  /// The indices of the cells among all checked cells, ascending.
  var indices: [Int] = []
  var cells: [SelectedCell] = []

  /// Whether all cells of the matrix are checked.
  var isWhole: Bool { cells.map(\.cell) == spec.cells }

  static func screens(of cells: [SelectedCell]) -> [LintedScreen] {
    var screens: [LintedScreen] = []
    for (index, selected) in cells.enumerated() {
      if screens.last?.spec.location != selected.spec.location {
        screens.append(LintedScreen(spec: selected.spec))
      }
      screens[screens.count - 1].indices.append(index)
      screens[screens.count - 1].cells.append(selected)
    }
    return screens
  }

  /// The ends of films that are not cells.
  ///
  /// They are left out if not all cells of the matrix are checked.
  var filmEnds: [SelectedCell] {
    guard isWhole else { return [] }
    var names = Set(cells.map(\.cell.name))
    return spec.films.films.flatMap { [$0.from, $0.to] }
      .filter { names.insert($0.name).inserted }
      .map { SelectedCell(spec: spec, cell: $0) }
  }
}

extension CellRenderer {
  /// Builds and lays out a cell for matrix rules.
  func scene(of selected: SelectedCell) throws(CellError) -> LintedScene {
    let built = selected.build()
    return LintedScene(
      selected.cell.name, built: built,
      layout: try built.layout(measuring: measurer))
  }

  /// The record of a cell for each of the rules.
  func records(of cell: LintedScene, for rules: [any MatrixRule]) -> [ConstraintRecord] {
    rules.map { $0.record(of: cell, measuring: measurer) }
  }
}
