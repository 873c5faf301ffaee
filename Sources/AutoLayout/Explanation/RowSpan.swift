/// The span of linear rows, built by elimination.
///
/// A row that is made of earlier ones adds nothing, so that of several ways to make a row up the one
/// of the rows taken in first is found.
struct RowSpan {
  /// A row without the pivot variables of earlier rows.
  private struct Step {
    let pivot: SparseRow.Term
    let row: SparseRow
    /// The rows taken in that it is made of.
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
  /// By variable: the step that has it as pivot.
  private var stepOfVariable: [Int32: Int] = [:]

  /// Takes a row in.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - number: its name in results.
  /// - Returns: nil for a row that is new; the numbers of those it is made of otherwise.
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
    while let next = rest.terms.compactMap({ stepOfVariable[$0.variable] }).min() {
      let step = steps[next]
      let factor = rest[step.pivot.variable] / step.pivot.coefficient
      rest = rest.adding(step.row, times: -factor)
      parts.add(step.parts, times: factor)
    }
    return (rest, parts)
  }
}
