extension Tableau {
  /// The value of a function of externals in the current solution.
  func value(of expansion: Expansion) -> Double {
    var sum = expansion.constant
    for index in expansion.variables.indices {
      let symbol = symbol(ofVariable: Int(expansion.variables[index]))
      if symbol >= 0 { sum += expansion.coefficients[index] * value(of: symbol) }
    }
    return sum
  }

  /// Whether every required constraint holds.
  var isFeasible: Bool {
    for row in constants.indices
    where rowSymbol[row] >= 0 && symbols[rowSymbol[row]].level == 0 {
      let symbol = symbols[rowSymbol[row]]
      let value = constants[row] * symbol.unit
      if value > Tolerance.result, symbol.up > 0 { return false }
      if value < -Tolerance.result, symbol.down > 0 { return false }
    }
    return true
  }

  /// Makes the required constraints hold, whatever becomes of the others.
  ///
  /// - Returns: false where they cannot hold together.
  mutating func repair() -> Bool {
    _ = optimize(levels: 1, breakingTies: false)
    return isFeasible
  }

  /// The variable declared last among those the tableau has not met: it can always make the
  /// function 0, since nothing else depends on it.
  func newcomer(in expansion: Expansion) -> Int? {
    let index = expansion.variables.indices.last { index in
      symbol(ofVariable: Int(expansion.variables[index])) < 0
        && abs(expansion.coefficients[index]) > Tolerance.tableau
    }
    return index.map { Int(expansion.variables[$0]) }
  }

  /// Makes a basic symbol 0 by means of a variable that was a newcomer.
  mutating func tighten(_ symbol: Int, by newcomer: Int) {
    let row = symbols[symbol].place.row
    let slot = symbols[self.symbol(ofVariable: newcomer)].place.slot
    let value = -constants[row] / rows.coefficient(of: slot, in: row)
    pivot(entering: slot, leaving: row, positive: value > 0)
  }

  /// Holds a required equality's symbol, which is 0, there for good.
  mutating func settle(dummy symbol: Int) {
    let place = symbols[symbol].place
    if place.isBasic {
      var slot = -1
      var magnitude = Tolerance.tableau
      for position in rows.range(of: place.row) {
        let entry = rows[position]
        if abs(entry.coefficient) > magnitude {
          slot = Int(entry.slot)
          magnitude = abs(entry.coefficient)
        }
      }
      guard slot >= 0 else {
        remove(symbol: symbol)
        return
      }
      pivot(entering: slot, leaving: place.row, positive: isPositive[place.row])
      settleSides()
    }
    dropColumn(symbols[symbol].place.slot)
  }
}
