/// The way a view places its subviews.
package enum Arrangement: Hashable, Sendable {
  /// The scene's constraints place the subviews.
  case constraints
  /// The scene's constraints place the subviews in the content of a scroll view.
  case scroll(ScrollMetrics)
  /// A table view. Its subviews are cells and section headers and footers, from top to bottom.
  case rows(RowMetrics)
  /// A table view cell. Its only subview is the content view, which is laid out separately.
  ///
  /// The cell determines the content view's width. The content view's constraints determine its
  /// height, unless the table has a fixed row height.
  case cell(CellMetrics)
  /// A collection view. Its subviews are cells, which a flow layout places in lines.
  case flow(FlowMetrics)
  /// A text view that scrolls its text. The scene's constraints place the subviews.
  case text(ScrollingText)
  /// A stack view.
  case stack(StackMetrics)
}

extension Arrangement {
  /// The scroll metrics, or nil for a view that does not scroll.
  package var scroll: ScrollMetrics? {
    switch self {
    case .scroll(let metrics): metrics
    case .rows(let metrics): metrics.scroll
    case .flow(let metrics): metrics.scroll
    case .text(let content): content.scroll
    case .constraints, .cell, .stack: nil
    }
  }

  /// Whether constraints decide the size of the view's content.
  package var solvesContent: Bool {
    switch self {
    case .scroll: true
    case .constraints, .rows, .cell, .flow, .text, .stack: false
    }
  }

  /// Whether each subview is laid out separately, in its own constraint system.
  var dividesSubviews: Bool {
    switch self {
    case .rows, .cell, .flow: true
    case .constraints, .scroll, .text, .stack: false
    }
  }
}
