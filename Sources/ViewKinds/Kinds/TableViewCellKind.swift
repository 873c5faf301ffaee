package import AutoLayout
package import Geometry
package import Graphics

/// A table's row, created for each item; specs cannot name it.
package struct TableViewCellKind: CellKind {
  package static let name = "tableViewCell"
  package static let summary = "A table's row, around its content view."
  package static let keys: [any KindKey] = []
  static let selected = Key(
    "selected", .flag,
    "Whether the row is selected: grey, and with a checkmark if `editingStyle` is `select`; false by default."
  )
  static let highlighted = Key(
    "highlighted", .flag, "Whether the row is pressed; false by default.")
  package static let swipeActions = Key(
    "swipeActions", .items(SwipeAction.keys),
    "The buttons that a swipe reveals at the trailing side, from the outermost inward; none by default."
  )
  static let height = Key(
    "height", .extent,
    "The height of the row including its separator; the table's `rowHeight` by default.")
  static let selectionStyle = Key(
    "selectionStyle", .choice(of: SelectionStyle.self),
    "Whether a selected or highlighted row is grey: `default`, or `none`.")
  package static let indentationLevel = Key(
    "indentationLevel", .integer(0...100),
    "By how many steps a `listContent` begins further from the side; 0 by default.")
  package static let indentationWidth = Key(
    "indentationWidth", .extent, "The width of a step of `indentationLevel`; 10 by default.")
  package static let itemKeys: [any KindKey] = [
    height, indentationLevel, indentationWidth,
    TableViewKind.accessory.described(
      "The accessory at the trailing side of the row; the table's by default."),
    selected, highlighted, selectionStyle,
    TableViewKind.cellBackground.described(
      "The colour behind the row; the table's by default."),
    TableViewKind.cellTint.described(
      "The colour of the row's check mark, detail button and mark of selection; the table's by default."
    ),
    TableViewKind.separatorInset.described(
      "The insets of the line under the row; the table's by default."),
    TableViewKind.editingStyle.described(
      "The row's editing control while the table is being edited; the table's by default."),
    TableViewKind.shouldIndentWhileEditing.described(
      "Whether the row begins where the others do while its `editingStyle` is `none`; the table's by default."
    ),
    swipeActions,
  ]

  /// The look of a selected row; corresponds to `UITableViewCell.SelectionStyle`.
  enum SelectionStyle: String, CaseIterable, Sendable {
    case `default`, none
  }

  package static let position = Key(
    "position", .choice(of: Position.self), "The row's place among those of its section.")
  package static let isAboveSwiped = Key(
    "aboveSwiped", .flag, "Whether the row below it in its section is swiped.")

  /// The row's position in its section.
  package enum Position: String, CaseIterable, Sendable {
    case only, first, middle, last

    package init(_ index: Int, of count: Int) {
      switch (index == 0, index == count - 1) {
      case (true, true): self = .only
      case (true, false): self = .first
      case (false, true): self = .last
      case (false, false): self = .middle
      }
    }

    package var isFirst: Bool { self == .only || self == .first }
    var isLast: Bool { self == .only || self == .last }
  }

  let metrics: TableMetrics
  /// The height of the row including its separator, in points, or nil for the table's.
  let height: Points?
  let position: Position
  let accessory: TableAccessory
  let hasSeparator: Bool
  let separatorColor: RGBAColor
  /// The insets of the separators in a left-to-right layout.
  private(set) var separatorInset: Insets
  /// Whether the spec gives the insets of the separators.
  private let hasOwnInset: Bool
  let background: RGBAColor?
  /// The colour of the accessory and of the mark of selection, or nil for the tint.
  let tint: RGBAColor?
  let editing: TableEditing?
  let swipeActions: [SwipeAction]
  /// The colour over the background of a selected or highlighted row, or nil for other rows.
  let selection: RGBAColor?
  /// The width of the table's index, which the row's content and line leave free, in points.
  let indexWidth: Points
  private let traits: Traits

  package init(_ values: KeyValues, traits: Traits) {
    metrics = TableMetrics(values[TableViewKind.style] ?? .plain, in: traits)
    let style = metrics.style
    let index = TableIndex(values, traits: traits).width
    // The index of an inset table is in its margin.
    indexWidth = metrics.isInset ? max(index - metrics.sideInset, 0) : index
    height = values[Self.height]
    position = values[Self.position] ?? .middle
    editing = TableEditing(values)
    accessory =
      editing == nil ? values[TableViewKind.accessory] ?? TableAccessory.none : TableAccessory.none
    swipeActions = (values[Self.swipeActions] ?? []).map { SwipeAction($0, traits: traits) }
    let isGrey = (values[Self.selected] ?? false) || (values[Self.highlighted] ?? false)
    let isShown = values[Self.selectionStyle] != SelectionStyle.none
    selection = isGrey && isShown ? metrics.selectionColor : nil
    // A plate has no line above or below it.
    let isAbovePlate = metrics.isNew && values[Self.isAboveSwiped] ?? false
    hasSeparator =
      values[TableViewKind.separatorStyle] != TableViewKind.SeparatorStyle.none && !isAbovePlate
    separatorColor = values[TableViewKind.separatorColor] ?? metrics.separatorColor
    hasOwnInset = values[TableViewKind.separatorInset] != nil
    separatorInset = values[TableViewKind.separatorInset] ?? metrics.separatorInset
    let grouped = SemanticColor.secondarySystemGroupedBackground.resolved(in: traits)
    background =
      values[TableViewKind.cellBackground]
      ?? ([.plain, .sidebar].contains(style) ? nil : grouped)
    tint = values[TableViewKind.cellTint]
    self.traits = traits
  }

  package var arrangement: Arrangement {
    .cell(
      CellMetrics(
        accessoryWidth: traits.grid.rounded(
          editing?.trailingWidth(margin: metrics.margin) ?? accessory.width(in: metrics)),
        indexWidth: indexWidth,
        leadingWidth: traits.grid.rounded(
          editing?.leadingWidth(margin: metrics.margin) ?? 0),
        swipe: swipeWidth, height: height))
  }
  package var defaultBackground: RGBAColor? { isPlate ? nil : background }
  package var clipsSubviews: Bool { metrics.isInset }
  package var hasTintedShape: Bool { selection != nil && metrics.selectsInTint }
  package var selectionGray: RGBAColor? { hasTintedShape ? nil : selection }

  /// Returns the cell with a line that begins where the content's text does.
  package func showing(_ content: any ViewKind) -> any CellKind {
    guard !hasOwnInset, let content = content as? ListContentKind else { return self }
    var cell = self
    cell.separatorInset.left = content.textLeading
    return cell
  }

  /// Returns the outline; the first and the last row of an inset grouped section are rounded.
  package func outline(of frame: Rect, corners: Corners) -> Path {
    .rounded(frame, metrics.isInset ? metrics.corners(position) : corners)
  }

  private var swipeWidth: Points { SwipeAction.width(of: swipeActions) }
  /// Whether the row is a plate of its own beside its buttons, as on iOS 26.
  private var isPlate: Bool { metrics.isNew && !swipeActions.isEmpty }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    if let selection { list.append(.fill(.rect(context.frame), selection)) }
    if hasSeparator, !isPlate {
      for line in separators(in: context) { list.append(.fill(.rect(line), separatorColor)) }
    }
    var moved = context
    moved.traits.tint = tint ?? context.traits.tint
    moved.frame = context.frame.offset(
      by: Point(x: context.direction == .rightToLeft ? swipeWidth : -swipeWidth, y: 0))
    if indexWidth > 0 {
      let isMirrored = context.direction == .rightToLeft
      moved.frame = Rect(
        x: moved.frame.x + (isMirrored ? indexWidth : 0), y: moved.frame.y,
        width: max(moved.frame.width - indexWidth, 0), height: moved.frame.height)
    }
    if isPlate { list.append(plate(in: moved)) }
    accessory.draw(insetBy: metrics.accessoryInset, in: moved, into: &list)
    editing?.draw(margin: metrics.margin, in: moved, into: &list)
    SwipeAction.draw(swipeActions, in: context, into: &list)
  }

  /// The plate of a swiped row, which is round at its free end.
  private func plate(in context: DrawingContext) -> DisplayItem {
    let round = metrics.corners(.only)
    let isMirrored = context.direction == .rightToLeft
    let end = Corners(
      topLeft: isMirrored ? round.topLeft : 0, topRight: isMirrored ? 0 : round.topRight,
      bottomRight: isMirrored ? 0 : round.bottomRight,
      bottomLeft: isMirrored ? round.bottomLeft : 0, curve: round.curve)
    return .fill(.rounded(context.frame, end), metrics.plateColor)
  }

  /// Returns the lines of the row.
  ///
  /// There is a line below the row. In grouped tables, full-width lines are above and below each
  /// section.
  private func separators(in context: DrawingContext) -> [Rect] {
    let (frame, thickness) = (context.frame, metrics.separatorHeight)
    let side = context.directedSafeArea
    let control = editing?.leadingWidth(margin: metrics.margin) ?? 0
    // Before iOS 26, a line goes to the screen's edge, unless an index is before it.
    let trailing = metrics.isNew || indexWidth > 0 ? side.right : 0
    let under = Rect(
      minX: frame.minX + side.left + control + separatorInset.left, minY: frame.maxY - thickness,
      maxX: frame.maxX - trailing - separatorInset.right - indexWidth, maxY: frame.maxY)
    let whole = Rect(
      minX: frame.minX, minY: under.minY, maxX: frame.maxX, maxY: frame.maxY)
    let above = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: thickness)
    var lines: [Rect] = []
    switch metrics.style {
    case .plain: lines = [under]
    case .grouped:
      lines = (position.isFirst ? [above] : []) + [position.isLast ? whole : under]
    case .insetGrouped: lines = position.isLast ? [] : [under]
    case .sidebar: lines = []
    }
    return lines.filter { !$0.isEmpty }.map(context.directed)
  }
}

/// The content view of a table's row, created for each item; specs cannot name it.
package struct TableContentViewKind: CellContentKind {
  package static let name = "tableViewCellContentView"
  package static let summary = "The content view of a table's row."
  package static let keys: [any KindKey] = []

  private let metrics: TableMetrics

  package init(_ values: KeyValues, traits: Traits) {
    metrics = TableMetrics(values[TableViewKind.style] ?? .plain, in: traits)
  }

  package static func inherited(from cell: KeyValues) -> KeyValues {
    var values: KeyValues = []
    values[TableViewKind.style] = cell[TableViewKind.style]
    return values
  }

  package var margins: Insets {
    Insets(
      top: metrics.verticalMargin, left: metrics.margin, bottom: metrics.verticalMargin,
      right: metrics.margin)
  }
}
