/// The simplex tableau, with every basic symbol as a linear function of the parametric ones.
///
/// All parametric symbols have the value 0, so the constants of the rows are the solution. Costs
/// are compared level by level, the required level first. Below the last level, the order of
/// declaration breaks ties, one symbol at a time. At the very end, externals tend to 0.
struct Tableau: Sendable {
  var symbols = Store<Symbol>()
  private var vacantSymbols = Store<Int32>()

  var rows = SparseMatrix()
  /// The basic symbol of each row, or -1 for a free row.
  var rowSymbol = Store<Int32>()
  /// The value of each row's symbol.
  var constants = Store<Double>()
  /// The side of 0 that determines the cost of each row's symbol; at 0 it keeps its last side.
  var isPositive = Store<Bool>()

  /// The parametric symbol of each column, or -1 for a free column.
  var slotSymbol = Store<Int32>()
  private var vacantSlots = Store<Int32>()

  /// The priorities in use, highest first.
  ///
  /// The first is always required. The last is 0, for functions that are minimised below all
  /// priorities.
  private(set) var levels = Store<Double>()
  private var levelUses = Store<Int>()

  /// The cost of the basic symbols for each column, level by level.
  var objective = Store<Double>()
  var objectiveIsStale = false
  var pricing = Pricing()

  /// The symbol of each variable of the caller, or -1.
  private(set) var externals = Store<Int32>()

  let budget: WorkBudget
  var counters = Counters()
  var workspace = Workspace()

  init(budget: WorkBudget) {
    self.budget = budget
    for level in [Priority.required.level, 0] {
      levels.append(level)
      levelUses.append(1)
    }
  }

  /// Copies shared storage before a change.
  mutating func own() {
    symbols.own()
    vacantSymbols.own()
    rows.own()
    rowSymbol.own()
    constants.own()
    isPositive.own()
    slotSymbol.own()
    vacantSlots.own()
    levels.own()
    levelUses.own()
    objective.own()
    pricing.own()
    externals.own()
    workspace.own()
  }

  /// Removes all constraints and keeps the memory and the counters.
  mutating func removeAll() {
    symbols.removeAll()
    vacantSymbols.removeAll()
    rows.removeAll()
    rowSymbol.removeAll()
    constants.removeAll()
    isPositive.removeAll()
    slotSymbol.removeAll()
    vacantSlots.removeAll()
    levels.removeLast(levels.count - 1)
    levelUses.removeLast(levelUses.count - 1)
    levels.append(0)
    levelUses[0] = 1
    levelUses.append(1)
    objective.removeAll()
    objectiveIsStale = false
    pricing.removeAll()
    externals.removeAll()
    workspace.removeAll()
  }

  /// The number of memory allocations.
  var growths: Int {
    let ofSymbols = symbols.growths + vacantSymbols.growths + externals.growths
    let ofRows = rows.growths + rowSymbol.growths + constants.growths + isPositive.growths
    let ofColumns = slotSymbol.growths + vacantSlots.growths + objective.growths
    let ofLevels = levels.growths + levelUses.growths
    return ofSymbols + ofRows + ofColumns + ofLevels + pricing.growths + workspace.growths
  }

  // MARK: Symbols

  func symbol(ofVariable variable: Int) -> Int {
    variable < externals.count ? Int(externals[variable]) : -1
  }

  /// The symbol's value in the current solution.
  func value(of symbol: Int) -> Double {
    let place = symbols[symbol].place
    return place.isBasic ? constants[place.row] : 0
  }

  /// Returns the symbol of a variable; creates a parametric one with the value 0 if there is none.
  mutating func external(ofVariable variable: Int) -> Int {
    let known = symbol(ofVariable: variable)
    if known >= 0 { return known }
    let slot = makeSlot()
    let symbol = placeExternal(variable, .slot(slot))
    slotSymbol[slot] = Int32(symbol)
    unsettle(slot)
    return symbol
  }

  /// Creates the symbol of a new variable, to which the caller gives a row.
  mutating func basicExternal(ofVariable variable: Int) -> Int {
    placeExternal(variable, .row(0))
  }

  private mutating func placeExternal(_ variable: Int, _ place: Place) -> Int {
    let symbol = self.place(
      Symbol(
        kind: .external, owner: Int32(variable), order: 1 << 32 + Int64(variable), priority: 0,
        level: -1, up: 1, down: 1, unit: 1, place: place))
    if externals.count <= variable {
      externals.grow(by: variable + 1 - externals.count, repeating: -1)
    }
    externals[variable] = Int32(symbol)
    return symbol
  }

  mutating func place(_ symbol: Symbol) -> Int {
    if let index = vacantSymbols.popLast() {
      symbols[Int(index)] = symbol
      return Int(index)
    }
    symbols.append(symbol)
    return symbols.count - 1
  }

  mutating func vacate(symbol: Int) {
    if symbols[symbol].level >= 0 { releaseLevel(Int(symbols[symbol].level)) }
    symbols[symbol].kind = .vacant
    symbols[symbol].level = -1
    vacantSymbols.append(Int32(symbol))
  }

  // MARK: Columns

  mutating func makeSlot() -> Int {
    if let slot = vacantSlots.popLast() { return Int(slot) }
    slotSymbol.append(-1)
    objective.grow(by: levels.count, repeating: 0)
    workspace.addColumn()
    rows.addColumn()
    pricing.addColumn()
    return slotSymbol.count - 1
  }

  /// Removes the column, which fixes its symbol at 0.
  mutating func dropColumn(_ slot: Int) {
    rows.clearColumn(slot)
    if !objectiveIsStale {
      for level in 0..<levels.count { objective[slot * levels.count + level] = 0 }
    }
    vacate(symbol: Int(slotSymbol[slot]))
    slotSymbol[slot] = -1
    pricing.forget(slot)
    vacantSlots.append(Int32(slot))
  }

  // MARK: Levels

  /// Returns the index of a priority's level, and adds the level if it is new.
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
    return index
  }

  mutating func releaseLevel(_ index: Int) {
    levelUses[index] -= 1
    guard levelUses[index] == 0 else { return }
    levels.remove(at: index)
    levelUses.remove(at: index)
    for symbol in symbols.indices where symbols[symbol].level > index {
      symbols[symbol].level -= 1
    }
    objectiveIsStale = true
  }
}

/// Tolerances for rounding errors.
enum Epsilon {
  /// Smaller pivots, reduced costs and row values are treated as zero in the tableau.
  static let tableau = 1e-9
  /// Smaller violations of a constraint are treated as zero.
  static let result = 1e-6
  /// Smaller coefficients remain from cancellation and are removed.
  static let cancellation = 1e-12
}

/// The amount of the solver's work, which tests check instead of seconds.
package struct Counters: Hashable, Sendable {
  /// The exchanges of a basic and a parametric symbol.
  package var pivots = 0
  /// The errors that changed sign without a pivot.
  package var flips = 0
  /// The variables that a required equality eliminated.
  package var eliminations = 0
  /// The variables whose value was computed from other variables.
  package var evaluations = 0
  /// The rebuilds of the tableau from the constraints.
  package var rebuilds = 0
  /// The constraints examined to find those that may conflict.
  package var conflictLooks = 0
  /// The constraints tried together to find those that conflict.
  package var conflictTrials = 0
  /// The memory allocations of the system.
  package var allocations = 0

  package init() {}
}
