package import AutoLayout
package import Geometry
package import Graphics

/// Read-only text.
package struct LabelKind: ViewKind {
  package static let name = "label"
  package static let summary = "One or more lines of text."
  package static let lines = Key(
    "lines", .integer(0...10_000), "The maximum number of lines, or 0 for no limit; 1 by default.")
  package static let lineBreak = Key(
    "lineBreak", .choice(of: LineBreakMode.self),
    "How lines break and how text that does not fit is truncated; `truncateTail` by default.")
  package static let preferredMaxLayoutWidth = Key(
    "preferredMaxLayoutWidth", .extent,
    "The width in points at which several lines are measured; 0, the default, uses the width from the layout."
  )
  package static let adjustsFontSizeToFitWidth = Key(
    "adjustsFontSizeToFitWidth", .flag,
    "Whether text that does not fit is drawn smaller, down to `minimumScaleFactor`; the view's size does not change; false by default."
  )
  package static let shadowColor = Key(
    "shadowColor", .color, "The colour of the text's sharp shadow; none by default.")
  package static let shadowOffset = Key(
    "shadowOffset", .size(-100...100),
    "The shadow's offset to the right and down; 0 and -1 by default, as in UIKit.")
  static let underline = Key(
    "underline", .flag, "Whether the text is underlined; false by default.")
  static let strikethrough = Key(
    "strikethrough", .flag, "Whether the text is struck through; false by default.")
  package static let minimumScaleFactor = Key(
    "minimumScaleFactor", .number(0...1),
    "The smallest scale of the font that text may shrink to; 0, the default, prevents shrinking.")
  package static let keys: [any KindKey] =
    [
      TextKeys.attributedText, TextKeys.font, TextKeys.textColor, lines, TextKeys.alignment,
      lineBreak, preferredMaxLayoutWidth, adjustsFontSizeToFitWidth, shadowColor, shadowOffset,
      underline, strikethrough,
      ControlKeys.enabled.described(
        "Whether the label is enabled; grey if false; true by default."),
      minimumScaleFactor,
    ] + ParagraphKeys.all

  package let text: TextContent
  package let isEnabled: Bool
  let color: RGBAColor
  /// The attributes of each of the text's runs; empty for plain text.
  let attributes: [TextAttributes]
  let alignment: TextAlignment
  let preferredMaxLayoutWidth: Points
  /// The minimum scale of the text, from 0 to 1; 1 if it does not shrink.
  let minimumScale: Double
  let shadow: Shadow?
  let decorations: TextDecorations

  /// A copy of the text in one colour, drawn below the text with an offset.
  struct Shadow: Hashable {
    let color: RGBAColor
    let offset: Point
  }

  package init(_ values: KeyValues, traits: Traits) {
    let isEnabled = values[ControlKeys.enabled] ?? true
    self.isEnabled = isEnabled
    color =
      isEnabled
      ? values[TextKeys.textColor] ?? SemanticColor.label.resolved(in: traits)
      : SemanticColor.tertiaryLabel.resolved(in: traits)
    let offset = values[Self.shadowOffset] ?? Size(width: 0, height: -1)
    shadow = values[Self.shadowColor].map {
      Shadow(color: $0, offset: Point(x: offset.width, y: offset.height))
    }
    var decorations: TextDecorations = []
    if values[Self.underline] ?? false { decorations.insert(.underline) }
    if values[Self.strikethrough] ?? false { decorations.insert(.strikethrough) }
    self.decorations = decorations
    let attributed = StyledText(
      values, key: TextKeys.attributedText, font: values[TextKeys.font] ?? .system(17),
      color: color,
      decorations: decorations, lines: values[Self.lines] ?? 1,
      lineBreak: values[Self.lineBreak] ?? .byTruncatingTail, keepsColors: isEnabled)
    text = attributed.content
    attributes = attributed.attributes
    alignment = values[TextKeys.alignment] ?? .natural
    preferredMaxLayoutWidth = values[Self.preferredMaxLayoutWidth] ?? 0
    minimumScale = Self.minimumScale(values)
  }

  /// Returns the minimum scale of a text, from 0 to 1; 1 if it does not shrink.
  static func minimumScale(_ values: KeyValues) -> Double {
    let factor = values[minimumScaleFactor] ?? 0
    let shrinks = values[adjustsFontSizeToFitWidth] ?? false
    return shrinks && factor > 0 ? factor : 1
  }

  package var content: (any IntrinsicContent)? { self }
  package var textTraits: TextTraits { [.hasColors, .hasAlignment] }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard !text.string.isEmpty else { return }
    var run = TextRun(
      text, color: color, alignment: alignment, in: context.frame,
      direction: context.traits.direction)
    run.attributes = attributes
    let size = text.fittingSize(
      in: context.frame.size, scale: minimumScale, measuring: context.text)
    if size != text.font.size { run.content = text.scaled(to: size) }
    if run.content.font != text.font, text.lines == 1 {
      // The smaller text keeps the baseline of the text at its own size.
      let own = context.text.extent(of: text, width: context.frame.width)
      let small = context.text.extent(of: run.content, width: context.frame.width)
      let lines = CentredLines(
        ofHeight: own.size.height, in: context.frame.height, on: context.traits.grid)
      let top = lines.top + own.firstBaseline - small.firstBaseline
      run.frame = Rect(
        x: run.frame.x, y: run.frame.y + top, width: run.frame.width, height: small.size.height)
    }
    run.decorations = decorations
    if let shadow {
      var under = run
      under.color = shadow.color
      under.attributes = attributes.map {
        TextAttributes(
          color: shadow.color, underline: $0.underline.map { _ in shadow.color },
          strikethrough: $0.strikethrough.map { _ in shadow.color })
      }
      under.frame = run.frame.offset(by: shadow.offset)
      list.append(.text(under))
    }
    list.append(.text(run))
  }
}

