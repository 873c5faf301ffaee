package import Cassowary
package import Geometry

/// The content and default priorities of a kind of view.
package struct ViewContent {
  package var content: (any IntrinsicContent)?
  package var hugging: PerAxis<Priority>
  package var compression: PerAxis<Priority>
  package var margins: Insets
  package var alignmentInsets: Insets
  package var arrangement: Arrangement
  /// Whether the view heads a section of a table.
  package var isSectionHeader: Bool

  package init(
    content: (any IntrinsicContent)?, hugging: PerAxis<Priority>,
    compression: PerAxis<Priority>, margins: Insets, alignmentInsets: Insets,
    arrangement: Arrangement, isSectionHeader: Bool
  ) {
    self.content = content
    self.hugging = hugging
    self.compression = compression
    self.margins = margins
    self.alignmentInsets = alignmentInsets
    self.arrangement = arrangement
    self.isSectionHeader = isSectionHeader
  }
}

/// A view that is of a kind.
package protocol ContentProviding: View {
  /// The kind's, for messages.
  var kindName: String { get }
  /// Made anew for every layout.
  var viewContent: ViewContent { get }
}

/// A view that is not a superview for every other.
package protocol SubviewChoosing: View {
  /// The problem that keeps a view from becoming a subview here, or nil.
  func objection(to view: View) -> LayoutProblem?
}
