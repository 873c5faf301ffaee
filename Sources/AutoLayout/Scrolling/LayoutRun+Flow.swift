import Diagnostics
import Geometry

extension FlowMetrics {
  /// Returns the available length of a line in points; `room` is the length across the scrolling
  /// axis within the content inset.
  fileprivate func lineLength(in room: Points) -> Points {
    room - sectionInset.before(direction.other) - sectionInset.after(direction.other)
  }

  /// Returns the length of an item if a fixed number of items fills a line of `length` points.
  ///
  /// It is in points and cut to whole pixels, so that the items always fit. Nil without `columns`.
  fileprivate func share(of length: Points, on grid: PixelGrid) -> Points? {
    columns.map { count in
      let gaps = interitemSpacing * Double(count - 1)
      return grid.floored(max((length - gaps) / Double(count), 0))
    }
  }
}

extension Insets {
  /// Adds the insets of one axis.
  fileprivate mutating func add(_ other: Insets, on axis: Axis) {
    switch axis {
    case .horizontal:
      left = left + other.left
      right = right + other.right
    case .vertical:
      top = top + other.top
      bottom = bottom + other.bottom
    }
  }
}

extension FlowItemSize {
  /// Returns the size in points, or nil if each item's contents decide; `share` is the item's share
  /// of a line in points, or nil without columns.
  fileprivate func value(in bounds: Size, share: Points?) -> Size? {
    switch self {
    case .relative(let size): size.value(in: bounds)
    case .content: nil
    case .square: share.map { Size(width: $0, height: $0) }
    }
  }
}

extension LayoutRun {
  /// Lays out a collection view's cells in lines perpendicular to its scrolling axis, between its
  /// header and its footer.
  mutating func layOutFlow(of collection: Int, _ metrics: FlowMetrics) {
    settleScroll(collection, .zero)
    let adjusted = scrolls[collection]?.adjustedContentInset ?? .zero
    let lineAxis = metrics.direction.other
    var metrics = metrics
    if metrics.sectionInsetReference == .safeArea {
      // The content inset may include the safe area already.
      let safeArea = scrolls[collection].handedOn(safeAreas[collection])
      metrics.sectionInset.add(safeArea, on: lineAxis)
    }
    let views = subviews[collection]
    let room =
      frames[collection].size[lineAxis] - adjusted.before(lineAxis) - adjusted.after(lineAxis)
    // A view's safe area follows from its place, and its length by content from its safe area.
    for _ in 0..<Self.greatestArrangements {
      let measured = views.map { safeAreas[$0] }
      arrange(views, in: collection, across: room, metrics)
      for view in views { settle(view) }
      if measured == views.map({ safeAreas[$0] }) { break }
    }
    let length = metrics.lineLength(in: room)
    for view in views where scene.views[view].tablePart == nil {
      if exact[view].size[lineAxis].value > length.value + 1e-6 {
        report(view, tooLongIn: collection, lineAxis)
      }
    }
    for view in views { layOutItem(view) }
  }

  /// The maximum number of times that a collection view's items are placed.
  private static let greatestArrangements = 3

  /// Places a collection view's cells, header and footer, measured within their safe areas, and
  /// computes the scroll layout.
  private mutating func arrange(
    _ views: [Int], in collection: Int, across room: Points, _ metrics: FlowMetrics
  ) {
    let lineAxis = metrics.direction.other
    let cells = views.filter { scene.views[$0].tablePart == nil }
    let inset = metrics.sectionInset
    let length = metrics.lineLength(in: room)
    let share = metrics.share(of: length, on: scene.environment.grid)
    let itemSize = metrics.itemSize.value(in: frames[collection].size, share: share)
    let sizes = cells.map { size(ofItem: $0, itemSize, share: share, on: lineAxis) }
    // Columns are a grid, whatever the items' other lengths are.
    let isUniform =
      if let share {
        sizes.allSatisfy { $0[lineAxis] == share }
      } else {
        itemSize != nil && sizes.allSatisfy { $0 == sizes[0] }
      }
    let lines = FlowLines(
      sizes, metrics: metrics, length: length, isUniform: isUniform, on: scene.environment.grid)
    let extent =
      cells.isEmpty
      ? 0 : lines.extent + inset.before(metrics.direction) + inset.after(metrics.direction)
    let ends = views.filter { scene.views[$0].tablePart != nil }
    let lengths = ends.map { endLength(of: $0, in: collection, across: room, metrics.direction) }
    let header = zip(ends, lengths).reduce(Points(0)) { sum, end in
      scene.views[end.0].tablePart == .header ? sum + end.1 : sum
    }
    let whole = lengths.reduce(extent, +)
    let content =
      metrics.direction == .vertical
      ? Size(width: room, height: whole) : Size(width: whole, height: room)
    place(cells, lines, after: header, metrics, content)
    for (end, length) in zip(ends, lengths) {
      let start = scene.views[end].tablePart == .header ? 0 : header + extent
      let frame =
        metrics.direction == .vertical
        ? Rect(x: 0, y: start, width: room, height: length)
        : Rect(x: start, y: 0, width: length, height: room)
      exact[end] = isFlipped(metrics) ? frame.mirrored(in: content.width) : frame
    }
    settleFlow(collection, metrics, content)
  }