extension TextContent {
  /// Returns the greatest font size at which the whole text fits, in steps of a quarter point.
  ///
  /// If no size fits, it is the smallest allowed size. It is the font's own size if the minimum
  /// scale is 1. Paragraphs for which there are no lines do not count, since a smaller size does not
  /// help them.
  func fittingSize(
    in room: Size, scale: Double, measuring measurer: any TextMeasuring
  ) -> Points {
    guard scale < 1 else { return font.size }
    let shown = paragraphsWithLines
    func fits(_ size: Points) -> Bool {
      let content = size == font.size ? shown : shown.scaled(to: size)
      let extent = measurer.extent(of: content, width: room.width)
      return !extent.isTruncated && extent.size.width <= room.width + 0.002
        && (lines == 1 || extent.size.height <= room.height + 0.5)
    }
    if fits(font.size) { return font.size }
    let smallest = font.size * scale
    var low = Int((smallest.value * 4).rounded(.up))
    var high = Int((font.size.value * 4).rounded(.down))
    guard low <= high, fits(Points(Double(low) / 4)) else { return smallest }
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(Points(Double(middle) / 4)) { low = middle } else { high = middle - 1 }
    }
    return Points(Double(low) / 4)
  }
}

extension LabelKind: IntrinsicContent {
  package var wraps: Bool { text.lines != 1 && preferredMaxLayoutWidth <= 0 }

  package func size(
    atWidth width: Points?, measuring measurer: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    guard !text.string.isEmpty else { return IntrinsicSize(width: 0, height: 0) }
    let limit = limit(atWidth: width)
    let size = grid.ceiled(measurer.extent(of: text, width: limit).layoutSize)
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

  /// Returns the width at which lines break, or nil for no limit.
  ///
  /// As in UIKit, a width of zero means no limit.
  private func limit(atWidth width: Points?) -> Points? {
    guard text.lines != 1 else { return nil }
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    return limit.flatMap { $0 > 0 ? $0 : nil }
  }
}
