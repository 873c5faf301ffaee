import Devices
package import Snapshots
package import Spec

/// A selected transition between two cells of a spec.
package struct SelectedFilm: Sendable {
  package let spec: LoadedSpec
  package let film: TransitionCell
  /// The cell at the start.
  ///
  /// `to` is the cell at the end.
  package internal(set) var from: SelectedCell
  package internal(set) var to: SelectedCell

  package init(spec: LoadedSpec, film: TransitionCell) {
    self.spec = spec
    self.film = film
    from = SelectedCell(spec: spec, cell: film.from)
    to = SelectedCell(spec: spec, cell: film.to)
  }

  package var id: CellID { CellID(screen: spec.location.screen, cell: film.name) }
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
