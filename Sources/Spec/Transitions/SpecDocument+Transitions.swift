import Devices

/// The films of a matrix.
package struct TransitionExpansion: Sendable {
  /// In the order of the cells, for each cell in that of the file.
  package var films: [TransitionCell] = []
  /// What was left out because no device can be at one of the ends, by reason.
  package var impossible: [ImpossibleCells] = []
}

extension SpecDocument {
  /// The transitions of every cell, each name once.
  ///
  /// A cell's own values hold at both ends except on the axes that the transition names, so cells
  /// that differ on these alone have one film. There is none where both ends are the same cell, and
  /// none where the matrix excludes one of them.
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
