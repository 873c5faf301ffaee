package import AutoLayout
import Devices
import Geometry
package import Graphics

/// A navigation bar that the spec places itself.
package struct NavigationBarKind: ViewKind {
  package static let name = "navigationBar"
  package static let summary =
    "A navigation bar that the spec places; the screen's own navigation bar is a key of `screen`."
  package static let title = Key("title", .text, "The title in the middle; empty by default.")
  package static let subtitle = Key(
    "subtitle", .text,
    "A line below the title on iOS 26, which older systems do not have; none by default.")
  package static let back = Key(
    "back", .text,
    "The previous screen's title next to the back arrow; an empty text shows the arrow only; no back button by default."
  )
  package static let leftBarButtonItems = Key(
    "leftBarButtonItems", .items(BarButton.keys),
    "The buttons from the leading edge; they replace the back button.")
  package static let rightBarButtonItems = Key(
    "rightBarButtonItems", .items(BarButton.keys), "The buttons from the trailing edge inward.")
  package static let prefersLargeTitles = Key(
    "prefersLargeTitles", .flag,
    "Whether the title is large and below the buttons, which makes the bar 52 points higher, except in compact height; false by default."
  )
  package static let titleColor = Key(
    "titleColor", .color, "The title's colour; `label` by default.")
  package static let position = Key(
    "position", .choice(of: BarPosition.self),
    "The bar's position: `top`, the default, does not extend the background; `topAttached` extends it from the safe area to the screen's top edge, `bottom` to its bottom edge."
  )
  package static let keys: [any KindKey] = [
    title, subtitle, back, leftBarButtonItems, rightBarButtonItems, prefersLargeTitles, titleColor,
    position,
    BarKeys.translucent, BarKeys.barTintColor,
  ]

  let row: NavigationRow.Content
  let isLarge: Bool
  let position: BarPosition
  /// The background, or nil for a bar of iOS 26 that has none.
  let bar: BarBackground?
  let tint: RGBAColor
  let titleColor: RGBAColor
  private let rowHeight: Points
  /// The height of the large title, or 0 without one.
  private let largeTitleHeight: Points

  package init(_ values: KeyValues, traits: Traits) {
    var row = NavigationRow.Content(
      title: values[Self.title] ?? "", subtitle: values[Self.subtitle] ?? "",
      backTitle: values[Self.back], backWord: traits.words[.back], textSize: traits.textSize)
    row.leading = (values[Self.leftBarButtonItems] ?? []).map { BarButton($0, in: traits) }
    row.trailing = (values[Self.rightBarButtonItems] ?? []).map { BarButton($0, in: traits) }
    self.row = row
    isLarge = (values[Self.prefersLargeTitles] ?? false) && !BarMetrics.isCompact(traits)
    position = values[Self.position] ?? .top
    bar =
      traits.os == .ios18 || BarKeys.hasOwnBackground(values)
      ? BarBackground(values, in: traits.colors) : nil
    tint = traits.tint
    titleColor = values[Self.titleColor] ?? SemanticColor.label.resolved(in: traits)
    rowHeight = BarMetrics.rowHeight(in: traits)
    let hasSubtitle = traits.os == .ios26 && !row.subtitle.isEmpty
    largeTitleHeight = isLarge ? (hasSubtitle ? 68 : 52) : 0
  }

  package var isBar: Bool { true }
  package var hasButtons: Bool { row.hasButtons }
  package var content: (any IntrinsicContent)? {
    ConstantSize(
      width: nil, height: rowHeight + largeTitleHeight)
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    // All parts of the bar follow its own direction.
    var context = context
    context.traits.direction = context.direction
    bar?.draw(
      position.background(in: context), hairlineAt: position.contentSide,
      on: context.traits.grid, into: &list)
    let frame = context.frame
    let margin = context.traits.systemMargin
    let insets = Insets(
      top: 0, left: context.safeArea.left + margin, bottom: 0,
      right: context.safeArea.right + margin)
    var content = row
    if isLarge { (content.title, content.subtitle) = ("", "") }
    let height = max(0, frame.height - largeTitleHeight)
    let rowFrame = Rect(x: frame.x, y: frame.y, width: frame.width, height: height)
    if context.traits.os == .ios26 {
      GlassNavigationRow(
        content, in: rowFrame,
        insets: context.traits.direction == .rightToLeft ? insets.mirrored : insets,
        traits: context.traits, measuring: context.text
      ).draw(titleColor: titleColor, context, into: &list)
    } else {
      let placed = NavigationRow(
        content, in: rowFrame, insets: insets, direction: context.traits.direction,
        measuring: context.text, on: context.traits.grid)
      list.items += placed.backButtonItems(tint: tint)
      if let title = placed.titleItem(color: titleColor) { list.append(title) }
      placed.drawButtons(tint: tint, context, into: &list)
    }
    guard isLarge else { return }
    list.items += LargeTitle(
      title: row.title, subtitle: row.subtitle, color: titleColor, in: context.traits
    ).items(in: LargeTitle.frame(below: rowFrame, insets: insets))
  }

}
