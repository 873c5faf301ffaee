/// An incremental Cassowary solver with strict priority levels.
///
/// Required constraints always hold. The others are met level by level, the highest first. Within a
/// level the sum of absolute errors is least, whatever it costs on lower levels. Between solutions
/// equally good on every level, the error of the constraint declared first is least, then that of
/// the second, and so on; after all constraints the variables that required equalities leave open
/// tend to 0, the one declared first before the others. So there is one solution, and it does not
/// depend on the order in which changes were made.
///
/// Required equalities are eliminated as they are added; the rest waits for `solve()`, which
/// continues from the last solution. Reading is cheap after `solve()`.
package struct Solver: Sendable {
  /// A constraint that is held.
  struct Record: BitwiseCopyable {
    let id: ConstraintID
    let relation: Relation
    let priority: Priority
    /// In `terms`.
    var run: Elimination.Run
    var constant: Double
    var state: State
    /// The constant of the row's function of the roots, when it was last entered.
    var offset = 0.0

    var isRequired: Bool { priority.isRequired }
    var isEquality: Bool { relation == .equal }
  }

  enum State: Equatable, BitwiseCopyable {
    /// Not required, and not yet in the tableau.
    case pending
    /// A required inequality that no earlier constraint can violate, not yet in the tableau.
    case deferred
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

  /// A token to detect copies of the solver.
  private final class Token: Sendable {}

  private var token = Token()

  /// Ascending by id.
  var records = Store<Record>()
  /// The terms of all constraints, in the order of entry, with gaps for removed ones.
  var terms = Store<LinearExpression.Term>()
  /// The number of terms that belong to removed constraints.
  var unusedTerms = 0
  var constraintCount: Int32 = 0
  private(set) var variableCount = 0

  var elimination = Elimination()
  var tableau = Tableau()
  var expansion = Tableau.Expansion()
  /// Ids of constraints still to be entered.
  var pending = Store<ConstraintID>()
  /// Storage for sorting the pending constraints.
  var entry = EntryOrder()
  /// Ids of deferred constraints, ascending.
  var deferred = Store<ConstraintID>()
  var absorbedCount = 0
  /// Whether a constraint that the elimination depends on was removed.
  var isStale = false
  var isSolved = true
  /// Empty until constraints conflict.
  var conflictIndex = ConflictIndex()

  /// The value of every variable at the last `solve()`.
  var values = Store<Double>()
  /// By variable, the id of its edit constraint, or -1; may be shorter than the variables.
  var edits = Store<Int32>()

  package init() {}

  /// Copies shared storage; every mutating method starts with it.
  mutating func own() {
    guard !isKnownUniquelyReferenced(&token) else { return }
    token = Token()
    records.own()
    terms.own()
    elimination.own()
    tableau.own()
    expansion.own()
    pending.own()
    entry.own()
    deferred.own()
    values.own()
    edits.own()
  }

  /// The work done since the solver was created.
  package var counters: Counters {
    var counters = tableau.counters
    let ofConstraints = records.growths + terms.growths + pending.growths + entry.growths
    let ofVariables = values.growths + edits.growths
    counters.allocations =
      elimination.growths + tableau.growths + expansion.growths + deferred.growths
      + ofConstraints + ofVariables
    return counters
  }

  /// A new variable, 0 until something determines it.
  package mutating func makeVariable() -> Variable {
    own()
    elimination.addVariable()
    values.append(0)
    variableCount += 1
    return Variable(index: Int32(variableCount - 1))
  }

  var nextID: ConstraintID { ConstraintID(index: constraintCount) }

  /// The index of a constraint in `records`, or nil if it is not held.
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

  /// The constraint with its present constant, or nil if it is not held.
  package func constraint(_ id: ConstraintID) -> LinearConstraint? {
    index(of: id).map { constraint(records[$0]) }
  }

  func constraint(_ record: Record) -> LinearConstraint {
    let expression = LinearExpression(
      Array(function(of: record).terms), constant: record.constant)
    return LinearConstraint(expression, record.relation, priority: record.priority)
  }

  /// The record's expression, until a constraint is added.
  func function(of record: Record) -> Elimination.Function {
    let indices = record.run.indices
    return Elimination.Function(
      terms: UnsafeBufferPointer(
        start: terms.base + indices.lowerBound, count: indices.count),
      constant: record.constant)
  }
}
