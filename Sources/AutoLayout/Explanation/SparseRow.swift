import Cassowary

/// A sum of variables without a constant.
struct SparseRow: Hashable {
  /// The terms, ascending by variable, without coefficients near zero.
  private(set) var terms: [Term] = []

  struct Term: Hashable {
    let variable: Int32
    var coefficient: Double
  }

  /// The tolerance below which a coefficient counts as zero.
  private static let nothing = 1e-9

  init() {}

  init(_ expression: LinearExpression) {
    for term in expression.terms {
      self = adding(
        SparseRow(variable: term.variable.index), times: term.coefficient)
    }
  }

  private init(variable: Int32) { terms = [Term(variable: variable, coefficient: 1)] }

  var isEmpty: Bool { terms.isEmpty }

  /// The sum of this row and a multiple of another.
  func adding(_ other: SparseRow, times factor: Double) -> SparseRow {
    var sum = SparseRow()
    sum.terms.reserveCapacity(terms.count + other.terms.count)
    var (one, two) = (0, 0)
    while one < terms.count || two < other.terms.count {
      let isOwn =
        two == other.terms.count
        || one < terms.count && terms[one].variable <= other.terms[two].variable
      let isOther =
        one == terms.count
        || two < other.terms.count && other.terms[two].variable <= terms[one].variable
      var term = isOwn ? terms[one] : Term(variable: other.terms[two].variable, coefficient: 0)
      if isOther { term.coefficient += factor * other.terms[two].coefficient }
      if abs(term.coefficient) > Self.nothing { sum.terms.append(term) }
      if isOwn { one += 1 }
      if isOther { two += 1 }
    }
    return sum
  }

  /// The pivot for elimination: the first term with the greatest absolute coefficient, or nil.
  var pivot: Term? {
    var pivot: Term?
    for term in terms where abs(term.coefficient) > abs(pivot?.coefficient ?? 0) + 1e-12 {
      pivot = term
    }
    return pivot
  }

  subscript(variable: Int32) -> Double {
    terms.first { $0.variable == variable }?.coefficient ?? 0
  }
}
