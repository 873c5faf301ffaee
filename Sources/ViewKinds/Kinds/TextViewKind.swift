package import AutoLayout
package import Geometry
package import Graphics

/// Editable text of any length.
package struct TextViewKind: ViewKind {
  package static let name = "textView"
  package static let summary = "Editable text of any length that scrolls."
  package static let scrolls = Key(
    "scrolls", .flag,
    "Whether text that is too long scrolls; true by default; a view that does not scroll is as high as its text at the width from the layout; one that scrolls has no intrinsic size."
  )
  package static let keys: [any KindKey] =
    [
      TextKeys.attributedText,
      TextKeys.font.described(
        "The text's font; the system font at 14 points by default, as in Interface Builder."),
      TextKeys.textColor, TextKeys.alignment, scrolls,
      TextKeys.editing.described(
        "Whether the text is being edited and shows the caret at its end; false by default."),
      TextKeys.selection,
      ScrollKeys.contentInsetAdjustmentBehavior.described(
        "When the safe area is added to the inset of text that scrolls; `automatic` by default."),
    ] + ParagraphKeys.all

  let text: TextContent
  let color: RGBAColor
  /// The attributes of each of the text's runs; empty for plain text.
  let attributes: [TextAttributes]
  let fill: RGBAColor
  let alignment: TextAlignment
  package let scrolls: Bool
  /// The caret's colour, or nil while the text is not being edited.
  let caretColor: RGBAColor?
  let selection: TextSelection
  private let adjustment: ContentInsetAdjustment

  package init(_ values: KeyValues, traits: Traits) {
    color = values[TextKeys.textColor] ?? SemanticColor.label.resolved(in: traits)
    let attributed = StyledText(
      values, key: TextKeys.attributedText, font: values[TextKeys.font] ?? .system(14),
      color: color, lines: 0,
      lineBreak: .byWordWrapping)
    text = attributed.content
    attributes = attributed.attributes
    fill = SemanticColor.systemBackground.resolved(in: traits)
    alignment = values[TextKeys.alignment] ?? .natural
    scrolls = values[Self.scrolls] ?? true
    adjustment = values[ScrollKeys.contentInsetAdjustmentBehavior] ?? .automatic
    caretColor = values[TextKeys.editing] ?? false ? Caret.color(in: traits) : nil
    selection = TextSelection(values, of: text, in: traits)
  }

  package var content: (any IntrinsicContent)? { self }
  package var textTraits: TextTraits {
    scrolls ? [.hasColors, .hasAlignment, .scrolls] : [.hasColors, .hasAlignment]
  }
  package var defaultBackground: RGBAColor? { fill }
  package var clipsSubviews: Bool { true }
  package var arrangement: Arrangement {
    guard scrolls else { return .constraints }
    return .text(
      ScrollingText(
        text, insets: Self.textInsets, scroll: ScrollMetrics(adjustment: adjustment)))
  }

  /// Draws the text from its beginning; the view's edges clip it.
  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    let box = textBox(in: context)
    defer { drawSelection(in: box, context, into: &list) }
    guard !text.string.isEmpty else { return }
    var run = TextRun(
      text, color: color, alignment: alignment, in: box, isTopAligned: true,
      direction: context.traits.direction)
    run.attributes = attributes
    list.append(.text(run))
  }

  /// Draws the highlight of the selection, or the caret unless it is below the view.
  private func drawSelection(
    in box: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    guard let caretColor, !box.isEmpty else { return }
    let (start, end, second) = carets(in: box, context)
    if selection.range.isEmpty {
      if start.textFrame.maxY <= context.frame.maxY { list.append(start.item(caretColor)) }
    } else {
      list.items += selection.highlight(
        from: start, to: end, second: second, in: box, on: context.traits.grid)
    }
  }

  /// Draws the handles of the selection.
  package func drawOverEdges(in context: DrawingContext, into list: inout DisplayList) {
    let box = textBox(in: context)
    guard caretColor != nil, !selection.range.isEmpty, !box.isEmpty else { return }
    let (start, end, _) = carets(in: box, context)
    list.items += selection.handles(from: start, to: end, in: context.frame)
  }

  package func selectionFrame(in context: DrawingContext) -> Rect? {
    guard caretColor != nil else { return nil }
    let box = textBox(in: context)
    let (start, end, _) = carets(in: box, context)
    return selection.frame(from: start, to: end, in: box)
  }

  /// The box of the text, which begins at the content's origin.
  private func textBox(in context: DrawingContext) -> Rect {
    let origin = context.scroll?.contentOffset ?? .zero
    let right = context.scroll?.adjustedContentInset.right ?? 0
    return context.frame.inset(
      by: Self.textInsets + Insets(top: -origin.y, left: -origin.x, bottom: 0, right: right))
  }

  /// Returns the carets at both ends of the selection, and the top of the line after the first one.
  private func carets(
    in box: Rect, _ context: DrawingContext
  ) -> (start: Caret, end: Caret, second: Points) {
    let lines = TextLines(of: text, width: box.width, measuring: context.text)
    let range = selection.range
    func caret(
      before index: Int, in line: TextLines.Line, at side: KeyPath<TextLines.Places, Points>
    ) -> Caret {
      let font = lines.font(before: index)
      let height = context.text.lineHeight(of: font)
      let place = Rect(
        x: box.x + (context.traits.direction == .rightToLeft ? 0 : line.indent),
        y: box.y + lines.top(of: line, in: font), width: max(box.width - line.indent, 0),
        height: height)
      let places = lines.places(of: range, in: line.range)
      // The space at which a line breaks has no room.
      let offset = min(places[keyPath: side], place.width)
      return Caret(
        after: lines.text(of: line.range), ofWidth: lines.width(of: line), at: offset,
        selecting: places.spans, in: place, alignment: alignment,
        direction: context.traits.direction, lineHeight: height, on: context.traits.grid)
    }
    let first = lines.line(at: range.lowerBound)
    let start = caret(before: range.lowerBound, in: first, at: \.start)
    guard !range.isEmpty else { return (start, start, start.textFrame.maxY) }
    let next = lines.line(from: first.range.upperBound)
    return (
      start,
      caret(before: range.upperBound, in: lines.line(endingAt: range.upperBound), at: \.end),
      box.y + lines.top(of: next, in: lines.font(before: range.lowerBound))
    )
  }

  /// The insets: `textContainerInset` above and below, `lineFragmentPadding` at the sides.
  private static let textInsets = Insets(top: 8, left: 5, bottom: 8, right: 5)
}

