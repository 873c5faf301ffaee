package import Cassowary
package import Geometry

/// A parsed string of the Visual Format Language, before the lookup of views and metrics.
///
/// Offsets and ranges count Unicode scalars from the string's start.
package struct VisualFormat: Hashable, Sendable {
  package var axis: Axis
  /// The connection of the superview's first edge to the first view, or nil without a `|`.
  package var opening: Connection?
  /// The views, at least one.
  package var views: [View]
  /// The connections between neighbours, one fewer than views.
  package var connections: [Connection]
  /// The connection of the last view to the superview's last edge, or nil without a `|`.
  package var closing: Connection?

  /// A view in brackets.
  package struct View: Hashable, Sendable {
    package var name: Name
    /// The conditions on the view's size, which the string writes in parentheses.
    package var predicates: [Predicate]
    /// The offset after the closing bracket.
    package var end: Int
  }

  /// The distance between two neighbours.
  package enum Connection: Hashable, Sendable {
    /// No connection in the string, which means no space.
    case flush
    /// A single `-`, which means the standard space.
    case standard
    /// The predicates for the space, at least one.
    case spaced([Predicate])
  }

  /// A comparison with a number or a view.
  package struct Predicate: Hashable, Sendable {
    package var relation: Relation
    package var object: Operand
    /// The priority, or nil if required.
    package var priority: Operand?
  }

  /// A number, or the name of a metric or view.
  package enum Operand: Hashable, Sendable {
    case number(Double, Range<Int>)
    case name(Name)

    /// The operand's range in the string.
    package var range: Range<Int> {
      switch self {
      case .number(_, let range): range
      case .name(let name): name.range
      }
    }
  }

  /// A name and its range in the string.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var range: Range<Int>
  }
}
