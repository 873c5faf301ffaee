import AutoLayout
import Cassowary
import Geometry

/// The content of a view's kind, and the defaults that the kind gives.
struct ViewContent {
  var content: (any IntrinsicContent)?
  var hugging: PerAxis<Priority>
  var compression: PerAxis<Priority>
  var margins: Insets
  var alignmentInsets: Insets
  var arrangement: Arrangement
  /// Whether the view is the header of a table section.
  var isSectionHeader: Bool
}
