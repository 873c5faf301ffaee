package import AutoLayout
import Devices
import Geometry

/// A bar of buttons that the spec places itself.
package struct Toolbar: ViewKind {
  package static let name = "toolbar"
  package static let summary =
    "A bar of buttons, whose background reaches the screen's edge from the safe area's."
  package static let keys: [Key] = [
    Key("items", .items(BarButtonItem.keys), "The buttons and spaces from the leading edge."),
    Key(
      "position", .choice(of: BarPosition.self),
      "Where the bar belongs: `bottom`, the default, extends the background down from the safe area's bottom, `topAttached` up from its top, `top` nowhere."
    ),
    Key(
      "translucent", .flag,
      "Whether what lies under the bar shows through, blurred; true by default."),
    Key("barTintColor", .color, "The bar's own colour; the system's by default."),
  ]

  let items: [BarButtonItem]
  let position: BarPosition
  let bar: BarBackground
  let tint: Color
  private let height: Points

  package init(_ values: KeyValues, traits: Traits) {
    items = (values.items("items") ?? []).map {
      BarButtonItem($0, textSize: traits.textSize)
    }
    position = values.choice("position") ?? .bottom
    bar = BarBackground(
      isTranslucent: values.flag("translucent") ?? true, in: traits.appearance,
      tint: values.color("barTintColor"))
    tint = traits.tint
    height = BarMetrics.rowHeight(in: traits)
  }

  package var content: (any IntrinsicContent)? { ConstantSize(width: nil, height: height) }

  /// The buttons' titles from the leading edge.
  package var titles: [String] { items.compactMap { $0.title?.string } }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    bar.draw(
      position.background(in: context), hairlineAt: position.contentSide, on: context.traits.grid,
      into: &list)
    for (item, frame) in frames(in: context) {
      item.draw(in: frame, tint: tint, context, into: &list)
    }
  }

  /// The buttons in a row from the leading margin, what is left over shared by the flexible spaces.
  private func frames(in context: DrawingContext) -> [(BarButtonItem, Rect)] {
    let margin = context.traits.systemMargin
    let safeArea = context.directedSafeArea
    let grid = context.traits.grid
    let start = context.frame.minX + safeArea.left + margin
    let end = context.frame.maxX - safeArea.right - margin
    let widths = items.map { $0.width(measuring: context.text, on: grid) }
    let used = widths.reduce(Points(0)) { $0 + ($1 ?? 0) } + Toolbar.spacing * Double(gapCount)
    let spaces = widths.count { $0 == nil }
    let share = spaces == 0 ? 0 : max(0, end - start - used) / Double(spaces)
    var x = start
    var placed: [(BarButtonItem, Rect)] = []
    for (index, item) in items.enumerated() {
      let width = widths[index] ?? share
      if !item.isSpace {
        let frame = Rect(
          x: x, y: context.frame.minY, width: width, height: context.frame.height)
        placed.append((item, grid.rounded(context.directed(frame))))
      }
      x = x + width + (isFollowedByButton(index) ? Toolbar.spacing : 0)
    }
    return placed
  }

  private var gapCount: Int { items.indices.count { isFollowedByButton($0) } }

  /// Whether two buttons stand side by side here.
  private func isFollowedByButton(_ index: Int) -> Bool {
    index + 1 < items.count && !items[index].isSpace && !items[index + 1].isSpace
  }

  /// Between the contents of neighbours, in points.
  private static let spacing: Points = 16
}
