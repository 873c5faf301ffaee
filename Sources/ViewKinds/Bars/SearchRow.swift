package import Geometry
package import Graphics

/// A search field and the button that ends the search beside it.
package struct SearchRow {
  package let field: SearchField
  /// Whether the button is shown: a title up to iOS 18, a disc with a cross on iOS 26.
  package let hasCancel: Bool
  /// The colour of the button's title.
  package let tint: RGBAColor
  /// The space between field and disc, in points; measured at the top of a screen.
  package let gap: Points

  package init(
    _ field: SearchField, hasCancel: Bool, tint: RGBAColor, gap: Points = 11
  ) {
    self.field = field
    self.hasCancel = hasCancel
    self.tint = tint
    self.gap = gap
  }

  /// Draws field and button in the middle of a strip whose coordinates are those of a left-to-right
  /// bar.
  ///
  /// - Parameters:
  ///   - strip: the strip, without the distances to the sides of the bar.
  ///   - context: the bar's context.
  ///   - list: receives the items.
  /// - Returns: the field's frame in a left-to-right bar.
  @discardableResult
  package func draw(
    in strip: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) -> Rect {
    let end =
      !hasCancel
      ? strip.maxX
      : field.style == .classic
        ? drawTitle(in: strip, context, into: &list) : drawDisc(in: strip, context, into: &list)
    let frame = Rect(
      x: strip.minX, y: context.traits.grid.rounded(strip.midY - field.height / 2),
      width: max(0, end - strip.minX), height: field.height)
    field.draw(in: frame, context, into: &list)
    return frame
  }

  /// Draws the title of the button, and returns the x coordinate at which the field ends.
  private func drawTitle(
    in strip: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) -> Points {
    let title = TextContent(context.traits.words[.cancel], font: .system(17))
    let width = context.traits.grid.ceiled(
      context.text.extent(of: title, width: nil).size.width)
    let box = context.directed(
      Rect(x: strip.maxX - width, y: strip.y, width: width, height: strip.height))
    list.append(
      .text(
        TextRun(
          title, color: tint, alignment: .center, in: context.line(of: title.font, in: box),
          direction: context.traits.direction)))
    return strip.maxX - width - 12
  }

  /// Draws the disc, which is as high as the field, and returns the x coordinate at which the field
  /// ends.
  ///
  /// Measured: the cross is 17.3 × 17.3 points.
  private func drawDisc(
    in strip: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) -> Points {
    let size = field.height
    let disc = context.directed(
      Rect(
        x: strip.maxX - size, y: context.traits.grid.rounded(strip.midY - size / 2), width: size,
        height: size))
    list.items += GlassCapsule(in: context.traits.appearance).items(in: disc)
    list.items += SymbolGlyph.cancelCross.items(
      centeredAt: Point(x: disc.midX, y: disc.midY),
      color: SemanticColor.label.resolved(in: context.traits))
    return strip.maxX - size - gap
  }
}
