/// An incremental Cassowary solver with strict priority levels.
///
/// Required constraints always hold. The others are met level by level, the highest first. Within a
/// level, the solver minimises the sum of absolute errors, whatever that costs on lower levels.
///
/// If several solutions are equally good on every level, the order of declaration decides. The
/// error of the constraint declared first is as small as possible, then that of the second, and so
/// on. After all constraints, the variables that required equalities leave open tend to 0, the one
/// declared first before the others. So there is exactly one solution, and it does not depend on
/// the order of changes.
///
/// Required equalities are eliminated when they are added. All other constraints wait for
/// `solve()`, which continues from the last solution. After `solve()`, reading values is cheap.
package struct Solver: Sendable {
  /// A constraint that the solver holds.
  struct Record: BitwiseCopyable {
    let id: ConstraintID
    let relation: Relation
    let priority: Priority
    /// The constraint's terms in `terms`.
    var run: Elimination.Run
    var constant: Double
    var state: State
    /// The constant of the function of the roots when the constraint last entered the tableau.
    var offset = 0.0

    var isRequired: Bool { priority.isRequired }
    var isEquality: Bool { relation == .equal }
  }

  enum State: Equatable, BitwiseCopyable {
    /// An optional constraint that is not yet in the tableau.
    case pending
    /// A required inequality that is not yet in the tableau and that no earlier constraint can
    /// violate.
    case deferred
    /// A required equality in the elimination.
    case defining
    /// A required equality that follows from others.
    case following
    /// A required equality whose column was dropped from the tableau.
    ///
    /// The next `solve()` eliminates it.
    case absorbed
    /// A constraint in the tableau, by its symbol.
    case row(Int)
  }

  /// What is known of the best solution.
  enum Solution: BitwiseCopyable {
    /// The constraints have changed since the last optimisation.
    case outdated
    /// The tableau is optimal, but `values` are those of an earlier solution.
    case optimal
    /// `values` are those of the best solution.
    case evaluated
  }

  /// A token to detect copies of the solver.
  private final class Token: Sendable {}

  private var token = Token()

  /// The held constraints, ascending by id.
  var records = Store<Record>()
  /// The terms of all constraints, in the order of entry, with gaps for removed ones.
  var terms = Store<LinearExpression.Term>()
  /// The number of terms that belong to removed constraints.
  var unusedTerms = 0
  var constraintCount: Int32 = 0
  private(set) var variableCount = 0

  var elimination = Elimination()
  var tableau: Tableau
  var expansion = Tableau.Expansion()
  /// The ids of constraints that `solve()` will enter.
  var pending = Store<ConstraintID>()
  /// Storage for sorting the pending constraints.
  var entry = EntryOrder()
  /// Ids of deferred constraints, ascending.
  var deferred = Store<ConstraintID>()
  var absorbedCount = 0
  /// Whether a removed constraint was part of the elimination.
  var isStale = false
  var solution = Solution.evaluated
  /// The index for conflicts; empty until constraints conflict.
  var conflictIndex = ConflictIndex()

  /// The value of every variable at the last `solve()`.
  var values = Store<Double>()
  /// The id of each variable's edit constraint, or -1; may be shorter than the variables.
  var edits = Store<Int32>()

  /// - Parameter budget: the work that the solver and its copies may do.
  package init(budget: WorkBudget = WorkBudget()) { tableau = Tableau(budget: budget) }

  /// The work that the solver and its copies may do.
  package var budget: WorkBudget { tableau.budget }

  /// Copies shared storage; every mutating method calls it first.
  mutating func own() {
    guard !isKnownUniquelyReferenced(&token) else { return }
    token = Token()
    budget.spend(4 * tableau.rows.size)
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

  /// Creates a variable, which is 0 until a constraint determines it.
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

  /// The constraint with its current constant, or nil if the solver does not hold it.
  package func constraint(_ id: ConstraintID) -> LinearConstraint? {
    index(of: id).map { constraint(records[$0]) }
  }

  func constraint(_ record: Record) -> LinearConstraint {
    let expression = LinearExpression(
      Array(function(of: record).terms), constant: record.constant)
    return LinearConstraint(expression, record.relation, priority: record.priority)
  }

  /// The record's expression, valid until a constraint is added.
  func function(of record: Record) -> Elimination.Function {
    let indices = record.run.indices
    return Elimination.Function(
      terms: UnsafeBufferPointer(
        start: terms.base + indices.lowerBound, count: indices.count),
      constant: record.constant)
  }
}
