extension Tableau {
  /// A linear function of externals.
  struct Expansion: Sendable {
    /// The roots, ascending by variable.
    var variables = Store<Int32>()
    var coefficients = Store<Double>()
    var constant = 0.0

    var growths: Int { variables.growths + coefficients.growths }

    mutating func own() {
      variables.own()
      coefficients.own()
    }

    /// Sets the function to 0.
    mutating func clear() {
      variables.removeAll()
      coefficients.removeAll()
      constant = 0
    }

    /// The coefficient of a variable, or 0 if the function does not contain it.
    func coefficient(of variable: Int) -> Double {
      for index in variables.indices where Int(variables[index]) == variable {
        return coefficients[index]
      }
      return 0
    }

    mutating func append(_ coefficient: Double, of variable: Int32) {
      variables.append(variable)
      coefficients.append(coefficient)
    }
  }

  /// Adds the symbol of a constraint, without changing any value.
  ///
  /// With `takingNewcomer`, a variable that is new to the tableau makes the symbol 0, unless a
  /// required inequality holds already. Then the symbol is parametric from the start.
  ///
  /// - Returns: the symbol.
  mutating func insert(
    _ kind: Symbol.Kind, of constraint: Int32, _ expansion: Expansion, _ relation: Relation,
    priority: Double, takingNewcomer: Bool
  ) -> Int {
    let scale = Self.scale(of: expansion)
    let weight = kind == .error ? 1 / scale : 1
    let level = level(of: priority)
    let symbol = Symbol(
      kind: kind, owner: constraint, order: Int64(constraint), priority: priority,
      level: Int32(level), up: relation == .greaterThanOrEqual ? 0 : weight,
      down: relation == .lessThanOrEqual ? 0 : weight, unit: 1 / scale, place: .row(0))
    if takingNewcomer, let newcomer = newcomer(in: expansion) {
      let constant = collect(expansion, scale: scale, without: newcomer)
      if kind == .error || (constant > 0 ? symbol.up : symbol.down) > 0 {
        return insert(
          symbol, constant, solvedFor: newcomer,
          coefficient: expansion.coefficient(of: newcomer) * scale)
      }
      workspace.add(
        expansion.coefficient(of: newcomer) * scale,
        at: Int32(symbols[external(ofVariable: newcomer)].place.slot))
      return addRow(symbol, constant)
    }
    return addRow(symbol, collect(expansion, scale: scale, without: nil))
  }

  /// Adds a linear function to minimise or maximise below all levels.
  ///
  /// - Returns: its symbol, which stays basic.
  mutating func insertObjective(_ expansion: Expansion, maximised: Bool) -> Int {
    let level = level(of: 0)
    let direction: Double = maximised ? -1 : 1
    let symbol = Symbol(
      kind: .objective, owner: 0, order: .max, priority: 0, level: Int32(level), up: direction,
      down: -direction, unit: 1, place: .row(0))
    return addRow(symbol, collect(expansion, scale: 1, without: nil))
  }

  /// Writes the function of the columns to `workspace`.
  ///
  /// - Returns: its constant, which is its value.
  private mutating func collect(
    _ expansion: Expansion, scale: Double, without omitted: Int?
  ) -> Double {
    var constant = expansion.constant * scale
    for index in expansion.variables.indices {
      let variable = Int(expansion.variables[index])
      if variable == omitted { continue }
      let coefficient = expansion.coefficients[index] * scale
      let place = symbols[external(ofVariable: variable)].place
      if place.isBasic {
        constant += coefficient * constants[place.row]
        for entry in rows.row(place.row) {
          workspace.add(coefficient * entry.coefficient, at: entry.slot)
        }
      } else {
        workspace.add(coefficient, at: Int32(place.slot))
      }
    }
    return constant
  }

  /// Adds a basic symbol whose row is the function in `workspace`.
  private mutating func addRow(_ symbol: Symbol, _ constant: Double) -> Int {
    let index = place(symbol)
    let row = addRow(for: index, constant, times: 1)
    // At 0, a slack is on the side without cost. An error is on the side with cost: its variables
    // are already set by higher priorities and must not appear free to move.
    let isOver = symbol.kind == .error ? symbol.up > symbol.down : symbol.up < symbol.down
    isPositive[row] = abs(constant) > Epsilon.tableau ? constant > 0 : isOver
    charge(row: row, times: 1)
    return index
  }

  /// Adds a parametric symbol that is the function in `workspace` plus a multiple of a new
  /// variable.
  ///
  /// The added row is that of the variable.
  private mutating func insert(
    _ symbol: Symbol, _ constant: Double, solvedFor variable: Int, coefficient: Double
  ) -> Int {
    let slot = makeSlot()
    let index = place(symbol)
    symbols[index].place = .slot(slot)
    slotSymbol[slot] = Int32(index)
    let external = basicExternal(ofVariable: variable)
    let row = addRow(for: external, -constant / coefficient, times: -1 / coefficient)
    rows.append(1 / coefficient, to: row, in: Int32(slot))
    isPositive[row] = constants[row] > 0
    unsettle(slot)
    unsettleTies(ofRow: row)
    return index
  }

  /// Adds a multiple of the function in `workspace` as a symbol's row.
  private mutating func addRow(for symbol: Int, _ constant: Double, times factor: Double) -> Int {
    budget.spend(SparseMatrix.changeWork * workspace.touched.count)
    let row = rows.addRow()
    if row == rowSymbol.count {
      rowSymbol.append(Int32(symbol))
      constants.append(constant)
      isPositive.append(false)
    }
    for index in workspace.touched.indices {
      let slot = workspace.touched[index]
      let coefficient = factor * workspace.take(Int(slot))
      if abs(coefficient) > Epsilon.cancellation { rows.append(coefficient, to: row, in: slot) }
    }
    workspace.clearTouched()
    symbols[symbol].place = .row(row)
    rowSymbol[row] = Int32(symbol)
    constants[row] = constant
    return row
  }

  /// Removes a constraint's symbol.
  ///
  /// The required constraints still hold, but the solution may not be optimal until the next
  /// optimisation.
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
      for entry in rows.column(place.slot) {
        constants[Int(entry.row)] -= rows.coefficient(at: entry) * delta
        settleSide(of: Int(entry.row))
      }
    }
  }

  /// A power of two that scales the largest coefficient to 1...2, so that scaling rounds nothing.
  private static func scale(of expansion: Expansion) -> Double {
    var largest = 0.0
    for coefficient in expansion.coefficients.elements {
      largest = max(largest, abs(coefficient))
    }
    guard largest > 0, largest.isFinite else { return 1 }
    return Double(sign: .plus, exponent: -Int(largest.exponent), significand: 1)
  }
}
