extension Tableau {
  /// The violated invariants of the tableau, one sentence each; empty if none.
  ///
  /// Tests check it after every change. All sums are computed again, so the time is proportional to
  /// the size of the tableau.
  var brokenInvariants: [String] {
    var broken: [String] = []
    let counts = [rows.rowCount, rowSymbol.count, constants.count, isPositive.count]
    if Set(counts).count != 1 { broken.append("the rows' arrays have the lengths \(counts)") }
    checkPlaces(&broken)
    checkRows(&broken)
    if !objectiveIsStale { checkObjective(&broken) }
    return broken
  }

  private func checkPlaces(_ broken: inout [String]) {
    for (row, symbol) in rowSymbol.elements.enumerated()
    where symbol >= 0 && symbols[Int(symbol)].place != .row(row) {
      broken.append("the symbol of row \(row) is placed elsewhere")
    }
    for (slot, symbol) in slotSymbol.elements.enumerated()
    where symbol >= 0 && symbols[Int(symbol)].place != .slot(slot) {
      broken.append("the symbol of column \(slot) is placed elsewhere")
    }
    let placed = rowSymbol.elements.count { $0 >= 0 } + slotSymbol.elements.count { $0 >= 0 }
    let living = symbols.elements.count { $0.kind != .vacant }
    if placed != living { broken.append("\(living) symbols, but \(placed) places taken") }
    for symbol in symbols.elements where symbol.kind != .vacant && symbol.level >= 0 {
      if levels[Int(symbol.level)] != symbol.priority {
        broken.append("a symbol of priority \(symbol.priority) counts on another level")
      }
    }
    let levels = Array(levels.elements)
    if levels != levels.sorted(by: >) { broken.append("the levels are out of order: \(levels)") }
  }

  private func checkRows(_ broken: inout [String]) {
    for row in constants.indices where rowSymbol[row] >= 0 {
      for (place, entry) in rows.row(row).enumerated() {
        if slotSymbol[Int(entry.slot)] < 0 { broken.append("row \(row) names a free column") }
        if !entry.coefficient.isFinite || entry.coefficient == 0 {
          broken.append("row \(row) has the coefficient \(entry.coefficient)")
        }
        let column = rows.column(Int(entry.slot))
        let isNoted =
          column.indices.contains(Int(entry.place))
          && column[Int(entry.place)].row == Int32(row)
          && column[Int(entry.place)].place == Int32(place)
        if !isNoted { broken.append("column \(entry.slot) has forgotten row \(row)") }
      }
      if !constants[row].isFinite { broken.append("row \(row) has the value \(constants[row])") }
      if isPositive[row] ? constants[row] < -1e-7 : constants[row] > 1e-7 {
        broken.append("row \(row) is \(constants[row]), and pays on the other side")
      }
    }
  }

  private func checkObjective(_ broken: inout [String]) {
    var copy = self
    copy.own()
    copy.recomputeObjective()
    guard copy.objective.count == objective.count else {
      broken.append("the objective has \(objective.count) entries, not \(copy.objective.count)")
      return
    }
    for index in objective.indices where abs(objective[index] - copy.objective[index]) > 1e-7 {
      broken.append(
        "column \(index / levels.count) costs \(copy.objective[index]) on level "
          + "\(levels[index % levels.count]), noted as \(objective[index])")
    }
  }

  /// Whether no column improves the solution on any level.
  var isOptimal: Bool {
    slotSymbol.indices.allSatisfy { slot in
      slotSymbol[slot] < 0
        || (sign(of: slot, positive: true).amount >= 0
          && sign(of: slot, positive: false).amount >= 0)
    }
  }
}

extension Solver {
  /// The violated invariants of the solver's state, one sentence each; empty if none.
  package var brokenInvariants: [String] {
    var broken = tableau.brokenInvariants
    if solution == .evaluated {
      if !tableau.isOptimal { broken.append("solved, but a column still improves the solution") }
      for record in records.elements where record.isRequired {
        let distance = violation(of: record.id)
        if distance > 0 { broken.append("required \(record.id.index) is missed by \(distance)") }
      }
      checkDistances(&broken)
    }
    for (previous, next) in zip(records.elements, records.elements.dropFirst())
    where previous.id >= next.id {
      broken.append("constraint \(next.id.index) is out of order")
    }
    return broken
  }

  /// Compares the tableau's values with those of the constraints themselves.
  private func checkDistances(_ broken: inout [String]) {
    for record in records.elements {
      guard case .row(let symbol) = record.state else { continue }
      let held = tableau.value(of: symbol) * tableau.symbols[symbol].unit
      let real = value(of: constraint(record).expression)
      if abs(held - real) > Epsilon.result * max(1, abs(real)) {
        broken.append("constraint \(record.id.index) is at \(real), in the tableau at \(held)")
      }
    }
  }
}
