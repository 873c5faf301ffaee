import Geometry

extension SpecDocument {
  /// The cell in each other language of `strings`.
  ///
  /// Cells that the matrix has already are left out.
  package func translations(of cell: Cell) -> [Cell] {
    strings.languages.compactMap { language in
      guard language != cell.locale else { return nil }
      var state = cell.state
      state.locale = .tag(language)
      let other = context.cell(in: state)
      return expansion.contains(other.name) ? nil : other
    }
  }

  /// The cell with a left-to-right layout direction and the same language.
  package func leftToRight(_ cell: Cell) -> Cell {
    var state = cell.state
    state.direction = .leftToRight
    return context.cell(in: state)
  }
}
