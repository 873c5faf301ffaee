package import AutoLayout
package import Geometry
package import Graphics

/// The header or footer of a table's section; specs cannot name it.
///
/// Heights in grouped tables up to iOS 18: 38 with a line of text, and 17.5 more for the first header (measured:
/// 55.5 at two pixels a point). Without text, the first header is 35 high; other headers and all
/// footers are half of that.
///
/// The table may give all headers or footers one height. A title of a grouped table is never lower than
/// its text needs: headers of static tables in stored Interface Builder frames are 38 high with
/// `sectionHeaderHeight` 1 and 10, and their footers as high as `sectionFooterHeight`.
package struct TableSectionTitleKind: ViewKind {
  package static let name = "tableSectionTitle"
  package static let summary = "The header or the footer of a table's section."
  package static let keys: [any KindKey] = []
  package static let role = Key(
    "role", .choice(of: Role.self), "Whether the title stands over or under the section.")
  package static let isFirst = Key(
    "isFirst", .flag, "Whether the section is the table's first; false by default.")
  package static let title = Key("title", .text, "The title; empty by default.")

  package enum Role: String, CaseIterable, Sendable {
    case header, footer
  }

  let role: Role
  let metrics: TableMetrics
  let isFirst: Bool
  let text: TextContent
  let color: RGBAColor
  let background: RGBAColor?
  /// The height that the table gives, in points, or nil.
  let givenHeight: Points?

  private var style: TableStyle { metrics.style }
  private var margin: Points { metrics.margin }

  package init(_ values: KeyValues, traits: Traits) {
    role = values[Self.role] ?? .header
    metrics = TableMetrics(values[TableViewKind.style] ?? .plain, in: traits)
    isFirst = values[Self.isFirst] ?? false
    let title = values[Self.title] ?? ""
    text = TextContent(
      metrics.hasCapitals && role == .header ? traits.words.capitals(of: title) : title,
      font: role == .header ? metrics.headerFont : metrics.footerFont, lines: 0)
    color =
      role == .header
      ? metrics.headerColor : SemanticColor.secondaryLabel.resolved(in: traits)
    background =
      metrics.style == .plain ? SemanticColor.systemBackground.resolved(in: traits) : nil
    let given =
      values[
        role == .header ? TableViewKind.sectionHeaderHeight : TableViewKind.sectionFooterHeight]
    givenHeight = given.flatMap { $0 < 0 ? nil : $0 }
  }

  package var content: (any IntrinsicContent)? { self }
  package var isSectionHeader: Bool { role == .header }
  package var defaultBackground: RGBAColor? { background }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard !text.string.isEmpty else { return }
    let side = context.safeArea
    let width = max(context.frame.width - side.left - side.right - margin * 2, 0)
    let height = context.traits.grid.ceiled(context.text.extent(of: text, width: width).size.height)
    let y: Points =
      switch (style, role) {
      case (.plain, _): context.traits.grid.rounded(context.frame.midY - height / 2)
      case (_, .header): context.frame.maxY - metrics.headerGap - height
      case (_, .footer): context.frame.minY + Self.footerGap
      }
    let frame = Rect(
      x: context.frame.minX + side.left + margin, y: y, width: width, height: height)
    list.append(
      .text(
        TextRun(
          text, color: color, in: frame, isTopAligned: true,
          direction: context.direction)))
  }

  /// The space between the rows of a section and its footer in a grouped table, in points.
  private static let footerGap: Points = 6.5
  /// The space above and below the text of a footer in a grouped table together, in points.
  private static let footerRoom: Points = 22
}

extension TableSectionTitleKind: IntrinsicContent {
  package var wraps: Bool { true }

  package func size(
    atWidth width: Points?, measuring measurer: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    if let givenHeight, style == .plain || text.string.isEmpty {
      return IntrinsicSize(width: nil, height: givenHeight)
    }
    guard !text.string.isEmpty else {
      return IntrinsicSize(width: nil, height: emptyHeight(on: grid))
    }
    let limit = width.map { max($0 - margin * 2, 0) }
    let lines = grid.ceiled(measurer.extent(of: text, width: limit).size.height)
    guard style != .plain else {
      return IntrinsicSize(width: nil, height: max(lines + 7.5, 28))
    }
    let height =
      role == .header
      ? max(lines + metrics.headerRoom, metrics.leastHeaderHeight) : lines + Self.footerRoom
    let natural = grid.floored(
      isFirst && role == .header ? height + metrics.firstHeaderRoom : height)
    return IntrinsicSize(width: nil, height: max(natural, givenHeight ?? 0))
  }

  private func emptyHeight(on grid: PixelGrid) -> Points {
    guard style != .plain else { return 0 }
    // A guess.
    guard style != .sidebar else { return 10 }
    return isFirst && role == .header ? 35 : grid.rounded(17.5)
  }

  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { nil }
}
