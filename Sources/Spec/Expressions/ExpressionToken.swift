import AutoLayout
import Cassowary

/// A token of an expression, with its place in the text.
struct ExpressionToken: Hashable, Sendable {
  var kind: Kind
  /// The range in Unicode scalars from the start of the text.
  var range: Range<Int>

  enum Kind: Hashable, Sendable {
    case name(String)
    case number(Double)
    case relation(Relation)
    /// One of `. + - * / ( ) [ ] , @`.
    case symbol(Character)
    case end
  }

  /// The token's name in diagnostics.
  var text: String {
    switch kind {
    case .name(let name): "`\(name)`"
    case .number: "a number"
    case .relation(let relation): "`\(relation.symbol)`"
    case .symbol(let character): "`\(character)`"
    case .end: "the end"
    }
  }
}
