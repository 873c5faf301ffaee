package import AutoLayout
package import Geometry
package import Graphics

/// A field for one line of editable text.
package struct TextFieldKind: ControlKind {
  package static let name = "textField"
  package static let summary = "A field for one line of text."
  package static let borderStyle = Key(
    "borderStyle", .choice(of: BorderStyle.self),
    "The frame around the text; `roundedRect` by default, as in Interface Builder.")
  static let secure = Key(
    "secure", .flag, "Whether each character is shown as a dot, as in passwords; false by default.")
  static let clearButtonMode = Key(
    "clearButtonMode", .choice(of: ClearButtonMode.self),
    "When a field with text shows a clear button at its end; `never` by default.")
  static let leftSymbol = Key(
    "leftSymbol", .symbol, "A symbol before the text, in `secondaryLabel`; none by default.")
  package static let contentInsets = Key(
    "contentInsets", .directionalInsets(-1000...1000),
    "The space between the frame and the content, in addition to the space of `borderStyle`; 0 by default."
  )
  package static let keys: [any KindKey] = [
    TextKeys.text,
    TextKeys.placeholder.described(
      "The text shown in a lighter colour while the field is empty; none by default."),
    TextKeys.font.described(
      "The font of text and placeholder; the system font at 17 points by default."),
    TextKeys.textColor, borderStyle,
    TextKeys.alignment.described(
      "The text's alignment; `natural`, the default, is the leading side."),
    TextKeys.editing.described(
      "Whether the field is being edited and shows the caret after the text; false by default."),
    TextKeys.selection, secure, clearButtonMode, leftSymbol, contentInsets,
    ControlKeys.enabled.described(
      "Whether the field can be edited; if false, a rounded field is grey, as in UIKit; true by default."
    ),
  ]

  /// The frame around the text; corresponds to `UITextField.BorderStyle`.
  package enum BorderStyle: String, CaseIterable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// Corresponds to `UITextField.ViewMode`.
  enum ClearButtonMode: String, CaseIterable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  let text: TextContent
  let placeholder: TextContent
  let textColor: RGBAColor
  let placeholderColor: RGBAColor
  let borderStyle: BorderStyle
  let borderColor: RGBAColor
  let fill: RGBAColor
  let caretColor: RGBAColor
  let alignment: TextAlignment
  let isEditing: Bool
  let selection: TextSelection
  package let isEnabled: Bool
  let hasClearButton: Bool
  let leftSymbol: KindPicture?
  /// The insets of a left-to-right layout: left is leading, right is trailing.
  let contentInsets: Insets
  private let clearColor: RGBAColor
  private let disabledFill: RGBAColor

  package init(_ values: KeyValues, traits: Traits) {
    let font = values[TextKeys.font] ?? .system(17)
    let given = values[TextKeys.text] ?? ""
    let isSecure = values[Self.secure] ?? false
    text = TextContent(
      isSecure ? String(repeating: "\u{2022}", count: given.count) : given, font: font)
    placeholder = TextContent(values[TextKeys.placeholder] ?? "", font: font)
    textColor = values[TextKeys.textColor] ?? SemanticColor.label.resolved(in: traits)
    placeholderColor = SemanticColor.placeholderText.resolved(in: traits)
    borderStyle = values[Self.borderStyle] ?? .roundedRect
    borderColor = borderStyle.color(in: traits)
    fill = SemanticColor.systemBackground.resolved(in: traits)
    caretColor = Caret.color(in: traits)
    alignment = values[TextKeys.alignment] ?? .natural
    let isEditing = values[TextKeys.editing] ?? false
    self.isEditing = isEditing
    selection = TextSelection(values, of: text, in: traits)
    isEnabled = values[ControlKeys.enabled] ?? true
    let mode = values[Self.clearButtonMode] ?? .never
    let isMeant =
      switch mode {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    hasClearButton = isMeant && !given.isEmpty
    leftSymbol = KindPicture(
      values, symbol: Self.leftSymbol, font: font,
      tint: SemanticColor.secondaryLabel.resolved(in: traits), direction: traits.direction)
    contentInsets = values[Self.contentInsets]?.insets(.leftToRight) ?? .zero
    clearColor = SemanticColor.tertiaryLabel.resolved(in: traits)
    disabledFill = SemanticColor.quaternarySystemFill.resolved(in: traits)
  }

  package var content: (any IntrinsicContent)? { self }
  /// No key sets the placeholder's colour.
  package var textTraits: TextTraits {
    let traits: TextTraits = [.hasColors, .hasAlignment, .scrolls]
    return text.string.isEmpty ? traits.union(.hasFixedColor) : traits
  }
  package var defaultBackground: RGBAColor? { borderStyle == .roundedRect ? fill : nil }

  /// Draws the background; a rounded field fills its own rounded shape.
  package func drawBackground(
    _ color: RGBAColor, in context: DrawingContext, into list: inout DisplayList
  ) {
    let corners =
      borderStyle == .roundedRect ? Corners(radius: TextFieldKind.cornerRadius) : context.corners
    list.append(.fill(.rounded(context.frame, corners), color))
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    if !isEnabled, borderStyle == .roundedRect {
      list.append(
        .fill(.roundedRect(context.frame, radius: TextFieldKind.cornerRadius), disabledFill))
    }
    drawBorder(in: context, into: &list)
    drawParts(in: context, into: &list)
    let box = textBox(in: context)
    guard !box.isEmpty else { return }
    if isEditing {
      drawEdited(in: box, context: context, into: &list)
    } else if !shown.string.isEmpty {
      list.append(run(shown, in: box, direction: context.traits.direction))
    }
  }

  /// Draws the handles of the selection.
  package func drawOverEdges(in context: DrawingContext, into list: inout DisplayList) {
    let box = textBox(in: context)
    guard isEditing, !selection.range.isEmpty, !box.isEmpty else { return }
    let (start, end) = carets(in: box, context)
    list.items += selection.handles(from: start, to: end, in: box)
  }

  package func selectionFrame(in context: DrawingContext) -> Rect? {
    guard isEditing else { return nil }
    let box = textBox(in: context)
    let (start, end) = carets(in: box, context)
    return selection.frame(from: start, to: end, in: box)
  }

  /// The box of the line of text.
  private func textBox(in context: DrawingContext) -> Rect {
    let inset = borderStyle.textInset
    let left = leftSymbol.map { inset + $0.size.width + TextFieldKind.symbolGap } ?? inset
    let right = hasClearButton ? TextFieldKind.clearRoom : inset
    let sides = Insets(top: 0, left: left, bottom: 0, right: right)
    return context.line(
      of: shown.font,
      in: context.directed(context.frame.inset(by: contentInsets).inset(by: sides)))
  }

  /// Draws the symbol before the text and the clear button after it.
  private func drawParts(in context: DrawingContext, into list: inout DisplayList) {
    let frame = context.frame.inset(by: contentInsets)
    if let leftSymbol {
      let box = Rect(
        x: frame.x + borderStyle.textInset, y: frame.y, width: leftSymbol.size.width,
        height: frame.height)
      list.items += leftSymbol.items(
        centeredIn: context.directed(box), on: context.traits.grid)
    }
    if hasClearButton {
      let box = context.directed(
        Rect(x: frame.maxX - 24, y: frame.midY - 9, width: 18, height: 18))
      list.items += SymbolGlyph.clear.items(
        centeredAt: Point(x: box.midX, y: box.midY), color: clearColor)
    }
  }

  /// The space between the symbol and the text, in points.
  private static let symbolGap: Points = 6
  /// The room for the clear button, whose disc ends 6 points before the field's end, in points.
  private static let clearRoom: Points = 29

  private func drawBorder(in context: DrawingContext, into list: inout DisplayList) {
    switch borderStyle {
    case .none: break
    case .line:
      list.append(.stroke(.rect(context.frame.inset(by: 0.5)), borderColor, Stroke(width: 1)))
    case .bezel:
      // A sunken field: dark lines around it, and lighter ones inside at the left and the top.
      let (outer, inner) = (context.frame.inset(by: 0.5), context.frame.inset(by: 1.5))
      list.append(.stroke(.rect(outer), borderColor, Stroke(width: 1)))
      var lines = Path()
      lines.move(to: Point(x: inner.minX, y: inner.maxY))
      lines.line(to: Point(x: inner.minX, y: inner.minY))
      lines.line(to: Point(x: inner.maxX, y: inner.minY))
      list.append(
        .stroke(
          lines, borderColor.withAlpha(UInt8(Double(borderColor.alpha) * 0.4)), Stroke(width: 1)))
    case .roundedRect:
      let width = context.traits.grid.hairline
      list.append(
        .stroke(
          .roundedRect(
            context.frame.inset(by: width / 2), radius: TextFieldKind.cornerRadius - width / 2),
          borderColor, Stroke(width: width)))
    }
  }

  /// Draws the text with its caret or selection.
  ///
  /// Text longer than the field is shifted so that the caret or the selection's end is visible.
  private func drawEdited(
    in box: Rect, context: DrawingContext, into list: inout DisplayList
  ) {
    let direction = context.traits.direction
    let (start, caret) = carets(in: box, context)
    var content = shown
    content.lineBreak = text.string.isEmpty ? .byTruncatingTail : .byClipping
    if !content.string.isEmpty {
      let line = run(content, in: caret.textFrame, direction: direction)
      list.append(caret.clipped(line, to: box))
    }
    if selection.range.isEmpty {
      list.append(caret.item(caretColor))
    } else {
      list.items += selection.highlight(
        from: start, to: caret, second: caret.textFrame.maxY, in: box, on: context.traits.grid)
    }
  }

  /// Returns the carets at both ends of the selection.
  private func carets(in box: Rect, _ context: DrawingContext) -> (start: Caret, end: Caret) {
    let lines = TextLines(of: text, width: nil, measuring: context.text)
    let width = lines.width(of: 0..<text.string.count)
    let places = lines.places(of: selection.range, in: 0..<text.string.count)
    func caret(at offset: Points, in box: Rect) -> Caret {
      Caret(
        after: text, ofWidth: width, at: offset, selecting: places.spans, in: box,
        alignment: alignment, direction: context.traits.direction,
        lineHeight: context.text.lineHeight(of: text.font), on: context.traits.grid)
    }
    let end = caret(at: places.end, in: box)
    return (caret(at: places.start, in: end.textFrame), end)
  }

  private func run(
    _ content: TextContent, in box: Rect, direction: LayoutDirection
  ) -> DisplayItem {
    .text(
      TextRun(
        content, color: text.string.isEmpty ? placeholderColor : textColor, alignment: alignment,
        in: box, direction: direction))
  }

  /// Whether the field is empty and has a placeholder.
  package var showsPlaceholder: Bool { text.string.isEmpty && !placeholder.string.isEmpty }

  /// The text, or the placeholder if there is no text.
  package var shown: TextContent { text.string.isEmpty ? placeholder : text }

  /// The corner radius in points, measured in screenshots of iOS 16.
  private static let cornerRadius: Points = 5
}

extension TextFieldKind: IntrinsicContent {
  package var wraps: Bool { false }
  package var stretching: Stretching { .expected }

  /// Returns the intrinsic size; a rounded field is at least 34 points high.
  package func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    let width = shown.string.isEmpty ? 0 : text.extent(of: shown, width: nil).size.width
    let line = PixelGrid.wholePoints.ceiled(text.lineHeight(of: shown.font))
    let inset = borderStyle.textInset
    let before = leftSymbol.map { $0.size.width + TextFieldKind.symbolGap } ?? 0
    let behind = hasClearButton ? TextFieldKind.clearRoom : inset
    return IntrinsicSize(
      width: grid.ceiled(width) + inset + grid.ceiled(before) + behind + contentInsets.left
        + contentInsets.right,
      height: (borderStyle == .roundedRect ? max(34, line + 12) : line + 1) + contentInsets.top
        + contentInsets.bottom)
  }

  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    let line = TextContent(shown.string.isEmpty ? " " : shown.string, font: shown.font)
    let height = size.height - contentInsets.top - contentInsets.bottom
    var baselines = Baselines(
      of: text.extent(of: line, width: nil), centredIn: height, on: grid)
    baselines.first = baselines.first + contentInsets.top
    baselines.last = baselines.last + contentInsets.bottom
    return baselines
  }
}

extension TextFieldKind.BorderStyle {
  /// The distance from the field's sides to its text, in points.
  var textInset: Points {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel: 7
    case .roundedRect: 7
    }
  }

  /// Returns the colour of the border; measured on white for rounded fields: #CCCCCC, black at 20
  /// %.
  func color(in traits: Traits) -> RGBAColor {
    switch self {
    case .none: .clear
    case .line: SemanticColor.label.resolved(in: traits)
    case .bezel: SemanticColor.systemGray.resolved(in: traits)
    case .roundedRect:
      Color(light: RGBAColor(rgb: 0xCCCCCC), dark: RGBAColor(rgb: 0x333333))
        .resolved(in: traits.appearance)
    }
  }
}
