/// An error in an expression's text, with its place.
struct ExpressionError: Error, Hashable {
  var reason: Reason
  /// The range in Unicode scalars from the start of the text.
  ///
  /// The range of an error at the end is empty.
  var range: Range<Int>

  init(_ reason: Reason, _ range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  enum Reason: Hashable {
    case badCharacter(String)
    case badNumber(String)
    case badRelation(String)
    /// The expected text, and the text found in its place.
    case expected(String, found: String)
    /// A product of two references, or a division by a reference.
    case notLinear
    /// A sum in brackets inside another sum in brackets.
    case nestedBrackets
    case divisionByZero
    case badPriority
    case unknownPriority(String)
    /// A name that is both a priority and a metric.
    case priorityAndMetric(String)
    case secondRelation
    case insetNeedsEquality
    /// The expression has too many words.
    case tooLong(limit: Int)
  }
}
