package import AutoLayout
import Devices
package import Geometry

/// A control with a title.
package struct Button: ViewKind {
  package static let name = "button"
  package static let summary = "A push button with a title."
  package static let keys: [Key] = [
    Key("title", .text, "The title; empty by default."),
    Key(
      "font", .font,
      "The title's font; by default the system font, at 15 points in style `system` and at 17 in the others."
    ),
    Key(
      "titleColor", .color,
      "The title's colour; by default the tint colour, and white in style `filled`."),
    Key(
      "style", .choice(of: Style.self),
      "`system`, the default, is the title alone; `plain`, `gray`, `tinted` and `filled` are the button configurations of iOS 15."
    ),
    Key(
      "contentInsets", .numbers(-1000...1000, count: 4...4),
      "The room around the title in points, as `[top, leading, bottom, trailing]`; `[7, 12, 7, 12]` by default, and none in style `system`, where insets other than 0 replace the 6 points above and below."
    ),
    Key("enabled", .flag, "Whether the button can be pushed; greyed where not; true by default."),
  ]

  /// A classic button or one of the button configurations.
  enum Style: String, CaseIterable, Sendable {
    case system, plain, gray, tinted, filled
  }

  let style: Style
  let title: TextContent
  let titleColor: Color
  /// The colour of the button's own shape; nil without one.
  let fill: Color?
  /// Around the title, left and right on the screen.
  let contentInsets: Insets

  package init(_ values: KeyValues, traits: Traits) {
    let style: Style = values.choice("style") ?? .system
    self.style = style
    title = TextContent(
      values.text("title") ?? "", font: values.font("font") ?? .system(style.defaultFontSize),
      lineBreak: .truncateMiddle)
    contentInsets =
      Button.insets(values.numbers("contentInsets"), in: traits.direction)
      ?? (style == .system ? .zero : Button.configurationInsets)
    if values.flag("enabled") ?? true {
      titleColor = values.color("titleColor") ?? (style == .filled ? .white : traits.tint)
      fill = style.fill(in: traits)
    } else {
      titleColor = SemanticColor.tertiaryLabel.resolved(in: traits)
      fill = style.fill(in: traits).map { _ in
        SemanticColor.tertiarySystemFill.resolved(in: traits)
      }
    }
  }

  package var content: (any IntrinsicContent)? { self }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    if let fill {
      list.append(.fill(.roundedRect(context.frame, radius: Button.cornerRadius), fill))
    }
    guard !title.string.isEmpty else { return }
    let box = context.frame.inset(by: contentInsets)
    list.append(
      .text(
        TextRun(
          title, color: titleColor, alignment: .center, in: context.line(of: title.font, in: box),
          direction: context.traits.direction)))
  }

  private static func insets(_ numbers: [Double]?, in direction: LayoutDirection) -> Insets? {
    guard let numbers, numbers.count == 4 else { return nil }
    let insets = Insets(
      top: Points(numbers[0]), left: Points(numbers[1]), bottom: Points(numbers[2]),
      right: Points(numbers[3]))
    return direction == .rightToLeft ? insets.mirrored : insets
  }

  /// Of `UIButton.Configuration` at its medium size.
  private static let configurationInsets = Insets(top: 7, left: 12, bottom: 7, right: 12)
  /// Of a configuration's dynamic corner style at the default text size.
  private static let cornerRadius: Points = 6
}

extension Button: IntrinsicContent {
  package var wraps: Bool { false }

  /// A classic button is sized in whole points: at least 30 wide, 12 higher than its line, which is
  /// what 15-point "Button" at 46 × 30 and saved frames of 11 to 24 points show.
  package func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    let width = title.string.isEmpty ? 0 : text.extent(of: title, width: nil).size.width
    let height = text.lineHeight(of: title.font)
    guard style == .system, contentInsets == .zero else {
      let insets = contentInsets
      let contentGrid = style == .system ? PixelGrid.wholePoints : grid
      return IntrinsicSize(
        width: max(0, contentGrid.ceiled(width) + insets.left + insets.right),
        height: max(0, contentGrid.ceiled(height) + insets.top + insets.bottom))
    }
    let points = PixelGrid.wholePoints
    return IntrinsicSize(width: max(30, points.ceiled(width)), height: points.ceiled(height) + 12)
  }

  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    guard !title.string.isEmpty else { return nil }
    let insets = contentInsets
    var baselines = Baselines(
      of: text.extent(of: title, width: nil),
      centredIn: size.height - insets.top - insets.bottom, on: grid)
    baselines.first = baselines.first + insets.top
    baselines.last = baselines.last + insets.bottom
    return baselines
  }
}

extension Button.Style {
  var defaultFontSize: Points { self == .system ? 15 : 17 }

  /// The shape's colour in an enabled button: `gray` was #39393D on #1C1C1E, and `tinted` a fifth
  /// of the tint, in dark mode.
  func fill(in traits: Traits) -> Color? {
    switch self {
    case .system, .plain: nil
    case .gray: SemanticColor.secondarySystemFill.resolved(in: traits)
    case .tinted: traits.tint.withAlpha(51)
    case .filled: traits.tint
    }
  }
}
