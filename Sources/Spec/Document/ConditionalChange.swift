import AutoLayout
package import Diagnostics

/// One entry of `when`.
struct ConditionalChange: Sendable {
  var condition = Condition()
  /// Where it stands and what it asks for.
  var entry = WhenEntry()
  var views: [Patch] = []
  var screen: ScreenDeclaration?
  var metrics = Metrics()
  var constraints: [ConstraintDeclaration] = []
  var activate = ConstraintSelection()
  var deactivate = ConstraintSelection()
  var updates: [ConstraintUpdate] = []

  struct Patch: Sendable {
    var id: ViewID
    var keys: ViewKeys
    var constraints: [ConstraintDeclaration]
  }
}

/// What an entry of `when` asks for, and where it stands.
package struct WhenEntry: Hashable, Sendable {
  /// As in the file, in one line: `idiom: pad, width: < 200`.
  package var condition = ""
  package var span: SourceSpan?
}

/// Which constraints to activate or deactivate.
struct ConstraintSelection: Hashable, Sendable {
  var names: Set<String> = []
  /// Of those constraints that have one of these first.
  var anchors: Set<Anchor> = []

  func contains(_ constraint: Constraint) -> Bool {
    constraint.name.map { names.contains($0) } ?? false || anchors.contains(constraint.first)
  }
}

/// New numbers for constraints that are there; all else of them stays.
struct ConstraintUpdate: Sendable {
  var selection: ConstraintSelection
  var constant: DeclaredLength?
  var priority: PriorityKey?
  var span: SourceSpan
}
