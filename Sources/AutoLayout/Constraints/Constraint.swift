package import Cassowary
package import Diagnostics
package import Geometry

/// `first relation Σ multiplier × anchor + constant`, at a priority.
///
/// UIKit's constraints have at most one term on the right; sums of several are legal here where
/// every anchor is on the first one's axis.
package struct Constraint: Hashable, Sendable {
  /// The identifier that the spec gave, nil without one.
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
  /// A shorthand key such as `pin`, by its name.
  case shorthand(String, SourceSpan)
  /// An entry with `vfl`.
  case visualFormat(SourceSpan)
  /// Made by code that calls the library.
  case code
  /// Made by the engine for a property of a view.
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
  /// A frame with a mask, for a view that constraints use.
  case autoresizing(AutoresizingMask)
  /// An arrangement in a stack.
  case stack(StackRole)
  /// A fitting size, found from the view's own contents.
  case fitting
}
