extension Tableau {
  /// The value of a function of externals in the current solution.
  @inline(__always)
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
    where rowSymbol[row] >= 0 && symbols[Int(rowSymbol[row])].level == 0 {
      let symbol = symbols[Int(rowSymbol[row])]
      let value = constants[row] * symbol.unit
      if value > Epsilon.result, symbol.up > 0 { return false }
      if value < -Epsilon.result, symbol.down > 0 { return false }
    }
    return true
  }

  /// Makes the required constraints hold, at any cost for the optional ones.
  ///
  /// - Returns: false if they cannot hold together.
  mutating func repair() -> Bool {
    _ = optimize(levels: 1, breakingTies: false)
    return isFeasible
  }

  /// The variable declared last among those that are new to the tableau, or nil if there is none.
  ///
  /// It can always make the function 0, because nothing else depends on it.
  @inline(__always)
  func newcomer(in expansion: Expansion) -> Int? {
    var index = expansion.variables.count
    while index > 0 {
      index -= 1
      let variable = Int(expansion.variables[index])
      if symbol(ofVariable: variable) < 0, abs(expansion.coefficients[index]) > Epsilon.tableau {
        return variable
      }
    }
    return nil
  }

  /// Fixes a required equality's symbol at 0, its current value.
  mutating func settle(dummy symbol: Int) {
    let place = symbols[symbol].place
    if place.isBasic {
      var slot = -1
      var magnitude = Epsilon.tableau
      for entry in rows.row(place.row) where abs(entry.coefficient) > magnitude {
        slot = Int(entry.slot)
        magnitude = abs(entry.coefficient)
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
