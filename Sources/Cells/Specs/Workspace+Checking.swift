package import Diagnostics
import Snapshots
import Spec

extension Workspace {
  /// Finds errors that reading cannot find: numbers that a condition makes invalid.
  ///
  /// The errors of a cell depend only on the conditions that hold in it. So the check builds one
  /// cell for each set of conditions. That cell stays built until the run uses it. The run builds
  /// each other cell when it needs it. So every cell is built once, and memory does not grow with
  /// the number of cells.
  ///
  /// - Parameters:
  ///   - cells: the cells of a run. The call stores the built ones in them.
  ///   - films: the films of a run. Their ends are checked after the cells.
  /// - Returns: the errors without duplicates, each with the cells that have it.
  package func check(
    _ cells: inout [SelectedCell], films: inout [SelectedFilm]
  ) -> [Diagnostic] {
    var checks: [String: SpecCheck] = [:]
    for index in cells.indices {
      checks[cells[index].id.screen, default: SpecCheck()].add(&cells[index])
    }
    for index in films.indices {
      checks[films[index].id.screen, default: SpecCheck()].add(&films[index].from)
      checks[films[index].id.screen, default: SpecCheck()].add(&films[index].to)
    }
    return specs.flatMap {
      checks[$0.location.screen]?.findings.diagnostics(ofTotal: $0.cells.count) ?? []
    }
  }

  /// Does the same for a run without films.
  package func check(_ cells: inout [SelectedCell]) -> [Diagnostic] {
    var none: [SelectedFilm] = []
    return check(&cells, films: &none)
  }
}

/// The errors in the cells of one spec.
private struct SpecCheck {
  private(set) var findings = CellFindings()
  private var known: [[Int]: [Diagnostic]] = [:]

  mutating func add(_ selected: inout SelectedCell) {
    let conditions = selected.spec.document.conditions(in: selected.cell)
    let diagnostics: [Diagnostic]
    if let found = known[conditions] {
      diagnostics = found
    } else {
      let built = selected.build()
      selected.checked = CheckedCell(built)
      diagnostics = built.diagnostics
      known[conditions] = diagnostics
    }
    findings.add(diagnostics, of: selected.cell.name)
  }
}
