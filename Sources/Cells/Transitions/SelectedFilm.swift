import Devices
package import Snapshots
package import Spec

/// A selected transition between two cells of a spec.
package struct SelectedFilm: Sendable {
  package let spec: LoadedSpec
  package let film: TransitionCell

  package var id: CellID { CellID(screen: spec.location.screen, cell: film.name) }

  /// The first and the last cell.
  package var ends: [SelectedCell] {
    [film.from, film.to].map { SelectedCell(spec: spec, cell: $0) }
  }
}

extension Workspace {
  /// The selected films of the specs.
  package func films(_ selection: Selection) -> [SelectedFilm] {
    let names = selection.cells.map { Glob($0) }
    let devices = selection.devices.map { Glob($0) }
    let all = specs.flatMap { spec in
      spec.films.films.map { SelectedFilm(spec: spec, film: $0) }
    }
    return all.filter { selected in
      (names.isEmpty
        || names.contains {
          $0.matches(selected.film.name) || $0.matches(selected.id.description)
        })
        && (devices.isEmpty
          || devices.contains { $0.matches(selected.film.from.device.id) })
    }
  }
}
