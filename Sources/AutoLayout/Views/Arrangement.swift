/// The way a view places its subviews.
package enum Arrangement: Hashable, Sendable {
  /// By the scene's constraints.
  case constraints
  /// By the scene's constraints, on a content that scrolls in the view.
  case scroll(ScrollMetrics)
  /// A table: the subviews are its cells and its sections' headers and footers, one under another.
  case rows(RowMetrics)
  /// A table's cell: the only subview is its content view, which is laid out on its own at the width
  /// that the cell leaves it, as high as its constraints ask.
  case cell(CellMetrics)
  /// A collection: the subviews are its cells, in lines by the rules of a flow layout.
  case flow(FlowMetrics)
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
    case .constraints, .cell, .stack: nil
    }
  }

  /// Whether constraints decide the size of the view's content.
  package var solvesContent: Bool {
    switch self {
    case .scroll: true
    case .constraints, .rows, .cell, .flow, .stack: false
    }
  }

  /// Whether each subview is laid out on its own.
  var dividesSubviews: Bool {
    switch self {
    case .rows, .cell, .flow: true
    case .constraints, .scroll, .stack: false
    }
  }
}
