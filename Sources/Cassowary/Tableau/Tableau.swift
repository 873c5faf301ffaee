/// The simplex tableau: every basic symbol as a linear function of the parametric ones.
///
/// All parametric symbols have the value 0, so the constants of the rows are the solution. Costs are
/// compared level by level, the required level first; below the last level ties are broken by
/// the order of declaration, one symbol at a time, and at the very end externals tend to 0.
struct Tableau: Sendable {
  var symbols: [Symbol] = []
  private var vacantSymbols: [Int] = []

  var rows = SparseMatrix()
  /// The basic symbol of each row; -1 where the row is free to be used again.
  var rowSymbol: [Int] = []
  /// The value of each row's symbol.
  var constants: [Double] = []
  /// The side of 0 on which each row's symbol pays; at 0 it keeps the one it had.
  var isPositive: [Bool] = []

  /// The parametric symbol of each column; -1 where the column is free to be used again.
  var slotSymbol: [Int] = []
  private var vacantSlots: [Int] = []

  /// The priorities in use, highest first; required is always there.
  var levels: [Double] = [Priority.required.level]
  private var levelUses: [Int] = [1]

  /// For each column the cost of the basic symbols, level by level.
  var objective: [Double] = []
  var objectiveIsStale = false
  /// Columns whose costs changed since they were last found not to improve the solution.
  var unsettled: [Int] = []
  var isUnsettled: [Bool] = []
  /// Settled columns that improve the solution, with some that no longer do.
  var improving: [Int] = []
  var isListed: [Bool] = []
  var isImproving: [Bool] = []
  /// Of the columns that improve the solution.
  var prices: [Price] = []
  /// Settled columns that can leave 0 at no cost on any level.
  var isTied: [Bool] = []
  /// Tied columns that break no tie, unless a row in them has changed since.
  var isTieSettled: [Bool] = []
  /// How many levels the settled columns were looked at on.
  var pricedLevels = 0

  /// The symbol of each variable of the caller; -1 where it has none.
  private var externals: [Int] = []

  var counters = Counters()
  var scratch = Scratch()

  // MARK: Symbols

  func symbol(ofVariable variable: Int) -> Int {
    variable < externals.count ? externals[variable] : -1
  }

  /// The symbol's value in the current solution.
  func value(of symbol: Int) -> Double {
    let place = symbols[symbol].place
    return place.isBasic ? constants[place.row] : 0
  }

  /// The symbol of a variable, parametric at 0 where it had none.
  mutating func external(ofVariable variable: Int) -> Int {
    let known = symbol(ofVariable: variable)
    if known >= 0 { return known }
    let slot = makeSlot()
    let symbol = place(
      Symbol(
        kind: .external, owner: Int32(variable), order: 1 << 32 + Int64(variable), priority: 0,
        level: -1, up: 1, down: 1, unit: 1, place: .slot(slot)))
    slotSymbol[slot] = symbol
    unsettle(slot)
    while externals.count <= variable { externals.append(-1) }
    externals[variable] = symbol
    return symbol
  }

  mutating func place(_ symbol: Symbol) -> Int {
    if let index = vacantSymbols.popLast() {
      symbols[index] = symbol
      return index
    }
    symbols.append(symbol)
    return symbols.count - 1
  }

  mutating func vacate(symbol: Int) {
    if symbols[symbol].level >= 0 { releaseLevel(Int(symbols[symbol].level)) }
    symbols[symbol].kind = .vacant
    symbols[symbol].level = -1
    vacantSymbols.append(symbol)
  }

  // MARK: Columns

  private mutating func makeSlot() -> Int {
    if let slot = vacantSlots.popLast() { return slot }
    slotSymbol.append(-1)
    objective.append(contentsOf: repeatElement(0, count: levels.count))
    scratch.growSlots(to: slotSymbol.count)
    rows.addColumn()
    isUnsettled.append(false)
    isTied.append(false)
    isTieSettled.append(false)
    isImproving.append(false)
    isListed.append(false)
    prices.append(Price())
    return slotSymbol.count - 1
  }

  /// Holds the column's symbol at 0 for good.
  mutating func dropColumn(_ slot: Int) {
    rows.clearColumn(slot)
    for level in levels.indices { objective[slot * levels.count + level] = 0 }
    vacate(symbol: slotSymbol[slot])
    slotSymbol[slot] = -1
    isTied[slot] = false
    isImproving[slot] = false
    vacantSlots.append(slot)
  }

  // MARK: Levels

  /// The index of a priority's level, which comes into use if it was not.
  mutating func level(of priority: Double) -> Int {
    var index = 0
    while index < levels.count, levels[index] > priority { index += 1 }
    if index < levels.count, levels[index] == priority {
      levelUses[index] += 1
      return index
    }
    levels.insert(priority, at: index)
    levelUses.insert(1, at: index)
    for symbol in symbols.indices where symbols[symbol].level >= index {
      symbols[symbol].level += 1
    }
    objectiveIsStale = true
    pricedLevels = 0
    return index
  }

  private mutating func releaseLevel(_ index: Int) {
    levelUses[index] -= 1
    guard levelUses[index] == 0 else { return }
    levels.remove(at: index)
    levelUses.remove(at: index)
    for symbol in symbols.indices where symbols[symbol].level > index {
      symbols[symbol].level -= 1
    }
    objectiveIsStale = true
    pricedLevels = 0
  }
}
