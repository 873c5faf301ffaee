package import Geometry

/// The metrics of a table's rows.
package struct RowMetrics: Hashable, Sendable {
  package var scroll: ScrollMetrics
  /// The height of every row with its separator, or nil to fit each row's constraints.
  package var rowHeight: Points?
  /// The height with separator of a row whose constraints determine none.
  package var emptyHeight: Points
  /// The separator's height under each row's content view; zero without separators.
  package var separatorHeight: Points
  /// The distance of the table's views from the sides of its safe area.
  package var sideInset: Points
  /// Above each header, in points.
  package var headerTopPadding: Points
  /// Whether a header stays at the visible top while rows of its section are visible.
  package var pinsHeaders: Bool

  package init(
    scroll: ScrollMetrics = .table, rowHeight: Points? = nil, emptyHeight: Points = 44,
    separatorHeight: Points, sideInset: Points = 0, headerTopPadding: Points = 0,
    pinsHeaders: Bool = false
  ) {
    self.scroll = scroll
    self.rowHeight = rowHeight
    self.emptyHeight = emptyHeight
    self.separatorHeight = separatorHeight
    self.sideInset = sideInset
    self.headerTopPadding = headerTopPadding
    self.pinsHeaders = pinsHeaders
  }
}

/// The width that a cell's parts take from its content view.
package struct CellMetrics: Hashable, Sendable {
  /// The width at the trailing side that an accessory takes; zero without one.
  package var accessoryWidth: Points
  /// The width at the leading side that an editing control takes; zero without one.
  package var leadingWidth: Points
  /// The distance in points by which the content view was swiped towards the leading side.
  package var swipe: Points

  package init(accessoryWidth: Points = 0, leadingWidth: Points = 0, swipe: Points = 0) {
    self.accessoryWidth = accessoryWidth
    self.leadingWidth = leadingWidth
    self.swipe = swipe
  }
}

extension ScrollMetrics {
  /// The metrics of a table, which always bounces vertically.
  package static let table = ScrollMetrics(
    alwaysBounces: PerAxis(horizontal: false, vertical: true))
}
