import Geometry

extension LayoutRun {
  /// Lays out a table's cells, headers and footers from top to bottom.
  ///
  /// Without a side inset, cells are as wide as the table, and their content views are inset by the
  /// side safe areas, as with `insetsContentViewsToSafeArea`. With a side inset, the cells
  /// are inset by that distance and the side safe areas. The text of headers and footers wraps
  /// within their side safe areas. The table's own header and footer are always as wide as the table.
  mutating func layOutRows(of table: Int, _ metrics: RowMetrics) {
    let bounds = frames[table].size
    var sides = Insets.zero
    if metrics.sideInset > 0 {
      sides = Insets(
        top: 0, left: safeAreas[table].left + metrics.sideInset, bottom: 0,
        right: safeAreas[table].right + metrics.sideInset)
    }
    let width = max(bounds.width - sides.left - sides.right, 0)
    let views = subviews[table]
    // The side safe areas of headers and footers depend on the width of the rows, not on their
    // heights.
    settleScroll(table, Size(width: bounds.width, height: 0))
    var top: Points = 0
    for view in views {
      if scene.views[view].isSectionHeader { top += metrics.headerTopPadding }
      let isWide = [.header, .footer].contains(scene.views[view].tablePart)
      let (x, width) = isWide ? (0, bounds.width) : (sides.left, width)
      let height = height(of: view, in: table, metrics, x: x, width: width)
      exact[view] = Rect(x: x, y: top, width: width, height: height)
      top += height
    }
    settleScroll(table, Size(width: bounds.width, height: top))
    if metrics.pinsHeaders { pinHeaders(among: views, of: table, metrics, end: top) }
    for view in views {
      settle(view)
      settleContent(of: view)
    }
  }

  /// Returns the height of a table's cell, header or footer at the given x and width, in points.
  ///
  /// Also lays out the content view of a cell.
  private mutating func height(
    of view: Int, in table: Int, _ metrics: RowMetrics, x: Points, width: Points
  ) -> Points {
    if let part = scene.views[view].tablePart {
      return layOut(part, view, in: table, metrics, x: x, width: width)
    }
    guard case .cell(let cell) = scene.views[view].arrangement else {
      let content = scene.views[view].content
      let side = safeArea(
        of: view, at: Rect(x: x, y: 0, width: width, height: 0), in: table)
      let room = max(width - side.left - side.right, 0)
      work.measurings += 1
      return content?.size(atWidth: room, measuring: text, on: scene.environment.grid).height ?? 0
    }
    var metrics = metrics
    metrics.rowHeight = cell.height ?? metrics.rowHeight
    guard let content = subviews[view].first else {
      return metrics.rowHeight ?? metrics.emptyHeight
    }
    let insets = metrics.sideInset > 0 ? .zero : safeAreas[table]
    let isMirrored = scene.environment.direction == .rightToLeft
    let trailing = cell.accessoryWidth + cell.indexWidth
    let left = insets.left + (isMirrored ? trailing : cell.leadingWidth)
    let right = insets.right + (isMirrored ? cell.leadingWidth : trailing)
    let size = layOutContent(
      content, metrics, width: max(width - left - right, 0),
      sparesTrailingMargin: cell.accessoryWidth > 0)
    let swipe = isMirrored ? cell.swipe : -cell.swipe
    exact[content] = Rect(origin: Point(x: left + swipe, y: 0), size: size)
    return size.height + metrics.separatorHeight
  }

  /// Solves the constraints of a cell's content view, stores the frames of its subviews, and
  /// returns its size in points.
  private mutating func layOutContent(
    _ content: Int, _ metrics: RowMetrics, width: Points, sparesTrailingMargin: Bool
  ) -> Size {
    guard let plan = plan(of: content) else { return .zero }
    let environment = scene.environment
    var margins = scene.views[content].margins
    if sparesTrailingMargin {
      if environment.direction == .rightToLeft { margins.left = 0 } else { margins.right = 0 }
    }
    let given = metrics.rowHeight.map { max($0 - metrics.separatorHeight, 0) }
    let conditions = RootConditions(
      size: PerAxis(horizontal: width.value, vertical: given?.value), margins: margins,
      readableWidth: environment.readableWidth)
    var pass = SystemPass(
      plan, in: hierarchy, under: conditions, on: environment.grid, measuring: text,
      within: budget)
    pass.settle()
    let fitted = settled != nil && given == nil ? pass : nil
    let fitting = environment.grid.ceiled(pass.rects[0].height)
    let height = given ?? (fitting > 0 ? fitting : metrics.emptyHeight - metrics.separatorHeight)
    if given == nil { pass.fixHeight(height) }
    frames[content].size =
      environment.grid.rounded(
        Rect(origin: .zero, size: Size(width: width, height: height))
      ).size
    take(pass, fitted: fitted)
    return Size(width: width, height: height)
  }

  /// Solves the constraints of a header or footer with views of its own, stores the frames of its
  /// subviews, and returns its height in points.
  ///
  /// The height is that of the table's section headers or footers, or of the view's own frame, or
  /// follows from the view's constraints and content.
  private mutating func layOut(
    _ part: TablePart, _ view: Int, in table: Int, _ metrics: RowMetrics, x: Points, width: Points
  ) -> Points {
    let node = scene.views[view]
    var given: Points?
    switch part {
    case .header, .footer: break
    case .sectionHeader: given = metrics.sectionHeaderHeight
    case .sectionFooter: given = metrics.sectionFooterHeight
    }
    if given == nil, case .frame(let frame) = node.placement {
      given = frame.height.value(in: Size(width: width, height: frames[table].height))
    }
    guard let plan = plan(of: view) else { return given ?? 0 }
    let conditions = RootConditions(
      size: PerAxis(horizontal: width.value, vertical: given?.value),
      designedSize: scene.designedSize(of: view),
      safeArea: safeArea(of: view, at: Rect(x: x, y: 0, width: width, height: 0), in: table),
      margins: node.margins, readableWidth: scene.environment.readableWidth)
    var pass = SystemPass(
      plan, in: hierarchy, under: conditions, on: scene.environment.grid, measuring: text,
      within: budget)
    pass.settle()
    let fitted = settled != nil && given == nil ? pass : nil
    let height = given ?? scene.environment.grid.ceiled(pass.rects[0].height)
    if given == nil { pass.fixHeight(height) }
    frames[view].size =
      scene.environment.grid.rounded(
        Rect(origin: .zero, size: Size(width: width, height: height))
      ).size
    take(pass, fitted: fitted)
    return height
  }

  /// Moves headers above the visible area down to its top, but not into the next section.
  private mutating func pinHeaders(
    among views: [Int], of table: Int, _ metrics: RowMetrics, end: Points
  ) {
    guard let scroll = scrolls[table] else { return }
    let top = scroll.contentOffset.y + scroll.adjustedContentInset.top
    let headers = views.filter { scene.views[$0].isSectionHeader }
    for (index, header) in headers.enumerated() {
      let next =
        index + 1 < headers.count
        ? exact[headers[index + 1]].minY - metrics.headerTopPadding : end
      let room = next - exact[header].height
      exact[header].origin.y = max(exact[header].minY, min(top, room))
    }
  }

  /// Rounds the frame of a cell's content view to the pixel grid.
  private mutating func settleContent(of cell: Int) {
    guard case .cell = scene.views[cell].arrangement,
      let content = subviews[cell].first
    else { return }
    frames[content] = scene.environment.grid.rounded(exact[content])
  }
}
