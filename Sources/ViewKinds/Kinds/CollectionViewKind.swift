package import AutoLayout
import Geometry
package import Graphics

/// Items in lines; corresponds to `UICollectionView` with a flow layout.
package struct CollectionViewKind: ItemContainerKind {
  package static let name = "collection"
  package static let summary =
    "Items in lines that wrap at the view's end, as in a flow layout; full lines reach from side to side."
  static let row = RowKey("row", .rowTemplate, "The template view for one item, as in tables.")
  static let rows = RowKey(
    "rows", .rowTemplates, "Several templates by name, as in tables.")
  static let items = RowKey(
    "items", .rowItems,
    "The items: mappings that fill the `$parameters` of `row`, or that hold their own view as `cell`; `size` sets the item's width and height."
  )
  static let header = RowKey(
    "header", .view,
    "A view before the first line, as long as the lines; its `height`, its `frame` or its constraints set the other side, which is the width if the collection scrolls horizontally."
  )
  static let footer = RowKey("footer", .view, "A view after the last line, as `header`.")
  static let itemSize = Key(
    "itemSize", .relativeSize(0...10_000),
    "The width and height of items that give no `size`, in points or as expressions of the collection's size such as `0.5 * superview.width - 15`; 50 and 50 by default."
  )
  static let columns = Key(
    "columns", .integer(1...1000),
    "The number of items per line, which divide the line equally; `itemSize` sets the other side of the items, which are square without it; by default, the sizes of the items decide how many fit."
  )
  static let selfSizing = Key(
    "selfSizing", .flag,
    "Whether items without a `size` are as large as their content, instead of `itemSize`; false by default."
  )
  static let minimumLineSpacing = Key(
    "minimumLineSpacing", .extent, "The distance between lines; 10 by default.")
  static let minimumInteritemSpacing = Key(
    "minimumInteritemSpacing", .extent,
    "The minimum distance between items of a line; 10 by default.")
  static let sectionInset = Key(
    "sectionInset", .insets(0...10_000), "The space around all lines; none by default.")
  static let sectionInsetReference = Key(
    "sectionInsetReference", .choice(of: SectionInsetReference.self),
    "The area that `sectionInset` is measured from at the ends of lines; `content` by default.")
  static let scrollDirection = Key(
    "scrollDirection", .choice(of: Axis.self),
    "The axis along which lines follow each other; `vertical` by default.")
  static let flipsHorizontallyInOppositeLayoutDirection = Key(
    "flipsHorizontallyInOppositeLayoutDirection", .flag,
    "Whether items begin at the right in right-to-left layouts; false by default, so that only their content is mirrored."
  )
  package static let keys: [any KindKey] =
    [
      header, row, rows, items, footer, itemSize, columns, selfSizing, minimumLineSpacing,
      minimumInteritemSpacing,
      sectionInset, sectionInsetReference,
      scrollDirection, flipsHorizontallyInOppositeLayoutDirection,
    ] + ScrollKeys.all

  package static let cellKind: any CellKind.Type = CollectionViewCellKind.self
  package static let contentKind: (any ViewKind.Type)? = nil
  package static let titleKind: (any ViewKind.Type)? = nil
  package static let fixedKeys = [row.name, rows.name, header.name, footer.name]

  let metrics: FlowMetrics
  let background: RGBAColor
  let indicators: ScrollIndicators

  package init(_ values: KeyValues, traits: Traits) {
    metrics = FlowMetrics(
      scroll: ScrollKeys.metrics(values), direction: values[Self.scrollDirection] ?? .vertical,
      itemSize: Self.itemSize(values), columns: values[Self.columns],
      lineSpacing: values[Self.minimumLineSpacing] ?? 10,
      interitemSpacing: values[Self.minimumInteritemSpacing] ?? 10,
      sectionInset: values[Self.sectionInset] ?? .zero,
      sectionInsetReference: values[Self.sectionInsetReference] ?? .content,
      flipsHorizontally: values[Self.flipsHorizontallyInOppositeLayoutDirection] ?? false)
    background = SemanticColor.systemBackground.resolved(in: traits)
    indicators = ScrollIndicators(values, traits: traits)
  }

  private static func itemSize(_ values: KeyValues) -> FlowItemSize {
    if values[selfSizing] == true { return .content }
    if let size = values[itemSize] { return .relative(size) }
    return values[columns] == nil ? .fixed(Size(width: 50, height: 50)) : .square
  }

  package var arrangement: Arrangement { .flow(metrics) }
  package var defaultBackground: RGBAColor? { background }
  package var clipsSubviews: Bool { true }

  package func drawOverSubviews(in context: DrawingContext, into list: inout DisplayList) {
    indicators.draw(in: context, into: &list)
  }
}
