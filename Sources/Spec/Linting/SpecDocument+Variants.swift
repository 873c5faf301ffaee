import Geometry

extension SpecDocument {
  /// The cell in each language of `strings` in which it is not in the matrix already.
  package func translations(of cell: Cell) -> [Cell] {
    strings.languages.compactMap { language in
      guard language != cell.locale else { return nil }
      var state = cell.state
      state.locale = .tag(language)
      let other = context.cell(in: state)
      return expansion.contains(other.name) ? nil : other
    }
  }

  /// The cell as it is where reading begins at the left, its language staying as it is.
  package func leftToRight(_ cell: Cell) -> Cell {
    var state = cell.state
    state.direction = .leftToRight
    return context.cell(in: state)
  }
}
