import Cassowary
import Geometry

/// The conversion of a visual format into constraints, with lookup of its names.
struct VisualFormatExpansion {
  let format: VisualFormat
  let superview: (ViewID) -> ViewID?
  let options: VisualFormatOptions
  let item: (String) -> LayoutItem?
  let metric: (String) -> Double?
  let name: String?
  let origin: Origin
  private var made: [Constraint] = []

  init(
    format: VisualFormat, superview: @escaping (ViewID) -> ViewID?, options: VisualFormatOptions,
    item: @escaping (String) -> LayoutItem?, metric: @escaping (String) -> Double?, name: String?,
    origin: Origin
  ) {
    self.format = format
    self.superview = superview
    self.options = options
    self.item = item
    self.metric = metric
    self.name = name
    self.origin = origin
  }

  mutating func constraints() throws(VisualFormatError) -> [Constraint] {
    var items: [LayoutItem] = []
    for (position, view) in format.views.enumerated() {
      let current = try lookUp(view.name)
      if let before = items.last {
        try join(before, to: current, by: format.connections[position - 1])
      } else if let opening = format.opening {
        try joinSuperview(to: current, view, by: opening, isOpening: true)
      }
      try size(current, by: view.predicates)
      items.append(current)
    }
    if let closing = format.closing, let last = items.last, let view = format.views.last {
      try joinSuperview(to: last, view, by: closing, isOpening: false)
    }
    try align(items)
    return made
  }

  private mutating func join(
    _ before: LayoutItem, to after: LayoutItem, by connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    let measuresBaselines = options.contains(.spacingBaselineToBaseline)
    if measuresBaselines, format.axis == .horizontal {
      throw atLastView(.baselineSpacingAcross)
    }
    let sides = sides
    if measuresBaselines, connection == .standard {
      // UIKit's standard space between baselines grows with the fonts. Apple does not document it.
      try space(
        after: Anchor(before, sides.end), before: Anchor(after, sides.start), by: connection,
        standard: VisualFormat.standardSpace)
      return
    }
    try space(
      after: Anchor(before, measuresBaselines ? .lastBaseline : sides.end),
      before: Anchor(after, measuresBaselines ? .firstBaseline : sides.start),
      by: connection, standard: VisualFormat.standardSpace)
  }

  /// Connects a view to its superview; a single `-` connects it to the superview's margins.
  private mutating func joinSuperview(
    to view: LayoutItem, _ written: VisualFormat.View, by connection: VisualFormat.Connection,
    isOpening: Bool
  ) throws(VisualFormatError) {
    let superview =
      switch view {
      case .view(let id): superview(id)
      case .guide(let owner, _): owner as ViewID?
      case .keyboard: ViewID.root
      }
    guard let superview else {
      throw VisualFormatError(.noSuperview, column: written.end, blamed: written.name.range)
    }
    let container: LayoutItem =
      connection == .standard ? .guide(superview, .margins) : .view(superview)
    let side = isOpening ? sides.start : sides.end
    if isOpening {
      try space(
        after: Anchor(container, side), before: Anchor(view, side), by: connection, standard: 0)
    } else {
      try space(
        after: Anchor(view, side), before: Anchor(container, side), by: connection, standard: 0)
    }
  }

  /// Adds constraints for the space from `earlier` to `later`, in the layout's direction.
  ///
  /// From right to left, `earlier` is the right one of the two.
  private mutating func space(
    after earlier: Anchor, before later: Anchor, by connection: VisualFormat.Connection,
    standard: Points
  ) throws(VisualFormatError) {
    let (first, second) = runsRightToLeft ? (earlier, later) : (later, earlier)
    switch connection {
    case .flush: add(first, .equal, second, 0, .required)
    case .standard: add(first, .equal, second, standard, .required)
    case .spaced(let predicates):
      for predicate in predicates {
        let constant = Points(try number(predicate.object))
        add(first, predicate.relation, second, constant, try priority(predicate))
      }
    }
  }

  private mutating func size(
    _ view: LayoutItem, by predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) {
    let dimension: Attribute = format.axis == .horizontal ? .width : .height
    for predicate in predicates {
      let priority = try priority(predicate)
      if case .name(let name) = predicate.object, metric(name.text) == nil,
        let other = item(name.text)
      {
        add(Anchor(view, dimension), predicate.relation, Anchor(other, dimension), 0, priority)
      } else {
        made.append(
          Constraint(
            Anchor(view, dimension), predicate.relation, [],
            constant: Points(try number(predicate.object)), priority: priority, name: name,
            origin: origin))
      }
    }
  }

  private mutating func align(_ items: [LayoutItem]) throws(VisualFormatError) {
    let attributes = options.alignedAttributes
    guard attributes.allSatisfy({ $0.axis != format.axis }) else {
      throw atLastView(.alignmentAlong(format.axis))
    }
    for (one, next) in zip(items, items.dropFirst()) {
      for attribute in attributes {
        add(Anchor(one, attribute), .equal, Anchor(next, attribute), 0, .required)
      }
    }
  }

  private mutating func add(
    _ first: Anchor, _ relation: Relation, _ second: Anchor, _ constant: Points,
    _ priority: Priority
  ) {
    made.append(
      Constraint(
        first, relation, [.init(1, second)], constant: constant, priority: priority, name: name,
        origin: origin))
  }

  private var runsRightToLeft: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  /// The first and last edge of a view in the layout's direction.
  private var sides: (start: Attribute, end: Attribute) {
    guard format.axis == .horizontal else { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return (.leading, .trailing)
  }
}

extension VisualFormatExpansion {
  private func lookUp(_ name: VisualFormat.Name) throws(VisualFormatError) -> LayoutItem {
    guard let found = item(name.text) else {
      throw VisualFormatError(
        .unknownView(name.text), column: name.range.upperBound, blamed: name.range)
    }
    return found
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    switch operand {
    case .number(let number, _): return number
    case .name(let name):
      guard let number = metric(name.text) else {
        throw VisualFormatError(
          .unknownMetric(name.text), column: name.range.upperBound, blamed: name.range)
      }
      return number
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> Priority {
    guard let operand = predicate.priority else { return .required }
    let level = try number(operand)
    guard let priority = Priority(level) else {
      throw VisualFormatError(
        .priorityOutOfRange(level), column: operand.range.upperBound, blamed: operand.range)
    }
    return priority
  }

  /// Returns an error in the options, located after the last view, where UIKit applies them.
  private func atLastView(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason, column: format.views[format.views.count - 1].end)
  }
}
