package import Cassowary
package import Diagnostics
package import Geometry

/// A constraint of the form `first relation Σ multiplier × anchor + constant`, with a priority.
///
/// A UIKit constraint has at most one term on the right. This type also allows a sum of terms if
/// every anchor is on the axis of `first`.
package struct Constraint: Hashable, Sendable {
  /// The identifier from the spec, or nil.
  package var name: String?
  package var first: Anchor
  package var relation: Relation
  package var terms: [Term]
  package var constant: Points
  package var priority: Priority
  package var origin: Origin

  package struct Term: Hashable, Sendable {
    package var multiplier: Double
    package var anchor: Anchor

    package init(_ multiplier: Double, _ anchor: Anchor) {
      self.multiplier = multiplier
      self.anchor = anchor
    }
  }

  package init(
    _ first: Anchor, _ relation: Relation, _ terms: [Term], constant: Points = 0,
    priority: Priority = .required, name: String? = nil, origin: Origin
  ) {
    self.name = name
    self.first = first
    self.relation = relation
    self.terms = terms
    self.constant = constant
    self.priority = priority
    self.origin = origin
  }
}

/// The origin of a constraint.
package enum Origin: Hashable, Sendable {
  /// An entry of a `constraints` list.
  case written(SourceSpan)
  /// A shorthand key such as `pin`, with the key's name.
  case shorthand(String, SourceSpan)
  /// An entry with `vfl`.
  case visualFormat(SourceSpan)
  /// Code that calls the library.
  case code
  /// The engine, for a property of a view.
  case engine(EngineRole, for: ViewID)

  package var span: SourceSpan? {
    switch self {
    case .written(let span), .shorthand(_, let span), .visualFormat(let span): span
    case .code, .engine: nil
    }
  }

  /// Whether the engine made the constraint from a property of a view.
  package var isEngine: Bool {
    switch self {
    case .written, .shorthand, .visualFormat, .code: false
    case .engine: true
    }
  }
}

/// The property of a view from which the engine made a constraint.
package enum EngineRole: Hashable, Sendable {
  /// The frame and mask of a view that constraints use.
  case autoresizing(AutoresizingMask)
  /// The arrangement of views in a stack.
  case stack(StackRole)
  /// The fitting size of the view's contents.
  case fitting
}