  /// Returns the length of a header or footer along the scrolling axis, in points.
  ///
  /// It is that of the view's frame, or follows from its constraints and content.
  private mutating func endLength(
    of view: Int, in collection: Int, across room: Points, _ direction: Axis
  ) -> Points {
    if case .frame(let frame) = scene.views[view].placement {
      let length = direction == .vertical ? frame.height : frame.width
      return length.value(in: frames[collection].size)
    }
    var lengths = PerAxis<Double?>(both: nil)
    lengths[direction.other] = room.value
    guard var pass = pass(of: view, lengths) else { return 0 }
    pass.settle()
    work.pivots += pass.work.pivots
    fittedSizes[view] = pass.frame(0).size
    return scene.environment.grid.ceiled(pass.frame(0).size)[direction]
  }

  private mutating func place(
    _ cells: [Int], _ lines: FlowLines, after header: Points, _ metrics: FlowMetrics,
    _ content: Size
  ) {
    var corner = Point(x: metrics.sectionInset.left, y: metrics.sectionInset.top)
    switch metrics.direction {
    case .vertical: corner.y += header
    case .horizontal: corner.x += header
    }
    for (cell, frame) in zip(cells, lines.frames) {
      let place = frame.offset(by: corner)
      exact[cell] = isFlipped(metrics) ? place.mirrored(in: content.width) : place
    }
  }

  private func isFlipped(_ metrics: FlowMetrics) -> Bool {
    metrics.flipsHorizontally && scene.environment.direction == .rightToLeft
  }

  /// Computes the scroll layout of a collection view.
  ///
  /// A flipped collection view without an explicit offset shows its right end, where its first item
  /// is.
  private mutating func settleFlow(
    _ collection: Int, _ metrics: FlowMetrics, _ content: Size
  ) {
    settleScroll(collection, content)
    guard isFlipped(metrics), metrics.scroll.offset == nil, let scroll = scrolls[collection] else {
      return
    }
    let end = content.width + scroll.adjustedContentInset.right - frames[collection].width
    let start = scene.environment.grid.rounded(max(end, scroll.contentOffset.x))
    scrolls[collection]?.contentOffset.x = start
  }

  /// Returns an item's size: its own size, else the layout's item size, else the fitting size of
  /// its contents.
  ///
  /// - Parameters:
  ///   - cell: the item's index in the scene.
  ///   - itemSize: the layout's item size, or nil if the contents decide.
  ///   - share: the item's length along its line in points, or nil if the size decides.
  ///   - lineAxis: the axis along which lines run.
  /// - Returns: the size in points.
  private mutating func size(
    ofItem cell: Int, _ itemSize: Size?, share: Points?, on lineAxis: Axis
  ) -> Size {
    let grid = scene.environment.grid
    let own = scene.views[cell].content?.size(atWidth: nil, measuring: text, on: grid)
    if let width = own?.width, let height = own?.height {
      return Size(width: width, height: height)
    }
    if var size = itemSize {
      if let share { size[lineAxis] = share }
      return size
    }
    var lengths = PerAxis<Double?>(both: nil)
    lengths[lineAxis] = share?.value
    guard var pass = pass(of: cell, lengths) else { return .zero }
    pass.settle()
    work.pivots += pass.work.pivots
    fittedSizes[cell] = pass.frame(0).size
    return grid.ceiled(pass.frame(0).size)
  }

  private func pass(of cell: Int, _ size: PerAxis<Double?>) -> SystemPass? {
    plan(of: cell).map { plan in
      let fitted = fittedSizes[cell]
      let conditions = RootConditions(
        size: size,
        fitted: PerAxis(horizontal: fitted?.width.value, vertical: fitted?.height.value),
        designedSize: scene.designedSize(of: cell), safeArea: safeAreas[cell],
        margins: scene.views[cell].margins,
        readableWidth: scene.environment.readableWidth)
      return SystemPass(
        plan, in: hierarchy, under: conditions, on: scene.environment.grid, measuring: text,
        within: budget)
    }
  }

  private mutating func layOutItem(_ cell: Int) {
    settle(cell)
    let size = exact[cell].size
    guard
      var pass = pass(
        of: cell, PerAxis(horizontal: size.width.value, vertical: size.height.value))
    else { return }
    pass.settle()
    take(pass)
  }

  private mutating func report(_ cell: Int, tooLongIn collection: Int, _ axis: Axis) {
    let (view, item) = (scene.views[collection], scene.views[cell])
    diagnostics.append(
      Diagnostic(
        .itemTooLong(view.id.name, item.id.name, axis), severity: .warning, at: view.span,
        help: .itemTooLongHelp(axis), views: [view.id.name, item.id.name]))
  }
}
