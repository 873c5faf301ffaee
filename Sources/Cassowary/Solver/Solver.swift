/// An incremental Cassowary solver with strict priority levels.
///
/// Required constraints hold always. The others are met level by level, the highest first: within
/// a level the sum of absolute errors is least, and no lower level is ever weighed against it.
/// Between solutions equally good on every level, the error of the constraint declared first is
/// least, then that of the second, and so on; after all constraints the variables that required
/// equalities leave open tend to 0, the one declared first before the others. So there is one solution, and it does not
/// depend on the order in which changes were made.
///
/// Required equalities are eliminated as they are added; the rest waits for `solve()`, which
/// continues from the last solution. Reading is cheap after `solve()`.
package struct Solver: Sendable {
  /// A constraint that is held.
  struct Record: Sendable {
    let id: ConstraintID
    var constraint: LinearConstraint
    var state: State
    /// The constant of the row's function of the roots, when it was last entered.
    var offset = 0.0
  }

  enum State: Equatable, Sendable {
    /// Not required, and not yet in the tableau.
    case pending
    /// A required equality in the elimination.
    case defining
    /// A required equality that follows from others.
    case following
    /// A required equality whose column was dropped from the tableau; the next `solve()`
    /// eliminates it.
    case absorbed
    /// In the tableau, under this symbol.
    case row(Int)
  }

  /// Ascending by id.
  var records: [Record] = []
  var constraintCount: Int32 = 0
  private(set) var variableCount = 0

  var elimination = Elimination()
  var tableau = Tableau()
  var expansion = Tableau.Expansion()
  /// Ids of constraints still to be entered.
  var pending: [ConstraintID] = []
  var absorbedCount = 0
  /// Whether a constraint is gone on which the elimination was built.
  var isStale = false
  var isSolved = true

  /// Of every variable, as of the last `solve()`.
  var values: [Double] = []
  /// The edit constraint of each variable; -1 where it has none.
  var edits: [Int32] = []

  package init() {}

  /// How much work was done since the solver was made.
  package var counters: Counters { tableau.counters }

  /// The number of constraints held.
  package var constraintsHeld: Int { records.count }

  /// A new unknown; 0 until something determines it.
  package mutating func makeVariable() -> Variable {
    defer { variableCount += 1 }
    elimination.addVariable()
    values.append(0)
    edits.append(-1)
    return Variable(index: Int32(variableCount))
  }

  var nextID: ConstraintID { ConstraintID(index: constraintCount) }

  /// The place of a constraint in `records`; nil where it is not held.
  func index(of id: ConstraintID) -> Int? {
    let guess = Int(id.index)
    if guess < records.count, records[guess].id == id { return guess }
    var low = 0
    var high = records.count
    while low < high {
      let middle = (low + high) / 2
      if records[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < records.count && records[low].id == id ? low : nil
  }

  /// The constraint as it is held, with its present constant; nil where it is not held.
  package func constraint(_ id: ConstraintID) -> LinearConstraint? {
    index(of: id).map { records[$0].constraint }
  }
}
