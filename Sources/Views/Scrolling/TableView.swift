public import Geometry
public import ViewKinds

/// A table, as `UITableView`.
///
/// A closure creates the cell of each row.
///
/// ```
/// table.setRows(3) { row in
///   let cell = TableViewCell()
///   …
///   return cell
/// }
/// ```
open class TableView: ScrollView {
  /// The style of the table's sections.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Headers that stick to the top, separate groups, rounded groups inside the margins, or rows of a
    /// sidebar, which are drawn as rounded groups outside of a column.
    case plain, grouped, insetGrouped, sidebar
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
    /// No separators, or lines one device pixel high.
    case none, singleLine
  }

  /// The value of `rowHeight` that makes each row as high as its content.
  public static let automaticDimension: Points = -1

  /// The style of the table's sections.
  public let style: Style
  /// The sections of the table.
  ///
  /// A change creates all cells again.
  public var sections: [TableSection] = [] { didSet { reloadData() } }
  /// Whether the table is adding its own cells and headers, so that `objection` allows them.
  private var isLoading = false

  /// Creates a table without rows.
  public init(frame: Rect = .zero, style: Style) {
    self.style = style
    super.init(TableViewKind.self, frame: frame)
    values[TableViewKind.style] = style
  }

  /// Creates a plain table without rows.
  public override convenience init(frame: Rect = .zero) { self.init(frame: frame, style: .plain) }

  /// Replaces the sections with one section without a header and footer.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - cell: A closure that creates the cell of a row, from 0.
  public func setRows(_ count: Int, cell: @escaping (Int) -> TableViewCell) {
    sections = [TableSection(rows: count, cell: cell)]
  }

  /// Creates all cells again.
  public func reloadData() {
    for view in subviews { view.removeFromSuperview() }
    isLoading = true
    defer { isLoading = false }
    let isGrouped = style != .plain
    for (index, section) in sections.enumerated() {
      if section.header != nil || isGrouped {
        addSubview(TableTitleView.make(section.header, .header, isFirst: index == 0))
      }
      for row in 0..<section.rows {
        let cell = section.cell(row)
        cell.position = TableViewCell.Position(row, of: section.rows)
        addSubview(cell)
      }
      // A header with text has its own spacing, so the section before it needs no empty footer.
      let isNextTitled = index + 1 < sections.count && sections[index + 1].header != nil
      if section.footer != nil || isGrouped && !isNextTitled {
        addSubview(TableTitleView.make(section.footer, .footer, isFirst: index == 0))
      }
    }
  }

  /// Returns the cell of a row in a section, or nil if there is none.
  ///
  /// Both indexes start at 0.
  public func cellForRow(_ row: Int, section: Int = 0) -> TableViewCell? {
    guard sections.indices.contains(section), (0..<sections[section].rows).contains(row) else {
      return nil
    }
    let before = sections[..<section].reduce(0) { $0 + $1.rows }
    let cells = subviews.compactMap { $0 as? TableViewCell }
    return cells.indices.contains(before + row) ? cells[before + row] : nil
  }

  /// The height of every row in points, including its separator.
  ///
  /// `automaticDimension`, the default, makes each row as high as its content. Negative values have
  /// the same effect.
  public var rowHeight: Points {
    get { values[TableViewKind.rowHeight] ?? TableView.automaticDimension }
    set { values[TableViewKind.rowHeight] = newValue < 0 ? nil : newValue }
  }

  /// The style of the separators between rows.
  public var separatorStyle: SeparatorStyle {
    get { values[TableViewKind.separatorStyle] ?? .singleLine }
    set { values[TableViewKind.separatorStyle] = newValue }
  }

  /// The colour of the separators, or nil for the system's.
  public var separatorColor: Color? {
    get { values[TableViewKind.separatorColor] }
    set { values[TableViewKind.separatorColor] = newValue }
  }

  /// The insets of the separators from the left and right sides in points, swapped in right-to-left
  /// layouts.
  ///
  /// Nil means the layout margin at the left and 0 at the right.
  public var separatorInset: Insets? {
    get { values[TableViewKind.separatorInset] }
    set { values[TableViewKind.separatorInset] = newValue }
  }

  override var bouncesVertically: Bool { true }

  override func objection(to view: View) -> LayoutProblem? { isLoading ? nil : .viewInTable }
}

/// A section of a table: its rows, header and footer.
public struct TableSection {
  /// The text of the header above the rows, or nil for none.
  public var header: String?
  /// The text of the footer below the rows, or nil for none.
  public var footer: String?
  /// The number of rows, clamped to 0 or more.
  public var rows: Int { didSet { rows = max(rows, 0) } }
  /// The closure that creates the cell of a row, from 0.
  public var cell: (Int) -> TableViewCell

  /// Creates a section with a number of rows, clamped to 0 or more.
  public init(
    header: String? = nil, footer: String? = nil, rows: Int,
    cell: @escaping (Int) -> TableViewCell
  ) {
    self.header = header
    self.footer = footer
    self.rows = max(rows, 0)
    self.cell = cell
  }
}

/// The header or footer view of a section.
final class TableTitleView: KindView {
  static func make(
    _ title: String?, _ role: TableSectionTitleKind.Role, isFirst: Bool
  ) -> TableTitleView {
    let view = TableTitleView(TableSectionTitleKind.self)
    view.values[TableSectionTitleKind.title] = title ?? ""
    view.values[TableSectionTitleKind.role] = role
    view.values[TableSectionTitleKind.isFirst] = isFirst
    return view
  }

  override func values(in traits: Traits) -> KeyValues {
    tableValues(in: traits).merging(super.values(in: traits))
  }
}

extension View {
  /// Returns the values of the table that contains the view, or no values without a superview.
  func tableValues(in traits: Traits) -> KeyValues {
    (superview as? KindView)?.values(in: traits) ?? []
  }
}

extension LayoutProblem {
  static var viewInTable: LayoutProblem {
    LayoutProblem(
      "a table holds no views but those of its rows",
      help: "give it rows with `setRows` or `sections`, or add the view to the table's superview")
  }

  static var viewInCell: LayoutProblem {
    LayoutProblem(
      "a cell's views stand in its content view", help: "add the view to `contentView`")
  }
}
