extension Tableau {
  /// A linear function of externals.
  struct Expansion: Sendable {
    /// Roots, ascending by variable.
    var variables: [Int32] = []
    var coefficients: [Double] = []
    var constant = 0.0
  }

  /// Adds the basic symbol of a constraint; the solution does not move.
  ///
  /// - Returns: the symbol.
  mutating func insert(
    _ kind: Symbol.Kind, of constraint: Int32, _ expansion: Expansion, _ relation: Relation,
    priority: Double
  ) -> Int {
    let scale = Self.scale(of: expansion)
    let weight = kind == .error ? 1 / scale : 1
    let level = level(of: priority)
    let symbol = Symbol(
      kind: kind, owner: constraint, order: Int64(constraint), priority: priority,
      level: Int32(level), up: relation == .greaterThanOrEqual ? 0 : weight,
      down: relation == .lessThanOrEqual ? 0 : weight, unit: 1 / scale, place: .row(0))
    return addRow(symbol, expansion, scale: scale)
  }

  /// Adds a linear function to be minimised, or maximised, below all levels.
  mutating func insertObjective(_ expansion: Expansion, maximised: Bool) {
    let level = level(of: 0)
    let direction: Double = maximised ? -1 : 1
    let symbol = Symbol(
      kind: .objective, owner: 0, order: .max, priority: 0, level: Int32(level), up: direction,
      down: -direction, unit: 1, place: .row(0))
    _ = addRow(symbol, expansion, scale: 1)
  }

  private mutating func addRow(_ symbol: Symbol, _ expansion: Expansion, scale: Double) -> Int {
    var constant = expansion.constant * scale
    for index in expansion.variables.indices {
      let coefficient = expansion.coefficients[index] * scale
      let place = symbols[external(ofVariable: Int(expansion.variables[index]))].place
      if place.isBasic {
        constant += coefficient * constants[place.row]
        for position in rows.range(of: place.row) {
          let entry = rows[position]
          scratch.add(coefficient * entry.coefficient, at: entry.slot)
        }
      } else {
        scratch.add(coefficient, at: Int32(place.slot))
      }
    }
    scratch.collectEntries()
    let index = self.place(symbol)
    let row = rows.addRow(scratch.entries)
    if row == rowSymbol.count {
      rowSymbol.append(index)
      constants.append(constant)
      isPositive.append(false)
    }
    symbols[index].place = .row(row)
    rowSymbol[row] = index
    constants[row] = constant
    // At 0 the cheaper side, so that an inequality that just holds costs nothing.
    isPositive[row] = abs(constant) > Tolerance.tableau ? constant > 0 : symbol.up < symbol.down
    charge(row: row, times: 1)
    return index
  }

  /// Takes a constraint's symbol out; the solution may be worse than it could be until the next
  /// optimisation, but what is required still holds.
  mutating func remove(symbol: Int) {
    if !symbols[symbol].place.isBasic { enterBasis(symbol) }
    let place = symbols[symbol].place
    if place.isBasic {
      removeRow(place.row)
      vacate(symbol: symbol)
    } else {
      dropColumn(place.slot)
    }
  }

  private mutating func removeRow(_ row: Int) {
    charge(row: row, times: -1)
    rows.removeRow(row)
    rowSymbol[row] = -1
    constants[row] = 0
  }

  /// Changes the constant of a constraint's expression.
  mutating func shift(symbol: Int, by difference: Double) {
    let delta = difference / symbols[symbol].unit
    let place = symbols[symbol].place
    if place.isBasic {
      constants[place.row] += delta
      settleSide(of: place.row)
    } else {
      rows.tidy(place.slot)
      for (row, coefficient) in zip(rows.rows(of: place.slot), rows.columnCoefficients) {
        constants[Int(row)] -= coefficient * delta
        settleSide(of: Int(row))
      }
    }
  }

  /// A power of two that brings the largest coefficient between 1 and 2, so scaling rounds nothing.
  private static func scale(of expansion: Expansion) -> Double {
    var largest = 0.0
    for coefficient in expansion.coefficients { largest = max(largest, abs(coefficient)) }
    guard largest > 0, largest.isFinite else { return 1 }
    return Double(sign: .plus, exponent: -Int(largest.exponent), significand: 1)
  }
}
