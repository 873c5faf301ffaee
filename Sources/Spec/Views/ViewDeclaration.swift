import AutoLayout
import Cassowary
import Devices
import Diagnostics
import Geometry
import ViewKinds
import YAML

/// One view as the file has it.
struct ViewDeclaration: Sendable {
  var id: ViewID
  var kind: any ViewKind.Type
  /// The position of the superview in its subtree; nil for the subtree's top.
  var parent: Int?
  var guides: [String]
  var span: SourceSpan?
  /// The templates that it was written out from, the outermost first.
  var uses: [TemplateUse] = []
  /// Whether it is a cell or a title that the view's container makes.
  var isPart = false
  var keys = ViewKeys()
}

/// Views that are laid out together, with their constraints.
struct Subtree: Sendable {
  /// A parent before its children.
  var views: [ViewDeclaration] = []
  var constraints: [ConstraintDeclaration] = []
}
