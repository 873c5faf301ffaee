package import AutoLayout
import Devices
package import Geometry

/// Text that is not edited.
package struct Label: ViewKind {
  package static let name = "label"
  package static let summary = "One or more lines of text."
  package static let keys: [Key] = [
    Key("text", .text, "The text; line breaks in it begin new lines; empty by default."),
    Key("font", .font, "The text's font; the system font at 17 points by default."),
    Key("textColor", .color, "The text's colour; `label` by default."),
    Key(
      "lines", .integer(0...10_000),
      "The greatest number of lines, 0 for as many as the text needs; 1 by default."),
    Key(
      "alignment", .choice(of: TextAlignment.self),
      "The side at which lines stand; `natural` by default, which is where reading begins."),
    Key(
      "lineBreak", .choice(of: LineBreakMode.self),
      "Where lines break and what is left out where text does not fit; `truncateTail` by default."),
    Key(
      "preferredMaxLayoutWidth", .extent,
      "The width in points at which several lines are measured; 0, the default, takes the width that the layout gives."
    ),
  ]

  let text: TextContent
  let color: Color
  let alignment: TextAlignment
  let preferredMaxLayoutWidth: Points

  package init(_ values: KeyValues, traits: Traits) {
    text = TextContent(
      values.text("text") ?? "", font: values.font("font") ?? .system(17),
      lines: values.integer("lines") ?? 1, lineBreak: values.choice("lineBreak") ?? .truncateTail)
    color = values.color("textColor") ?? SemanticColor.label.resolved(in: traits)
    alignment = values.choice("alignment") ?? .natural
    preferredMaxLayoutWidth = values.length("preferredMaxLayoutWidth") ?? 0
  }

  package var content: (any IntrinsicContent)? { self }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard !text.string.isEmpty else { return }
    list.append(
      .text(
        TextRun(
          text, color: color, alignment: alignment, in: context.frame,
          direction: context.traits.direction)))
  }
}

extension Label: IntrinsicContent {
  package var wraps: Bool { text.lines != 1 && preferredMaxLayoutWidth <= 0 }

  package func size(
    atWidth width: Points?, measuring measurer: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    guard !text.string.isEmpty else { return IntrinsicSize(width: 0, height: 0) }
    let limit = limit(atWidth: width)
    let size = grid.ceiled(measurer.extent(of: text, width: limit).size)
    return IntrinsicSize(
      width: limit.map { min(size.width, $0) } ?? size.width, height: size.height)
  }

  package func baselines(
    in size: Size, measuring measurer: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    guard !text.string.isEmpty else { return nil }
    let extent = measurer.extent(of: text, width: limit(atWidth: size.width))
    return Baselines(of: extent, centredIn: size.height, on: grid)
  }

  /// The width that breaks lines; nil where nothing does.
  ///
  /// UIKit takes a width of zero for none.
  private func limit(atWidth width: Points?) -> Points? {
    guard text.lines != 1 else { return nil }
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    return limit.flatMap { $0 > 0 ? $0 : nil }
  }
}
