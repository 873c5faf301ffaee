package import Cassowary
package import Diagnostics
package import Geometry

/// One view as it is wanted.
package struct ViewNode: Sendable {
  package var id: ViewID
  /// The kind's name, for reports only.
  package var kind: String
  /// The superview's position in `Scene.views`; nil for the root alone.
  package var parent: Int?
  /// What gives the view an intrinsic size; nil for a plain container.
  package var content: (any IntrinsicContent)?
  package var arrangement: Arrangement
  package var hugging: PerAxis<Priority>
  package var compression: PerAxis<Priority>
  /// The view's own layout margins, before safe-area insets are added; the root's are those of the
  /// environment.
  package var margins: Insets
  /// Outward distances from the alignment rectangle to the frame.
  package var alignmentInsets: Insets
  package var customGuides: [String]
  /// Where the spec names the view.
  package var span: SourceSpan?

  package init(
    id: ViewID, kind: String, parent: Int?, content: (any IntrinsicContent)? = nil,
    arrangement: Arrangement = .constraints, hugging: PerAxis<Priority> = PerAxis(both: .low),
    compression: PerAxis<Priority> = PerAxis(both: .high), margins: Insets = Insets(all: 8),
    alignmentInsets: Insets = .zero, customGuides: [String] = [], span: SourceSpan? = nil
  ) {
    self.id = id
    self.kind = kind
    self.parent = parent
    self.content = content
    self.arrangement = arrangement
    self.hugging = hugging
    self.compression = compression
    self.margins = margins
    self.alignmentInsets = alignmentInsets
    self.customGuides = customGuides
    self.span = span
  }
}

/// How a view places its subviews.
package enum Arrangement: Hashable, Sendable {
  /// By the scene's constraints.
  case constraints
  /// A table: the subviews are rows' content views, each laid out on its own at the table's width,
  /// as high as its constraints ask, and stacked from the top of the content.
  case rows(RowMetrics)
}

/// What a table gives its rows.
package struct RowMetrics: Hashable, Sendable {
  /// The height of a row with its separator where nothing in it asks for more.
  package var minimumHeight: Points
  /// The separator's height under each row's content view; zero without separators.
  package var separatorHeight: Points

  package init(minimumHeight: Points, separatorHeight: Points) {
    self.minimumHeight = minimumHeight
    self.separatorHeight = separatorHeight
  }
}
