package import Geometry

/// The metrics of a table's rows.
package struct RowMetrics: Hashable, Sendable {
  package var scroll: ScrollMetrics
  /// The height of every row including its separator, or nil to fit each row's constraints.
  package var rowHeight: Points?
  /// The height, including the separator, of a row whose constraints do not determine a height.
  package var emptyHeight: Points
  /// The height of the separator below each row's content view, or zero without separators.
  package var separatorHeight: Points
  /// The distance between the table's views and the sides of its safe area.
  ///
  /// If zero, the views span the table's full width.
  package var sideInset: Points
  /// The space above each header, in points.
  package var headerTopPadding: Points
  /// The height of section headers with views of their own, in points, or nil to fit their
  /// constraints.
  package var sectionHeaderHeight: Points?
  /// The height of section footers with views of their own, in points, or nil to fit their
  /// constraints.
  package var sectionFooterHeight: Points?
  /// Whether a header stays at the visible top while rows of its section are visible.
  package var pinsHeaders: Bool

  package init(
    scroll: ScrollMetrics = .table, rowHeight: Points? = nil, emptyHeight: Points = 44,
    separatorHeight: Points, sideInset: Points = 0, headerTopPadding: Points = 0,
    sectionHeaderHeight: Points? = nil, sectionFooterHeight: Points? = nil,
    pinsHeaders: Bool = false
  ) {
    self.scroll = scroll
    self.rowHeight = rowHeight
    self.emptyHeight = emptyHeight
    self.separatorHeight = separatorHeight
    self.sideInset = sideInset
    self.headerTopPadding = headerTopPadding
    self.sectionHeaderHeight = sectionHeaderHeight
    self.sectionFooterHeight = sectionFooterHeight
    self.pinsHeaders = pinsHeaders
  }
}

/// The size of a cell's content view: the widths that other parts take from it, and a given height.
package struct CellMetrics: Hashable, Sendable {
  /// The width of the accessory at the trailing side, or zero without one.
  package var accessoryWidth: Points
  /// The width of the table's index beyond the accessory, or zero without one.
  ///
  /// The content view keeps its margin beside it.
  package var indexWidth: Points
  /// The width of the editing control at the leading side, or zero without one.
  package var leadingWidth: Points
  /// The distance in points by which the user swiped the content view towards the leading side.
  package var swipe: Points
  /// The height of the row including its separator, in points, or nil for the table's.
  package var height: Points?

  package init(
    accessoryWidth: Points = 0, indexWidth: Points = 0, leadingWidth: Points = 0,
    swipe: Points = 0, height: Points? = nil
  ) {
    self.indexWidth = indexWidth
    self.accessoryWidth = accessoryWidth
    self.leadingWidth = leadingWidth
    self.swipe = swipe
    self.height = height
  }
}

extension ScrollMetrics {
  /// The metrics of a table, which always bounces vertically.
  package static let table = ScrollMetrics(
    alwaysBounces: PerAxis(horizontal: false, vertical: true))
}
