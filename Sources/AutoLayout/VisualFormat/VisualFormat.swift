package import Cassowary
package import Geometry

/// A string of the Visual Format Language, read but not yet given its views and metrics.
///
/// Offsets count Unicode scalars from the string's beginning.
package struct VisualFormat: Hashable, Sendable {
  package var axis: Axis
  /// The connection of the superview's first edge to the first view, or nil without a `|`.
  package var opening: Connection?
  /// At least one.
  package var views: [View]
  /// Between neighbours: one fewer than views.
  package var connections: [Connection]
  /// The connection of the last view to the superview's last edge, or nil without a `|`.
  package var closing: Connection?

  /// A view in brackets.
  package struct View: Hashable, Sendable {
    package var name: Name
    /// The conditions on its size in parentheses; empty without them.
    package var predicates: [Predicate]
    /// The offset after the closing bracket.
    package var end: Int
  }

  /// The distance between two neighbours.
  package enum Connection: Hashable, Sendable {
    /// Nothing written: they touch.
    case flush
    /// A bare `-`.
    case standard
    /// At least one.
    case spaced([Predicate])
  }

  /// A comparison with a number or a view.
  package struct Predicate: Hashable, Sendable {
    package var relation: Relation
    package var object: Operand
    /// Nil for a required one.
    package var priority: Operand?
  }

  /// A number, written out or named.
  package enum Operand: Hashable, Sendable {
    case number(Double, Range<Int>)
    case name(Name)

    /// Its range in the string.
    package var range: Range<Int> {
      switch self {
      case .number(_, let range): range
      case .name(let name): name.range
      }
    }
  }

  /// A word and where it stands.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var range: Range<Int>
  }
}
