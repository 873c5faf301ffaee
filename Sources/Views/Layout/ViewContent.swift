import AutoLayout
import Cassowary
import Geometry

/// The content and default priorities of a kind of view.
struct ViewContent {
  var content: (any IntrinsicContent)?
  var hugging: PerAxis<Priority>
  var compression: PerAxis<Priority>
  var margins: Insets
  var alignmentInsets: Insets
  var arrangement: Arrangement
  /// Whether the view heads a section of a table.
  var isSectionHeader: Bool
}
