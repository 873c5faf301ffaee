import Geometry

extension LayoutRun {
  /// Lays out a table's rows from the top of its content at rest.
  ///
  /// The content view is as wide as the table between its side safe areas, as high as its
  /// constraints ask at that width, and has the screen's side margins, as a cell's content view
  /// keeps those of its superview.
  mutating func layOutRows(of table: Int, _ metrics: RowMetrics) {
    let insets = safeAreas[table]
    let width = max(frames[table].width - insets.left - insets.right, 0)
    // The top safe area is part of the table's adjusted content inset: the first row rests under it.
    var top = insets.top
    for (row, node) in scene.views.enumerated() where node.parent == table {
      let height = layOutRow(
        row, metrics, at: Point(x: insets.left, y: top), width: width)
      top = top + height + metrics.separatorHeight
    }
  }

  private mutating func layOutRow(
    _ row: Int, _ metrics: RowMetrics, at origin: Point, width: Points
  ) -> Points {
    guard let plan = plan(of: row) else { return 0 }
    let environment = scene.environment
    let conditions = RootConditions(
      size: PerAxis(horizontal: width.value, vertical: nil),
      margins: Insets(
        top: RowMetrics.verticalMargin, left: environment.rootMargins.left,
        bottom: RowMetrics.verticalMargin, right: environment.rootMargins.right),
      readableWidth: environment.readableWidth)
    var pass = SystemPass(
      plan, in: hierarchy, under: conditions, on: environment.grid, measuring: text)
    pass.settle()
    let fitting = environment.grid.ceiled(pass.rects[0].height)
    let height = max(fitting, metrics.minimumHeight - metrics.separatorHeight)
    pass.fixHeight(height)
    exact[row] = Rect(origin: origin, size: Size(width: width, height: height))
    frames[row] = environment.grid.rounded(exact[row])
    safeAreas[row] = .zero
    take(pass)
    return height
  }
}

extension RowMetrics {
  /// The margin above and below a cell's contents.
  static let verticalMargin: Points = 11
}
