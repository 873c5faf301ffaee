package import AutoLayout
package import Geometry
package import Graphics

/// A list of rows, from the top.
package struct TableViewKind: ItemContainerKind {
  package static let name = "tableView"
  package static let summary =
    "Rows as wide as the table, one below the other; each is as high as its content, or 44 points, 52 on iOS 26, if that has no height."
  package static let style = Key(
    "style", .choice(of: TableStyle.self),
    "`plain`, the default; `grouped`, with sections in blocks; `insetGrouped`, with rounded blocks within the margins; or `sidebar`, for a column of a split view, elsewhere as `insetGrouped`."
  )
  static let row = RowKey(
    "row", .rowTemplate,
    "The template view for one item; a value such as `$title` is a parameter that each item sets.")
  static let rows = RowKey(
    "rows", .rowTemplates,
    "Several templates by name, for rows of different content; an item picks one with `row: name`."
  )
  static let items = RowKey(
    "items", .rowItems,
    "The items, one per row: mappings that fill the row's `$parameters`, or that hold their own view as `cell`; `accessory` sets the row's accessory."
  )
  static let sections = RowKey(
    "sections", .rowSections,
    "Sections, instead of `items`; each is a mapping with `items`, and `header` and `footer` as text or as a view."
  )
  static let header = RowKey(
    "header", .view,
    "A view above the first row, as wide as the table; its `height`, its `frame` or its constraints set its height."
  )
  static let footer = RowKey("footer", .view, "A view below the last row, as `header`.")
  package static let sectionHeaderHeight = Key(
    "sectionHeaderHeight", .length(-1...10_000),
    "The height of every section's header; with -1, the default, each is as high as its content; in grouped tables a header with text is never lower than its text needs."
  )
  package static let sectionFooterHeight = Key(
    "sectionFooterHeight", .length(-1...10_000),
    "The height of every section's footer, as `sectionHeaderHeight`.")
  package static let indexTitles = Key(
    "indexTitles", .texts,
    "The titles of the index at the trailing side, such as `[A, B, C]`; points replace titles that do not fit; none by default."
  )
  package static let sectionIndexColor = Key(
    "sectionIndexColor", .color, "The colour of the index; the tint by default.")
  package static let rowHeight = Key(
    "rowHeight", .extent,
    "The height of every row including its separator; by default each row is as high as its content."
  )
  package static let accessory = Key(
    "accessory", .choice(of: TableAccessory.self),
    "The accessory at the trailing side of every row; `none` by default.")
  package static let editing = Key(
    "editing", .flag,
    "Whether the table is being edited: rows show an editing control and no accessory; false by default."
  )
  package static let editingStyle = Key(
    "editingStyle", .choice(of: TableEditing.Style.self),
    "The editing control of every row: `delete`, the default, `insert`, `select` or `none`.")
  package static let showsReorderControl = Key(
    "showsReorderControl", .flag,
    "Whether rows of a table that is being edited show a reorder control; false by default.")
  package static let shouldIndentWhileEditing = Key(
    "shouldIndentWhileEditing", .flag,
    "Whether rows whose `editingStyle` is `none` begin where the others do while the table is being edited; true by default."
  )
  static let cellBackground = Key(
    "cellBackground", .color,
    "The colour behind every row; none by default in plain tables, `secondarySystemGroupedBackground` in others."
  )
  static let cellTint = Key(
    "cellTint", .color,
    "The colour of every row's check mark, detail button and mark of selection; the tint colour by default."
  )
  package static let separatorStyle = Key(
    "separatorStyle", .choice(of: SeparatorStyle.self),
    "Whether rows have a line under them, one device pixel high or 1 point on iOS 26; `singleLine` by default."
  )
  package static let separatorColor = Key(
    "separatorColor", .color, "The lines' colour; `separator` by default, and lighter on iOS 26.")
  package static let separatorInset = Key(
    "separatorInset", .insets(0...10_000),
    "The lines' insets from the left and right sides, swapped in right-to-left layouts; by default the layout margin and 0, and on iOS 26 the margin at both sides."
  )
  package static let keys: [any KindKey] =
    [
      style, header, row, rows, items, sections, footer, sectionHeaderHeight, sectionFooterHeight,
      indexTitles, sectionIndexColor, rowHeight, accessory, editing, editingStyle,
      showsReorderControl, shouldIndentWhileEditing, cellBackground, cellTint, separatorStyle,
      separatorColor, separatorInset,
    ] + ScrollKeys.all

  package static let cellKind: any CellKind.Type = TableViewCellKind.self
  package static let contentKind: (any ViewKind.Type)? = TableContentViewKind.self
  package static let titleKind: (any ViewKind.Type)? = TableSectionTitleKind.self
  package static let fixedKeys = [row.name, rows.name, header.name, footer.name, style.name]

  /// Whether rows have separators; corresponds to `UITableViewCell.SeparatorStyle`.
  package enum SeparatorStyle: String, CaseIterable, Sendable {
    case singleLine, none
  }

  let metrics: TableMetrics
  let rowHeight: Points?
  let sectionHeaderHeight: Points?
  let sectionFooterHeight: Points?
  let separatorStyle: SeparatorStyle
  let index: TableIndex
  let background: RGBAColor?
  let scroll: ScrollMetrics
  let indicators: ScrollIndicators
  private let traits: Traits

  package init(_ values: KeyValues, traits: Traits) {
    metrics = TableMetrics(values[Self.style] ?? .plain, in: traits)
    rowHeight = values[Self.rowHeight]
    sectionHeaderHeight = values[Self.sectionHeaderHeight].flatMap { $0 < 0 ? nil : $0 }
    sectionFooterHeight = values[Self.sectionFooterHeight].flatMap { $0 < 0 ? nil : $0 }
    separatorStyle =
      metrics.style == .sidebar ? .none : values[Self.separatorStyle] ?? .singleLine
    background = metrics.background
    scroll = ScrollKeys.metrics(values, bouncing: ScrollMetrics.table.alwaysBounces)
    indicators = ScrollIndicators(values, traits: traits)
    index = TableIndex(values, traits: traits)
    self.traits = traits
  }

  package var arrangement: Arrangement {
    let isPlain = metrics.style == .plain
    return .rows(
      RowMetrics(
        scroll: scroll, rowHeight: rowHeight, emptyHeight: metrics.rowHeight,
        separatorHeight: separatorStyle == .singleLine ? metrics.separatorRoom : 0,
        sideInset: metrics.sideInset,
        headerTopPadding: isPlain ? 22 : 0, sectionHeaderHeight: sectionHeaderHeight,
        sectionFooterHeight: sectionFooterHeight, pinsHeaders: isPlain))
  }
  package var defaultBackground: RGBAColor? { background }
  package var clipsSubviews: Bool { true }

  package func drawOverSubviews(in context: DrawingContext, into list: inout DisplayList) {
    index.draw(in: context, into: &list)
    indicators.draw(in: context, into: &list)
  }
}

/// The style of a table's sections; corresponds to `UITableView.Style`, and `sidebar` to the
/// appearance of that name of `UICollectionLayoutListConfiguration`.
package enum TableStyle: String, CaseIterable, Sendable {
  case plain, grouped, insetGrouped, sidebar
}
