import Cassowary
import Geometry

extension StackArrangement {
  /// Adds the constraints along the stack's axis.
  mutating func distribute(_ visible: [Item]) {
    connectEnds(visible)
    addSpacings()
    switch metrics.distribution {
    case .fill: break
    case .fillEqually: makeEqual(visible)
    case .fillProportionally: fillProportionally(visible)
    case .equalSpacing, .equalCentering: addGaps(visible)
    }
    for hidden in items where hidden.isHidden { add(.hiding, item(hidden, along.size)) }
    if spacesAreLeast {
      add(.canvasFit, Anchor(.view(stack), along.size), at: .canvasFit)
    }
    disambiguateTextWidths(visible)
  }

  private var spacesAreLeast: Bool {
    switch metrics.distribution {
    case .fill, .fillEqually, .fillProportionally: false
    case .equalSpacing, .equalCentering: true
    }
  }

  /// Connects the outer visible views to the stack's ends.
  ///
  /// Without a visible view, the spanner connects the ends, and the stack's length is ambiguous.
  private mutating func connectEnds(_ visible: [Item]) {
    let first = visible.first.map { item($0, along.start) } ?? guide(Self.spanner, along.start)
    let last = visible.last.map { item($0, along.end) } ?? guide(Self.spanner, along.end)
    add(.canvasConnection, canvas(along.start), .equal, first)
    add(.canvasConnection, last, .equal, canvas(along.end))
  }

  private mutating func makeEqual(_ visible: [Item]) {
    guard let first = visible.first else { return }
    for other in visible.dropFirst() {
      add(.fillEqually, item(other, along.size), .equal, item(first, along.size))
    }
  }
}

// MARK: Spacing

extension StackArrangement {
  /// The space between two neighbours, in points, and whether it is measured between baselines.
  private struct Space {
    var length: Points = 0
    var isBetweenBaselines = false
  }

  private mutating func addSpacings() {
    for (position, next) in items.enumerated().dropFirst() {
      let previous = items[position - 1]
      let space = space(before: position)
      // Use the edges of a hidden view, never its baselines, so that the space between its visible
      // neighbours stays the same.
      let (start, end) = edges(isBetweenBaselines: space.isBetweenBaselines)
      add(
        .spacing, item(next, next.isHidden ? along.start : start),
        spacesAreLeast ? .greaterThanOrEqual : .equal,
        item(previous, previous.isHidden ? along.end : end), plus: space.length)
    }
  }

  /// Returns the space between the item at `position` and the item before it.
  ///
  /// If one of the two is hidden, it is half the space between the visible neighbours. If both are
  /// hidden, or if there is no visible view on one side, it is zero.
  private func space(before position: Int) -> Space {
    guard let before = items[..<position].last(where: { !$0.isHidden }),
      items[position...].contains(where: { !$0.isHidden })
    else { return Space() }
    let hidden = [items[position - 1], items[position]].filter(\.isHidden).count
    var space = space(after: before)
    space.length = space.length - space.length / 2 * Double(hidden)
    return space
  }

  private func space(after item: Item) -> Space {
    let spacing = metrics.spacing(after: item.id)
    let countsBaselines = metrics.isBaselineRelative && metrics.axis == .vertical
    return Space(
      length: spacing.length, isBetweenBaselines: countsBaselines && spacing != .system)
  }

  private func edges(isBetweenBaselines: Bool) -> (start: Attribute, end: Attribute) {
    isBetweenBaselines ? (.firstBaseline, .lastBaseline) : (along.start, along.end)
  }
}

// MARK: Shares

extension StackArrangement {
  /// Makes each view's length a share of the stack's length, in proportion to its content length.
  ///
  /// The total of the shares includes the spaces. If the stack's length differs from it, the
  /// last view does not get its share, because its constraint has the lowest priority. The shares
  /// are also optional if the stack is relative to its margins, because they are shares of the
  /// stack's length including the margins.
  private mutating func fillProportionally(_ visible: [Item]) {
    let lengths = visible.map { max($0.length ?? 0, 0) }
    let sized = lengths.filter { $0 > 0 }
    let spaces = visible.dropLast().map { metrics.spacing(after: $0.id).length }
    let total = (sized + spaces).reduce(Points(0), +)
    guard !sized.isEmpty, total > 0 else {
      makeEqual(visible)
      return
    }
    let isExact =
      sized.count == 1 && spaces.allSatisfy { $0 == 0 } && !metrics.isLayoutMarginsRelative
    for (position, shared) in visible.enumerated() {
      guard lengths[position] > 0 else {
        add(.fillProportionally, item(shared, along.size))
        continue
      }
      add(
        .fillProportionally, item(shared, along.size), .equal, Anchor(.view(stack), along.size),
        times: lengths[position].value / total.value,
        at: isExact ? .required : .share(position))
    }
  }
}

// MARK: Gaps

extension StackArrangement {
  private mutating func addGaps(_ visible: [Item]) {
    let isCentering = metrics.distribution == .equalCentering
    for (position, next) in visible.enumerated().dropFirst() {
      let previous = visible[position - 1]
      let gap = Self.gap(position)
      addGuide(gap)
      let (start, end) = edges(isBetweenBaselines: space(after: previous).isBetweenBaselines)
      add(
        .distributingEdge, guide(gap, along.start), .equal,
        item(previous, isCentering ? along.center : end))
      add(
        .distributingEdge, guide(gap, along.end), .equal,
        item(next, isCentering ? along.center : start))
    }
    for number in visible.indices.dropFirst(2) {
      add(
        .fillEqually, guide(Self.gap(number), along.size), .equal,
        guide(Self.gap(1), along.size), at: isCentering ? .equalCentering : .required)
    }
  }
}

// MARK: Text

extension StackArrangement {
  private mutating func disambiguateTextWidths(_ visible: [Item]) {
    guard metrics.disambiguatesTextWidths, metrics.axis == .horizontal else { return }
    for text in visible {
      guard let compression = text.wrappingTextCompression else { continue }
      add(
        .textWidthDisambiguation, item(text, .width), .equal, Anchor(.view(stack), .width),
        times: 1 / Double(visible.count), at: .textWidth(compression))
    }
  }
}
