package import AutoLayout
import Devices
import Geometry

/// A field to search with, in a bar.
package struct SearchBar: ViewKind {
  package static let name = "searchBar"
  package static let summary = "A search field in a bar, placed by the spec."
  package static let keys: [Key] = [
    Key("text", .text, "The text in the field; empty by default."),
    Key("placeholder", .text, "The text shown while the field is empty; none by default."),
    Key(
      "searchBarStyle", .choice(of: Style.self),
      "`minimal` has no background of its own; `default` and `prominent` are bars with lines above and below."
    ),
    Key("showsCancelButton", .flag, "Whether Cancel stands beside the field; false by default."),
    Key(
      "editing", .flag,
      "Whether the field is being edited, which shows the caret; false by default."),
    Key("enabled", .flag, "Whether the field can be used; faded where not; true by default."),
    Key(
      "position", .choice(of: BarPosition.self),
      "Where the bar belongs: `topAttached` extends the background up from the safe area's top; `top`, the default, and `bottom` do not."
    ),
    Key(
      "translucent", .flag,
      "Whether what lies under the bar shows through, blurred; true by default."),
    Key("barTintColor", .color, "The bar's own colour; the system's by default."),
  ]

  /// As `UISearchBar.Style`.
  enum Style: String, CaseIterable, Sendable {
    case `default`, prominent, minimal
  }

  let text: TextContent
  let placeholder: TextContent
  let style: Style
  let showsCancelButton: Bool
  let isEditing: Bool
  let isEnabled: Bool
  let position: BarPosition
  let bar: BarBackground
  let tint: Color
  private let fill: Color
  private let ink: Color
  private let faintInk: Color

  package init(_ values: KeyValues, traits: Traits) {
    text = TextContent(values.text("text") ?? "", font: .system(17))
    placeholder = TextContent(values.text("placeholder") ?? "", font: .system(17))
    style = values.choice("searchBarStyle") ?? .default
    showsCancelButton = values.flag("showsCancelButton") ?? false
    isEditing = values.flag("editing") ?? false
    isEnabled = values.flag("enabled") ?? true
    position = values.choice("position") ?? .top
    bar = BarBackground(
      isTranslucent: values.flag("translucent") ?? true, in: traits.appearance,
      tint: values.color("barTintColor"))
    tint = traits.tint
    fill = SemanticColor.tertiarySystemFill.resolved(in: traits)
    ink = SemanticColor.label.resolved(in: traits)
    faintInk = DynamicColor(light: Color(rgb: 0x848488), dark: Color(rgb: 0x98989F))
      .resolved(in: traits.appearance)
  }

  package var content: (any IntrinsicContent)? { ConstantSize(width: nil, height: 56) }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    if style != .minimal {
      let background = position == .bottom ? context.frame : position.background(in: context)
      let grid = context.traits.grid
      bar.draw(background, hairlineAt: .bottom, on: grid, into: &list)
      if position != .topAttached {
        list.append(
          .fill(
            .rect(
              Rect(
                x: background.x, y: background.y, width: background.width, height: grid.hairline)),
            bar.hairline))
      }
    }
    var content = DisplayList()
    drawField(in: context, into: &content)
    if isEnabled {
      list.items += content.items
    } else {
      list.append(.group(name: nil, opacity: 0.5, clip: nil, content.items))
    }
  }

  private func drawField(in context: DrawingContext, into list: inout DisplayList) {
    let safeArea = context.directedSafeArea
    let frame = context.frame
    var right = frame.maxX - safeArea.right - SearchBar.margin
    if showsCancelButton {
      let title = TextContent("Cancel", font: .system(17))
      let width = context.traits.grid.ceiled(
        context.text.extent(of: title, width: nil).size.width)
      right = right - SearchBar.margin - width
      let box = context.directed(
        Rect(x: right + SearchBar.margin, y: frame.y, width: width, height: frame.height))
      list.append(
        .text(
          TextRun(
            title, color: tint, alignment: .center, in: context.line(of: title.font, in: box),
            direction: context.traits.direction)))
      right = right - SearchBar.margin / 2
    }
    let left = frame.minX + safeArea.left + SearchBar.margin
    let top = context.traits.grid.rounded(frame.midY - SearchBar.fieldHeight / 2)
    let field = Rect(
      x: left, y: top, width: max(0, right - left), height: SearchBar.fieldHeight)
    list.append(
      .fill(
        .continuousRect(context.directed(field), radius: SearchBar.cornerRadius), fill))
    let glass = context.directed(
      Rect(x: field.x + 8, y: field.midY - 8.15, width: 16.3, height: 16.3))
    list.items += Symbol.fieldGlass.mirrored(if: context.traits.direction == .rightToLeft).items(
      centeredAt: Point(x: glass.midX, y: glass.midY), color: faintInk)
    drawText(in: field, context, into: &list)
  }

  /// The text's ink was 31 behind the field's edge; the clear button stands 6 before its other end.
  private func drawText(
    in field: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    let isFull = !text.string.isEmpty
    let box = context.directed(
      field.inset(by: Insets(top: 0, left: 30, bottom: 0, right: isFull ? 30 : 8)))
    let line = context.line(of: text.font, in: box)
    let direction = context.traits.direction
    let shown = isFull ? text : placeholder
    if !shown.string.isEmpty, !line.isEmpty {
      list.append(
        .text(TextRun(shown, color: isFull ? ink : faintInk, in: line, direction: direction)))
    }
    if isEditing {
      let caret = Caret(
        after: text, ofWidth: context.text.extent(of: text, width: nil).size.width, in: line,
        alignment: .natural, direction: direction,
        lineHeight: context.text.lineHeight(of: text.font), on: context.traits.grid)
      list.append(
        .fill(
          .roundedRect(caret.frame, radius: Caret.width / 2), Caret.color(in: context.traits)))
    }
    if isFull {
      let clear = context.directed(
        Rect(x: field.maxX - 24, y: field.midY - 9, width: 18, height: 18))
      list.items += Symbol.clear.items(
        centeredAt: Point(x: clear.midX, y: clear.midY), color: faintInk)
    }
  }

  private static let margin: Points = 8
  private static let fieldHeight: Points = 36
  private static let cornerRadius: Points = 10
}

extension Symbol {
  /// The looking glass of search fields; measured 16.3 square.
  static let fieldGlass = Symbol(
    width: 16.3, height: 16.3,
    [
      .stroke(.ellipse(in: Rect(x: 0.75, y: 0.75, width: 11.6, height: 11.6)), width: 1.5),
      .stroke("M11 11L15.4 15.4", width: 1.7),
    ])

  /// The disc with a cross that empties a field.
  static let clear = Symbol(
    width: 18, height: 18,
    [
      .fill(
        "M9 .8A8.2 8.2 0 0 1 9 17.2A8.2 8.2 0 0 1 9 .8ZM6.5 5.6A.66 .66 0 0 0 5.6 6.5L8.1 9L5.6 11.5A.66 .66 0 0 0 6.5 12.4L9 9.9L11.5 12.4A.66 .66 0 0 0 12.4 11.5L9.9 9L12.4 6.5A.66 .66 0 0 0 11.5 5.6L9 8.1Z",
        isEvenOdd: true)
    ])
}
