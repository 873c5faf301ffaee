import AutoLayout
package import Diagnostics

/// One entry of `when`.
struct ConditionalChange: Sendable {
  var condition = Condition()
  /// The entry's place and condition.
  var entry = WhenEntry()
  var views: [Patch] = []
  var screen: ScreenDeclaration?
  var metrics = Metrics()
  var constraints: [ConstraintDeclaration] = []
  var activate = ConstraintSelection()
  var deactivate = ConstraintSelection()
  var updates: [ConstraintUpdate] = []

  /// The changes of one view.
  struct Patch: Sendable {
    var id: ViewID
    /// The keys without those of styles.
    var ownKeys: ViewKeys
    /// The keys of the `style` that replaces the view's, without the view's own keys, or nil if the
    /// patch has no `style`.
    @Rare var style: ViewKeys?
    var constraints: [ConstraintDeclaration]

    /// All keys.
    var keys: ViewKeys {
      guard let style else { return ownKeys }
      var keys = ownKeys
      keys.apply(style)
      return keys
    }
  }
}

/// The condition and the place of an entry of `when`.
package struct WhenEntry: Hashable, Sendable {
  /// The condition on one line, as in the file: `idiom: pad, width: < 200`.
  package var condition = ""
  package var span: SourceSpan?
}

/// A selection of constraints to activate or deactivate.
struct ConstraintSelection: Hashable, Sendable {
  var names: Set<String> = []
  /// The first anchors of the selected constraints.
  var anchors: Set<Anchor> = []
}

/// New numbers for existing constraints.
///
/// All other properties stay the same.
struct ConstraintUpdate: Sendable {
  var selection: ConstraintSelection
  var constant: DeclaredLength?
  var priority: PriorityKey?
  var span: SourceSpan
}
