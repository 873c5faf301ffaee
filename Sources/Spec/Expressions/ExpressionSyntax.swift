import Cassowary

/// A parsed expression with unresolved names.
struct ExpressionSyntax: Hashable, Sendable {
  var left: SideSyntax
  var relation: Relation
  var right: SideSyntax
  var inset: InsetSyntax?
  var priority: DeclaredPriority
  /// Whether the text gives a priority.
  var hasPriority: Bool
  /// The range of the text without its priority.
  var range: Range<Int>
}

/// A sum.
struct SideSyntax: Hashable, Sendable {
  var terms: [TermSyntax]
  var range: Range<Int>
}

/// A number, a tuple of numbers, or a reference with a factor.
struct TermSyntax: Hashable, Sendable {
  /// The factor, including the term's sign.
  var factor: Amount
  var operand: Operand
  var range: Range<Int>

  enum Operand: Hashable, Sendable {
    case number
    case tuple([Amount])
    case reference(ReferenceSyntax)
  }
}

/// A reference such as `item.guide.attribute`, with its parts as written.
struct ReferenceSyntax: Hashable, Sendable {
  var path: [NameSyntax]
  /// The names of `.[top, leading]`.
  var list: [NameSyntax]?
  var range: Range<Int>
}

/// A name with its place.
struct NameSyntax: Hashable, Sendable {
  var text: String
  var range: Range<Int>
}

/// An inset: `inset 8` or `inset (8, 16, 8, 16)`.
struct InsetSyntax: Hashable, Sendable {
  var amounts: [Amount]
  var range: Range<Int>
}

/// The value of a dimension shorthand: `>= 44 @750`.
struct ShorthandSyntax: Hashable, Sendable {
  var relation: Relation
  var side: SideSyntax
  var priority: DeclaredPriority
  /// Whether the text has a relation or a priority.
  var isMoreThanSide: Bool
}
