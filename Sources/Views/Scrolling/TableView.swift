public import Geometry
public import ViewKinds

/// A table, as `UITableView`; a closure makes each row's cell.
///
/// ```
/// table.setRows(3) { row in
///   let cell = TableViewCell()
///   …
///   return cell
/// }
/// ```
open class TableView: ScrollView {
  /// How the table separates sections.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Headers that stay at the top, blocks, or rounded blocks within the margins.
    case plain, grouped, insetGrouped
  }

  /// Whether rows are divided.
  public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
    /// Not, or by a line one device pixel high.
    case none, singleLine
  }

  /// The row height that makes each row as high as its content.
  public static let automaticDimension: Points = -1

  /// How the table separates sections.
  public let style: Style
  /// The sections; setting them makes all cells again.
  public var sections: [TableSection] = [] { didSet { reloadData() } }
  /// Whether the table is adding what it made itself.
  private var isLoading = false

  /// A table without rows.
  public init(frame: Rect = .zero, style: Style) {
    self.style = style
    super.init(TableViewKind.self, frame: frame)
    values[TableViewKind.style] = style
  }

  /// A plain table without rows.
  public override convenience init(frame: Rect = .zero) { self.init(frame: frame, style: .plain) }

  /// Shows rows without sections.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - cell: makes the cell of a row, which is counted from 0.
  public func setRows(_ count: Int, cell: @escaping (Int) -> TableViewCell) {
    sections = [TableSection(rows: count, cell: cell)]
  }

  /// Makes all cells again.
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
      // A header with text keeps its own distance from the section before it.
      let isNextTitled = index + 1 < sections.count && sections[index + 1].header != nil
      if section.footer != nil || isGrouped && !isNextTitled {
        addSubview(TableTitleView.make(section.footer, .footer, isFirst: index == 0))
      }
    }
  }

  /// The cell of a row in a section, both from 0, or nil if there is none.
  public func cellForRow(_ row: Int, section: Int = 0) -> TableViewCell? {
    guard sections.indices.contains(section), (0..<sections[section].rows).contains(row) else {
      return nil
    }
    let before = sections[..<section].reduce(0) { $0 + $1.rows }
    let cells = subviews.compactMap { $0 as? TableViewCell }
    return cells.indices.contains(before + row) ? cells[before + row] : nil
  }

  /// The height of every row including its separator, in points, or `automaticDimension` to fit
  /// each row's contents.
  public var rowHeight: Points {
    get { values[TableViewKind.rowHeight] ?? TableView.automaticDimension }
    set { values[TableViewKind.rowHeight] = newValue < 0 ? nil : newValue }
  }

  /// Whether rows are divided.
  public var separatorStyle: SeparatorStyle {
    get { values[TableViewKind.separatorStyle] ?? .singleLine }
    set { values[TableViewKind.separatorStyle] = newValue }
  }

  /// The lines' colour, or nil for the system's.
  public var separatorColor: Color? {
    get { values[TableViewKind.separatorColor] }
    set { values[TableViewKind.separatorColor] = newValue }
  }

  /// How far the lines end before the sides, or nil for the layout margin at the left.
  public var separatorInset: Insets? {
    get { values[TableViewKind.separatorInset] }
    set { values[TableViewKind.separatorInset] = newValue }
  }

  override var bouncesVertically: Bool { true }

  override func objection(to view: View) -> LayoutProblem? { isLoading ? nil : .viewInTable }
}

/// Rows of a table under one header, as its data source tells of them.
public struct TableSection {
  /// The text above the rows, or nil for none.
  public var header: String?
  /// The text below the rows, or nil for none.
  public var footer: String?
  /// The number of rows, clamped to 0 or more.
  public var rows: Int { didSet { rows = max(rows, 0) } }
  /// Makes the cell of a row, which is counted from 0.
  public var cell: (Int) -> TableViewCell

  /// Rows under each other.
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
  /// The values of the table that the view is a part of.
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
