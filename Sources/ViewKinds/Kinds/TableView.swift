package import AutoLayout
package import Devices
import Geometry

/// Rows stacked from the top.
package struct TableView: ViewKind {
  package static let name = "tableView"
  package static let summary =
    "Rows of the table's width, each as high as its content asks and at least 44 points."
  package static let keys: [Key] = [
    Key(
      "row", .rowTemplate, "The view that stands for one item, with `$parameters` in its values."),
    Key("items", .rowItems, "The items, one row each: mappings that fill the row's `$parameters`."),
    Key(
      "separatorStyle", .choice(of: SeparatorStyle.self),
      "Whether a line one device pixel high stands under every row; `singleLine` by default."),
    Key("separatorColor", .color, "The lines' colour; `separator` by default."),
  ]

  /// Whether rows are divided, as `UITableViewCell.SeparatorStyle`.
  enum SeparatorStyle: String, CaseIterable, Sendable {
    case singleLine, none
  }

  let separatorStyle: SeparatorStyle
  let separatorColor: Color
  let background: Color
  private let hairline: Points

  package init(_ values: KeyValues, traits: Traits) {
    separatorStyle = values.choice("separatorStyle") ?? .singleLine
    separatorColor =
      values.color("separatorColor") ?? SemanticColor.separator.resolved(in: traits)
    background = SemanticColor.systemBackground.resolved(in: traits)
    hairline = traits.grid.hairline
  }

  package var arrangement: Arrangement {
    .rows(
      RowMetrics(
        minimumHeight: 44, separatorHeight: separatorStyle == .singleLine ? hairline : 0))
  }
  package var defaultBackground: Color? { background }
  package var clipsSubviews: Bool { true }

  /// The lines under the rows, from the text's margin to the table's trailing edge.
  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard separatorStyle == .singleLine else { return }
    let inset = context.directedSafeArea.left + context.traits.systemMargin
    let screen = Rect(origin: .zero, size: context.screenSize)
    for row in context.subviews {
      let line = context.directed(
        Rect(
          minX: context.frame.minX + inset, minY: row.maxY, maxX: context.frame.maxX,
          maxY: row.maxY + hairline))
      guard line.intersection(context.frame) != nil, line.intersection(screen) != nil else {
        continue
      }
      list.append(.fill(.rect(line), separatorColor))
    }
  }
}
