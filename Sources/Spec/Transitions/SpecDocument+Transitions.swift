import Devices

/// The films of a matrix.
///
/// A film is a sequence of frames from one cell to another one.
package struct TransitionExpansion: Sendable {
  /// The films in the order of the cells.
  ///
  /// The films of one cell are in file order.
  package var films: [TransitionCell] = []
  /// The films that are left out because no device supports one of their ends, by reason.
  package var impossible: [ImpossibleCells] = []
}

extension SpecDocument {
  /// The films of the spec's transitions in these cells.
  ///
  /// No two films have the same name.
  ///
  /// Both ends have the cell's own values, except on the axes that the transition names. Cells that
  /// differ only on these axes have one film together. There is no film if both ends are the same
  /// cell, or if the matrix excludes one of them.
  package func films(of cells: [Cell]) -> TransitionExpansion {
    var expansion = TransitionExpansion()
    var names: Set<String> = []
    for cell in cells {
      for transition in transitions {
        let from = self.cell(cell, with: transition.from)
        let film = TransitionCell(
          transition: transition, from: from, to: self.cell(from, with: transition.to))
        guard film.from.name != film.to.name, names.insert(film.name).inserted else { continue }
        let ends = [film.from.state, film.to.state]
        if ends.contains(where: isExcluded) { continue }
        if let reason = ends.lazy.compactMap(\.unsupportedState).first?.clause {
          expansion.impossible.add(film.name, reason: reason)
        } else {
          expansion.films.append(film)
        }
      }
    }
    return expansion
  }

  private func isExcluded(_ state: CellState) -> Bool {
    matrix.exclude.contains { context.matches($0, state) }
  }
}
