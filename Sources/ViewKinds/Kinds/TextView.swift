package import AutoLayout
package import Devices
package import Geometry

/// Text of any length that can be edited.
package struct TextView: ViewKind {
  package static let name = "textView"
  package static let summary = "Text of any length that can be edited and scrolled."
  package static let keys: [Key] = [
    Key("text", .text, "The text; line breaks in it begin new lines; empty by default."),
    Key(
      "font", .font,
      "The text's font; the system font at 14 points by default, as in Interface Builder."),
    Key("textColor", .color, "The text's colour; `label` by default."),
    Key(
      "alignment", .choice(of: TextAlignment.self),
      "The side at which lines stand; `natural` by default, which is where reading begins."),
    Key(
      "scrolls", .flag,
      "Whether text that is too long scrolls, true by default; a view that does not scroll is as high as its text at the width that the layout gives, one that does has no size of its own."
    ),
  ]

  let text: TextContent
  let color: Color
  let fill: Color
  let alignment: TextAlignment
  let scrolls: Bool

  package init(_ values: KeyValues, traits: Traits) {
    text = TextContent(
      values.text("text") ?? "", font: values.font("font") ?? .system(14), lines: 0,
      lineBreak: .wordWrap)
    color = values.color("textColor") ?? SemanticColor.label.resolved(in: traits)
    fill = SemanticColor.systemBackground.resolved(in: traits)
    alignment = values.choice("alignment") ?? .natural
    scrolls = values.flag("scrolls") ?? true
  }

  package var content: (any IntrinsicContent)? { self }
  package var defaultBackground: Color? { fill }
  package var clipsSubviews: Bool { true }

  /// The text at rest, from the top, cut off at the view's edges.
  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    let box = context.frame.inset(by: TextView.textInsets)
    guard !text.string.isEmpty, !box.isEmpty else { return }
    list.append(
      .text(
        TextRun(
          text, color: color, alignment: alignment, in: box, isTopAligned: true,
          direction: context.traits.direction)))
  }

  /// `textContainerInset` above and below, `lineFragmentPadding` at the sides.
  private static let textInsets = Insets(top: 8, left: 5, bottom: 8, right: 5)
}

extension TextView: IntrinsicContent {
  package var wraps: Bool { !scrolls }

  /// Empty text takes the room of one line.
  package func size(
    atWidth width: Points?, measuring measurer: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    guard !scrolls else { return IntrinsicSize(width: nil, height: nil) }
    let insets = TextView.textInsets
    let sides = insets.left + insets.right
    let ends = insets.top + insets.bottom
    guard !text.string.isEmpty else {
      return IntrinsicSize(
        width: sides, height: grid.ceiled(measurer.lineHeight(of: text.font)) + ends)
    }
    let limit = width.flatMap { $0 > sides ? $0 - sides : nil }
    let size = grid.ceiled(measurer.extent(of: text, width: limit).size)
    return IntrinsicSize(
      width: (limit.map { min(size.width, $0) } ?? size.width) + sides, height: size.height + ends)
  }

  /// Text that scrolls has no place to align to.
  package func baselines(
    in size: Size, measuring measurer: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    guard !scrolls, !text.string.isEmpty else { return nil }
    let insets = TextView.textInsets
    let width = size.width - insets.left - insets.right
    let extent = measurer.extent(of: text, width: width > 0 ? width : nil)
    return Baselines(
      first: insets.top + extent.firstBaseline,
      last: size.height - insets.top - extent.size.height + extent.lastDescent)
  }
}
