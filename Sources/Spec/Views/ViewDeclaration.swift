import AutoLayout
import Cassowary
import Devices
import Diagnostics
import Geometry
import ViewKinds
import YAML

/// One view as declared in the file.
struct ViewDeclaration: Sendable {
  var id: ViewID
  var kind: any ViewKind.Type
  /// The position of the superview in its subtree, or nil for the subtree's root.
  var parent: Int?
  var guides: [String]
  var span: SourceSpan?
  /// The template uses that produced the view, outermost first.
  var uses: [TemplateUse] = []
  /// Whether the view is a cell or a title that its container makes.
  var isPart = false
  /// The part of a table that the view is, or nil for other views.
  var tablePart: TablePart?
  var keys = ViewKeys()
  /// The keys without those that the view has because of its `style`, or nil if it has no `style`.
  @Rare var ownKeys: ViewKeys?

  /// Returns the keys with another style in place of the view's.
  ///
  /// - Parameter style: the keys of the other style without the view's own keys, or nil for the
  ///   view's style.
  /// - Returns: the keys.
  func keys(withStyle style: ViewKeys?) -> ViewKeys {
    guard let style else { return keys }
    var changed = ownKeys ?? keys
    changed.apply(style)
    return changed
  }
}

/// Views that are laid out together, with their constraints.
struct Subtree: Sendable {
  /// The views, a parent before its children.
  var views: [ViewDeclaration] = []
  var constraints: [ConstraintDeclaration] = []

  /// The number of views with those of rows.
  var countWithRows: Int { views.reduce(views.count) { $0 + ($1.keys.rows?.countWithRows ?? 0) } }

  /// Adds the views and constraints of another subtree below the same superview.
  mutating func append(_ other: Subtree) {
    let first = views.count
    views += other.views.map { view in
      var view = view
      view.parent = view.parent.map { $0 + first }
      return view
    }
    constraints += other.constraints
  }
}
