import AutoLayout
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

  /// The cells, and the ends of their films that are none of them.
  fileprivate var states: [Cell] {
    var names = Set(cells.map(\.cell.name))
    let ends = spec.films.films.flatMap { [$0.from, $0.to] }
    return cells.map(\.cell) + ends.filter { names.insert($0.name).inserted }
  }
}

extension CellRenderer {
  /// What rules about all cells at once find.
  func findings(
    of choice: LintRuleChoice, everywhereOn screen: LintedScreen
  ) -> [MatrixFinding] {
    let rules = RuleCatalogue.matrixRules.filter(choice.contains)
    guard !rules.isEmpty else { return [] }
    let measurer = measurer
    let scenes = screen.states.map { cell in
      let built = screen.spec.document.build(cell).built
      return LintedScene(
        cell.name, built: built, layout: LayoutEngine.layout(built.scene, measuring: measurer))
    }
    return rules.flatMap {
      $0.findings(in: scenes, measuring: measurer)
    }
  }
}
