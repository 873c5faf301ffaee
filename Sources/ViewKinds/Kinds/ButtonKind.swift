package import AutoLayout
import Devices
import Geometry
import Graphics

/// A control with a title, a picture or both.
package struct ButtonKind: ControlKind {
  package static let name = "button"
  package static let summary = "A push button with a title, a picture or both."
  package static let keys: [Key] = [
    Key(
      "title", .attributedText(StyledText.keys),
      "The title, or its runs in their order; empty by default."),
    Key(
      "subtitle", .text, "A smaller line under the title; none by default, nor in style `system`."),
    Key(
      "font", .font,
      "The title's font; by default the system font, at 15 points in style `system` and in small buttons, at 17 in others."
    ),
    Key(
      "lines", .integer(0...10_000),
      "The greatest number of the title's lines, 0 for as many as it needs; by default 1 in style `system` and 0 in the others."
    ),
    Key(
      "titleColor", .color,
      "The title's colour; by default the tint colour, and white in style `filled`."),
    Key("image", .image, "A picture beside the title, in the title's colour."),
    Key("symbol", .symbol, "A symbol in place of a picture, as large as letters of the font."),
    Key(
      "imagePlacement", .choice(of: ImagePlacement.self),
      "The title's side at which the picture stands; `leading` by default."),
    Key(
      "imagePadding", .extent,
      "The room between picture and title in points; 0 by default, as in UIKit."),
    Key(
      "titleAlignment", .choice(of: TitleAlignment.self),
      "How title and subtitle stand to each other; by default in the middle, and at the leading side beside a picture."
    ),
    Key(
      "contentHorizontalAlignment", .choice(of: ContentAlignment.self),
      "Where the content stands in a wider button; `center` by default."),
    Key(
      "style", .choice(of: Style.self),
      "`system`, the default, is the title alone; the others are the button configurations of iOS 15, where `bordered` looks as `gray`, `borderedTinted` as `tinted` and `borderedProminent` as `filled`."
    ),
    Key(
      "buttonSize", .choice(of: ButtonSize.self),
      "How large the font and the room around the content are, `system` excepted; `medium` by default."
    ),
    Key(
      "cornerStyle", .choice(of: CornerStyle.self),
      "How round the corners are, `system` excepted; `dynamic`, the default, goes by the size, and is `capsule` from iOS 26 on."
    ),
    Key(
      "role", .choice(of: Role.self),
      "`primary` has a semibold title, `destructive` a red one, or a red fill in style `filled`; `normal` by default."
    ),
    Key(
      "baseBackgroundColor", .color,
      "The colour of the button's own shape, which `plain` and `system` do not have; that of the style by default."
    ),
    Key(
      "contentInsets", .numbers(-1000...1000, count: 4...4),
      "The room around the title in points, as `[top, leading, bottom, trailing]`; that of the size by default, `[7, 12, 7, 12]` for `medium`, and none in style `system`, where insets other than 0 replace the 6 points above and below."
    ),
    Key(
      "showsActivityIndicator", .flag,
      "Whether a spinner stands in the picture's place; false by default."),
    Key("highlighted", .flag, "Whether a finger is on the button; false by default."),
    Key("selected", .flag, "Whether the button is switched on; false by default."),
    Key("enabled", .flag, "Whether the button can be pushed; greyed where not; true by default."),
  ]

  let style: Style
  let size: ButtonSize
  let cornerStyle: CornerStyle
  let title: TextContent
  /// One for each of the title's runs.
  let titleAttributes: [TextAttributes]
  let subtitle: TextContent
  let titleColor: Color
  /// The colour of the button's own shape; nil without one.
  let fill: Color?
  /// Around the content, left and right on the screen.
  let contentInsets: Insets
  let picture: KindPicture?
  let imagePlacement: ImagePlacement
  let imagePadding: Points
  let titleAlignment: TitleAlignment
  let contentAlignment: ContentAlignment
  /// Whether a spinner stands in the picture's place.
  let isBusy: Bool
  /// What is left of the button's opacity under a finger.
  let opacity: Double
  package let isEnabled: Bool

  package static let hasSystemSize = false

  package init(_ values: KeyValues, traits: Traits) {
    let style: Style = values.choice("style") ?? .system
    let size: ButtonSize = values.choice("buttonSize") ?? .medium
    let role: Role = values.choice("role") ?? .normal
    let isSelected = values.flag("selected") ?? false
    let isEnabled = values.flag("enabled") ?? true
    self.isEnabled = isEnabled
    self.style = style
    self.size = size
    let corners: CornerStyle = values.choice("cornerStyle") ?? .dynamic
    // Human Interface Guidelines: from iOS 26 on, buttons with a shape are capsules by default.
    cornerStyle = corners == .dynamic && traits.os == .ios26 ? .capsule : corners
    let font =
      values.font("font")
      ?? .system(
        style.isConfiguration ? size.fontSize : 15, role == .primary ? .semibold : .regular)
    let lines = values.integer("lines") ?? (style.isConfiguration ? 0 : 1)
    subtitle = TextContent(
      style.isConfiguration ? values.text("subtitle") ?? "" : "",
      font: .system(font.size * (12.0 / 17)), lines: lines)
    contentInsets =
      ButtonKind.insets(values.numbers("contentInsets"), in: traits.direction)
      ?? (style.isConfiguration ? size.insets : .zero)
    let tint =
      role == .destructive ? SemanticColor.systemRed.resolved(in: traits) : traits.tint
    let shown = isSelected ? style.whenSelected : style
    let base = values.color("baseBackgroundColor")
    if isEnabled {
      titleColor = values.color("titleColor") ?? (shown.isFilled ? .white : tint)
      fill = shown.fill(tint, in: traits).map { base ?? $0 }
    } else {
      titleColor = SemanticColor.tertiaryLabel.resolved(in: traits)
      fill = shown.fill(tint, in: traits).map { _ in
        SemanticColor.tertiarySystemFill.resolved(in: traits)
      }
    }
    let attributed = StyledText(
      values, key: "title", font: font, color: titleColor, lines: lines,
      lineBreak: lines == 1 ? .truncateMiddle : .truncateTail, keepsColors: isEnabled)
    title = attributed.content
    titleAttributes = attributed.attributes
    isBusy = values.flag("showsActivityIndicator") ?? false
    picture = KindPicture(
      values, image: "image", symbol: "symbol", font: font, tint: titleColor,
      imageTint: titleColor, direction: traits.direction)
    imagePlacement = values.choice("imagePlacement") ?? .leading
    imagePadding = values.length("imagePadding") ?? 0
    titleAlignment = values.choice("titleAlignment") ?? .automatic
    contentAlignment = values.choice("contentHorizontalAlignment") ?? .center
    let isPushed = isEnabled && (values.flag("highlighted") ?? false)
    opacity = isPushed ? (style.isConfiguration ? 0.75 : 0.2) : 1
  }

  package var content: (any IntrinsicContent)? { self }
  package var textTraits: TextTraits { .hasColors }
  package var hasTintedShape: Bool { true }

  private static func insets(_ numbers: [Double]?, in direction: LayoutDirection) -> Insets? {
    guard let numbers, numbers.count == 4 else { return nil }
    let insets = Insets(
      top: Points(numbers[0]), left: Points(numbers[1]), bottom: Points(numbers[2]),
      right: Points(numbers[3]))
    return direction == .rightToLeft ? insets.mirrored : insets
  }
}
