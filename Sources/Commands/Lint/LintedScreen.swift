import AutoLayout
import Cells
import Lint
import Spec

/// The cells of one spec among those that are looked at.
struct LintedScreen: Sendable {
  let spec: LoadedSpec
  /// The positions of its cells among all, ascending.
  var indices: [Int] = []
  var cells: [SelectedCell] = []

  /// Whether they are all of the matrix.
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

  /// The ends of its films that are none of the cells; none where not all of the matrix is looked at.
  var filmEnds: [SelectedCell] {
    guard isWhole else { return [] }
    var names = Set(cells.map(\.cell.name))
    return spec.films.films.flatMap { [$0.from, $0.to] }
      .filter { names.insert($0.name).inserted }
      .map { SelectedCell(spec: spec, cell: $0) }
  }
}

extension CellRenderer {
  /// A cell for rules about all of a matrix.
  func scene(of selected: SelectedCell) -> LintedScene {
    let built = selected.build()
    return LintedScene(
      selected.cell.name, built: built,
      layout: LayoutEngine.layout(built.scene, measuring: measurer))
  }

  /// What rules about all cells at once have to know of one.
  func records(of cell: LintedScene, for rules: [any MatrixRule]) -> [ConstraintRecord] {
    rules.map { $0.record(of: cell, measuring: measurer) }
  }
}
