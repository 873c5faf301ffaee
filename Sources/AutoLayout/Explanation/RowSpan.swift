import Cassowary

/// The span of linear rows, built by elimination.
///
/// A row that is a combination of earlier rows adds nothing. So if a row has several combinations,
/// the span finds the combination of the rows that were added first.
struct RowSpan {
  /// A row without the pivot variables of earlier rows.
  private struct Step {
    let pivot: SparseRow.Term
    let row: SparseRow
    /// The combination of added rows that gives this row.
    let parts: Parts
  }

  /// Multiples of rows, ascending by the rows' numbers.
  struct Parts: Hashable {
    private(set) var all: [(number: Int, factor: Double)] = []

    init() {}
    init(_ number: Int) { all = [(number, 1)] }

    mutating func add(_ other: Parts, times factor: Double) {
      var sum: [(number: Int, factor: Double)] = []
      sum.reserveCapacity(all.count + other.all.count)
      var rest = all[...]
      for part in other.all {
        while let own = rest.first, own.number < part.number {
          sum.append(own)
          rest.removeFirst()
        }
        var own = (number: part.number, factor: factor * part.factor)
        if let equal = rest.first, equal.number == part.number {
          own.factor += equal.factor
          rest.removeFirst()
        }
        sum.append(own)
      }
      all = (sum + rest).filter { abs($0.factor) >= 1e-9 }
    }

    var numbers: [Int] { all.map(\.number) }

    static func == (one: Parts, other: Parts) -> Bool {
      one.all.elementsEqual(other.all) { $0.number == $1.number && $0.factor == $1.factor }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
  }

  private var steps: [Step] = []
  /// The index of the step with each pivot variable.
  private var stepOfVariable: [Int32: Int] = [:]
  private let budget: WorkBudget

  init(within budget: WorkBudget) { self.budget = budget }

  /// Adds a row to the span.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - number: the number that identifies the row in results.
  /// - Returns: nil if the row is new, or the numbers of the rows that it is a combination of.
  mutating func add(_ row: SparseRow, number: Int) -> [Int]? {
    let (rest, parts) = reduced(row)
    guard let pivot = rest.pivot else { return parts.numbers }
    var own = Parts(number)
    own.add(parts, times: -1)
    stepOfVariable[pivot.variable] = steps.count
    steps.append(Step(pivot: pivot, row: rest, parts: own))
    return nil
  }

  /// The combination of added rows that gives a row, or nil if it is not in the span.
  func parts(of row: SparseRow) -> Parts? {
    let (rest, parts) = reduced(row)
    return rest.isEmpty ? parts : nil
  }

  private func reduced(_ row: SparseRow) -> (rest: SparseRow, parts: Parts) {
    var (rest, parts) = (row, Parts())
    // A step has variables of later steps and of none before it, so that each is used once.
    while !budget.isUsedUp, let next = rest.terms.compactMap({ stepOfVariable[$0.variable] }).min()
    {
      let step = steps[next]
      let factor = rest[step.pivot.variable] / step.pivot.coefficient
      budget.spend(rest.terms.count + step.row.terms.count + parts.all.count + step.parts.all.count)
      rest = rest.adding(step.row, times: -factor)
      parts.add(step.parts, times: factor)
    }
    return (rest, parts)
  }
}
