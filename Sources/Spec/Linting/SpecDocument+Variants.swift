import Geometry

extension SpecDocument {
  /// The cell in each language of `strings`, without the cells that the matrix already has.
  package func translations(of cell: Cell) -> [Cell] {
    strings.languages.compactMap { language in
      guard language != cell.locale else { return nil }
      var state = cell.state
      state.locale = .tag(language)
      let other = context.cell(in: state)
      return expansion.contains(other.name) ? nil : other
    }
  }

  /// The cell with left-to-right reading direction and the same language.
  package func leftToRight(_ cell: Cell) -> Cell {
    var state = cell.state
    state.direction = .leftToRight
    return context.cell(in: state)
  }
}
