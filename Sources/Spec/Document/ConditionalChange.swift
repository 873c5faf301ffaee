import AutoLayout
import Diagnostics

/// One entry of `when`.
struct ConditionalChange: Sendable {
  var condition = Condition()
  var views: [Patch] = []
  var screen: ScreenDeclaration?
  var metrics = Metrics()
  var constraints: [ConstraintDeclaration] = []
  var activate: [ConstraintSelector] = []
  var deactivate: [ConstraintSelector] = []

  struct Patch: Sendable {
    var id: ViewID
    var keys: ViewKeys
    var constraints: [ConstraintDeclaration]
  }
}

/// Which constraints to activate or deactivate.
enum ConstraintSelector: Hashable, Sendable {
  case name(String)
  /// Those whose first anchor it is.
  case first(Anchor)

  func matches(_ constraint: Constraint) -> Bool {
    switch self {
    case .name(let name): constraint.name == name
    case .first(let anchor): constraint.first == anchor
    }
  }
}
