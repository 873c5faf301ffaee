package import Geometry

/// How a view places its subviews.
package enum Arrangement: Hashable, Sendable {
  /// By the scene's constraints.
  case constraints
  /// A table: the subviews are rows' content views, each laid out on its own at the table's width,
  /// as high as its constraints ask, and stacked from the top of the content.
  case rows(RowMetrics)
  /// A stack: the subviews stand one behind the other.
  case stack(StackMetrics)
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
