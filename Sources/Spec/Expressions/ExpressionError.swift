/// What is wrong with an expression's text, and where in it.
struct ExpressionError: Error, Hashable {
  var reason: Reason
  /// In Unicode scalars from the text's beginning; empty at its end.
  var range: Range<Int>

  init(_ reason: Reason, _ range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  enum Reason: Hashable {
    case badCharacter(String)
    case badNumber(String)
    case badRelation(String)
    /// What should stand here and what does.
    case expected(String, found: String)
    /// Two references multiplied, or a division by one.
    case notLinear
    /// A sum in brackets within another.
    case nestedBrackets
    case divisionByZero
    case badPriority
    case unknownPriority(String)
    /// A name that is a priority's and a metric's.
    case priorityAndMetric(String)
    case secondRelation
    case insetNeedsEquality
    /// More words than an expression may have.
    case tooLong(limit: Int)
  }
}
