package import Geometry
package import Graphics

/// The field of a search bar: a magnifying glass, and the search text or a placeholder.
package struct SearchField: Hashable {
  let text: TextContent
  let placeholder: TextContent
  let isEditing: Bool
  let style: Style
  /// Whether a symbol of the search bar is at the end of the empty field.
  var endsInSymbol = false
  private let fill: RGBAColor
  private let ink: RGBAColor
  private let faintInk: RGBAColor

  package enum Style: Hashable, Sendable {
    /// 36 points high, with rounded corners.
    case classic
    /// 44 points high with round ends, as in the bars of iOS 26.
    case capsule
    /// A plate of glass, as over content in the bars of iOS 26.
    case glass
    /// A plate of glass of 48 points, as at the bottom of a screen of iOS 26.
    case largeGlass

    var isRound: Bool { self != .classic }
    var isGlass: Bool { self == .glass || self == .largeGlass }
  }

  package init(
    text: String, placeholder: String, isEditing: Bool, in traits: Traits,
    style: Style = .classic
  ) {
    self.style = style
    self.text = TextContent(text, font: .system(17))
    self.placeholder = TextContent(placeholder, font: .system(17))
    self.isEditing = isEditing
    fill = SemanticColor.tertiarySystemFill.resolved(in: traits)
    ink = SemanticColor.label.resolved(in: traits)
    faintInk = Color(light: RGBAColor(rgb: 0x848488), dark: RGBAColor(rgb: 0x98989F))
      .resolved(in: traits.appearance)
  }

  /// Draws the field in a rectangle whose coordinates are those of a left-to-right bar.
  ///
  /// Without room for a text, it is a button with the symbol.
  package func draw(
    in field: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    let outline = context.directed(field)
    switch style {
    case .classic:
      list.append(.fill(.continuousRect(outline, radius: SearchField.cornerRadius), fill))
    case .capsule: list.append(.fill(GlassCapsule.outline(of: outline), fill))
    case .glass, .largeGlass:
      list.items += GlassCapsule(in: context.traits.appearance).items(in: outline)
    }
    if field.width <= field.height {
      list.items += SymbolGlyph.search.items(
        centeredAt: Point(x: outline.midX, y: outline.midY),
        color: GlassCapsule.ink(in: context.traits.appearance))
      return
    }
    let glass = context.directed(
      Rect(
        x: field.x + inset + (style.isRound ? 14 : 8), y: field.midY - 8.15, width: 16.3,
        height: 16.3))
    // A tool for the right hand is not mirrored.
    list.items += SymbolGlyph.fieldGlass.items(
      centeredAt: Point(x: glass.midX, y: glass.midY),
      color: style == .capsule || (style.isGlass && !text.string.isEmpty) ? ink : faintInk)
    drawText(in: field, context, into: &list)
  }

  /// Draws the text or the placeholder, the caret and the clear button.
  ///
  /// An edited text that is longer than the field shows its end, where the caret is.
  ///
  /// Measured: the text's ink begins 32.3 points after the field's leading edge, on iOS 26 40.7. The
  /// clear button ends 6 points before its trailing edge, on iOS 26 15.7.
  private func drawText(
    in field: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    let isFull = !text.string.isEmpty
    let end: Points =
      isFull ? (style.isRound ? 39 : 30) : endsInSymbol ? SearchField.symbolRoom : 8
    let box = context.directed(
      field.inset(
        by: Insets(
          top: 0, left: inset + (style.isRound ? 39.7 : 31.3), bottom: 0, right: end)))
    let line = context.line(of: text.font, in: box)
    let direction = context.traits.direction
    let caret =
      isEditing
      ? Caret(
        after: text, ofWidth: context.text.extent(of: text, width: nil).size.width, in: line,
        alignment: .natural, direction: direction,
        lineHeight: context.text.lineHeight(of: text.font), on: context.traits.grid) : nil
    var shown = isFull ? text : placeholder
    if let caret, isFull, caret.textFrame != line { shown.lineBreak = .byClipping }
    if !shown.string.isEmpty, !line.isEmpty {
      let run = TextRun(
        shown, color: isFull ? ink : faintInk, in: isFull ? caret?.textFrame ?? line : line,
        direction: direction)
      list.append(caret?.clipped(.text(run), to: line) ?? .text(run))
    }
    if let caret { list.append(caret.item(Caret.color(in: context.traits))) }
    if isFull {
      let middle = field.maxX - (style.isRound ? 24.2 : 15)
      let clear = context.directed(
        Rect(x: middle - 9, y: field.midY - 9, width: 18, height: 18))
      list.items += SymbolGlyph.clear.items(
        centeredAt: Point(x: clear.midX, y: clear.midY), scale: style.isRound ? 17.0 / 16.4 : 1,
        color: faintInk)
    }
  }

  package var height: Points {
    switch style {
    case .classic: 36
    case .capsule, .glass: 44
    case .largeGlass: 48
    }
  }

  /// The distance by which symbol and text begin later in a higher field.
  private var inset: Points { style == .largeGlass ? 2 : 0 }
  private static let cornerRadius: Points = 10
  /// The distance from the field's end to a symbol there, in points; a guess.
  static let symbolRoom: Points = 30
}

extension SymbolGlyph {
  /// The magnifying glass of search fields; measured: 16.3 × 16.3 points.
  static let fieldGlass = SymbolGlyph(
    width: 16.3, height: 16.3,
    [
      .stroke(.ellipse(in: Rect(x: 0.75, y: 0.75, width: 11.6, height: 11.6)), width: 1.5),
      .stroke("M11 11L15.4 15.4", width: 1.7),
    ])

  /// The cross that ends a search on iOS 26; measured: 17.3 × 17.3 points.
  static let cancelCross = SymbolGlyph(
    width: 17.3, height: 17.3, [.stroke("M1 1L16.3 16.3M16.3 1L1 16.3", width: 2)])

  /// The disc with a cross that clears a field.
  static let clear = SymbolGlyph(
    width: 18, height: 18,
    [
      .fill(
        "M9 .8A8.2 8.2 0 0 1 9 17.2A8.2 8.2 0 0 1 9 .8ZM6.5 5.6A.66 .66 0 0 0 5.6 6.5L8.1 9L5.6 11.5A.66 .66 0 0 0 6.5 12.4L9 9.9L11.5 12.4A.66 .66 0 0 0 12.4 11.5L9.9 9L12.4 6.5A.66 .66 0 0 0 11.5 5.6L9 8.1Z",
        isEvenOdd: true)
    ])
}
