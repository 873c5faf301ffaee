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

  let field: SearchField
  let style: Style
  let showsCancelButton: Bool
  let isEnabled: Bool
  let position: BarPosition
  let bar: BarBackground
  let tint: Color

  package init(_ values: KeyValues, traits: Traits) {
    field = SearchField(
      text: values.text("text") ?? "", placeholder: values.text("placeholder") ?? "",
      isEditing: values.flag("editing") ?? false, in: traits)
    style = values.choice("searchBarStyle") ?? .default
    showsCancelButton = values.flag("showsCancelButton") ?? false
    isEnabled = values.flag("enabled") ?? true
    position = values.choice("position") ?? .top
    bar = BarBackground(
      isTranslucent: values.flag("translucent") ?? true, in: traits.appearance,
      tint: values.color("barTintColor"))
    tint = traits.tint
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
    let bar = context.frame
    var right = bar.maxX - safeArea.right - SearchBar.margin
    if showsCancelButton {
      let title = TextContent("Cancel", font: .system(17))
      let width = context.traits.grid.ceiled(
        context.text.extent(of: title, width: nil).size.width)
      right = right - SearchBar.margin - width
      let box = context.directed(
        Rect(x: right + SearchBar.margin, y: bar.y, width: width, height: bar.height))
      list.append(
        .text(
          TextRun(
            title, color: tint, alignment: .center, in: context.line(of: title.font, in: box),
            direction: context.traits.direction)))
      right = right - SearchBar.margin / 2
    }
    let left = bar.minX + safeArea.left + SearchBar.margin
    let top = context.traits.grid.rounded(bar.midY - field.height / 2)
    let frame = Rect(
      x: left, y: top, width: max(0, right - left), height: field.height)
    field.draw(in: frame, context, into: &list)
  }

  private static let margin: Points = 8
}
