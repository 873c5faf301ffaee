import Cassowary
import Geometry

extension StackArrangement {
  /// Adds the constraints across the stack's axis; hidden views are aligned too.
  mutating func align(_ visible: [Item]) {
    guard let first = items.first else { return }
    connectSides(visible.isEmpty ? nil : first)
    for attribute in alignedAttributes {
      for other in items.dropFirst() {
        add(.alignment, item(first, attribute), .equal, item(other, attribute))
      }
    }
    if needsSpanner {
      for spanned in visible { span(spanned) }
      add(
        .spanningFit, guide(Self.spanner, across.size),
        at: visible.isEmpty ? .spanningFitOfNothing : .spanningFit)
    }
    if fitsCanvas { add(.canvasFit, Anchor(.view(stack), across.size), at: .canvasFit) }
    guard leavesRoom else { return }
    for suppressed in items {
      add(.ambiguitySuppression, item(suppressed, across.size), at: .ambiguitySuppression)
    }
  }

  /// Whether the stack needs the spanner, a guide that spans all views across the axis.
  var needsSpanner: Bool {
    items.allSatisfy(\.isHidden) || (items.count > 1 && leavesRoom)
  }

  /// The alignment with synonyms resolved: `leading` for `top` and `trailing` for `bottom`.
  ///
  /// In a vertical stack, a baseline alignment counts as `fill`; a diagnostic reports this.
  private var alignment: StackAlignment {
    switch metrics.alignment {
    case .leading, .top: .leading
    case .trailing, .bottom: .trailing
    case .firstBaseline, .lastBaseline:
      metrics.axis == .horizontal ? metrics.alignment : .fill
    case .fill, .center: metrics.alignment
    }
  }

  /// Whether views may be smaller than the stack across the axis.
  private var leavesRoom: Bool { alignment != .fill }

  private var alignedAttributes: [Attribute] {
    switch alignment {
    case .leading, .top: [across.start]
    case .trailing, .bottom: [across.end]
    case .center: [across.center]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    case .fill: [across.start, across.end]
    }
  }

  /// Whether the stack needs an optional constraint to be no larger than its views across the axis.
  private var fitsCanvas: Bool {
    guard items.contains(where: { !$0.isHidden }) else { return false }
    return needsSpanner ? alignment.isBaseline : leavesRoom
  }

  /// Connects the first view, or the spanner of all views, to the stack's sides.
  ///
  /// - Parameter first: the first view, or nil if all views are hidden.
  private mutating func connectSides(_ first: Item?) {
    guard let first else {
      add(.canvasConnection, canvas(across.start), .equal, guide(Self.spanner, across.start))
      add(.canvasConnection, guide(Self.spanner, across.end), .equal, canvas(across.end))
      return
    }
    let (start, end) = (item(first, across.start), item(first, across.end))
    guard needsSpanner else {
      let isAtStart = alignment == .fill || alignment == .leading
      let isAtEnd = alignment == .fill || alignment == .trailing
      add(.canvasConnection, canvas(across.start), isAtStart ? .equal : .lessThanOrEqual, start)
      add(.canvasConnection, end, isAtEnd ? .equal : .lessThanOrEqual, canvas(across.end))
      connectCentre(first)
      return
    }
    let spannerStart = guide(Self.spanner, across.start)
    let spannerEnd = guide(Self.spanner, across.end)
    add(
      .canvasConnection, canvas(across.start), .equal,
      alignment == .leading ? start : spannerStart)
    switch alignment {
    case .trailing: add(.canvasConnection, end, .equal, canvas(across.end))
    // As in UIKit, only the first view limits the stack's end, even if other views end lower.
    case .lastBaseline: add(.canvasConnection, end, .lessThanOrEqual, canvas(across.end))
    case .fill, .leading, .top, .firstBaseline, .center, .bottom:
      add(.canvasConnection, spannerEnd, .equal, canvas(across.end))
    }
    connectCentre(first)
  }

  private mutating func connectCentre(_ first: Item) {
    guard alignment == .center else { return }
    add(.canvasConnection, canvas(across.center), .equal, item(first, across.center))
  }

  private mutating func span(_ spanned: Item) {
    let (start, end) = (item(spanned, across.start), item(spanned, across.end))
    if alignment == .leading {
      add(.spanningBoundary, guide(Self.spanner, across.start), .equal, start, at: .boundary)
    } else {
      add(.spanningBoundary, guide(Self.spanner, across.start), .lessThanOrEqual, start)
    }
    if alignment == .trailing {
      add(.spanningBoundary, guide(Self.spanner, across.end), .equal, end, at: .boundary)
    } else {
      add(.spanningBoundary, guide(Self.spanner, across.end), .greaterThanOrEqual, end)
    }
  }
}