extension TextViewKind: IntrinsicContent {
  package var wraps: Bool { !scrolls }

  /// Returns the intrinsic size; an empty text is as high as one line.
  package func size(
    atWidth width: Points?, measuring measurer: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    guard !scrolls else { return IntrinsicSize(width: nil, height: nil) }
    let insets = TextViewKind.textInsets
    let sides = insets.left + insets.right
    let ends = insets.top + insets.bottom
    guard !text.string.isEmpty else {
      return IntrinsicSize(
        width: sides, height: grid.ceiled(measurer.lineHeight(of: text.font)) + ends)
    }
    let limit = width.flatMap { $0 > sides ? $0 - sides : nil }
    let size = grid.ceiled(measurer.extent(of: text, width: limit).layoutSize)
    return IntrinsicSize(
      width: (limit.map { min(size.width, $0) } ?? size.width) + sides, height: size.height + ends)
  }

  /// Returns the text's baselines, or nil for text that scrolls and for empty text.
  package func baselines(
    in size: Size, measuring measurer: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    guard !scrolls, !text.string.isEmpty else { return nil }
    let insets = TextViewKind.textInsets
    let width = size.width - insets.left - insets.right
    let extent = measurer.extent(of: text, width: width > 0 ? width : nil)
    return Baselines(
      first: insets.top + extent.firstBaseline,
      last: size.height - insets.top - extent.size.height + extent.lastDescent)
  }
}
