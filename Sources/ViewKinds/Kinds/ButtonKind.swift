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
      "subtitle", .text,
      "A smaller line under the title; none by default; style `system` ignores it."),
    Key(
      "font", .font,
      "The title's font; by default the system font, at 15 points in style `system` and in small buttons, at 17 in others."
    ),
    Key(
      "lines", .integer(0...10_000),
      "The maximum number of title lines, or 0 for no limit; by default 1 in style `system` and 0 in the others."
    ),
    Key(
      "titleColor", .color,
      "The title's colour; by default the tint colour, and white in style `filled`."),
    Key("image", .image, "An image next to the title, in the title's colour."),
    Key("symbol", .symbol, "A symbol instead of an image, as large as the font's letters."),
    Key(
      "imagePlacement", .choice(of: ImagePlacement.self),
      "The side of the title on which the image is; `leading` by default."),
    Key(
      "imagePadding", .extent,
      "The space between image and title in points; 0 by default, as in UIKit."),
    Key(
      "titleAlignment", .choice(of: TitleAlignment.self),
      "How title and subtitle align with each other; by default centred, and leading next to an image."
    ),
    Key(
      "contentHorizontalAlignment", .choice(of: ContentAlignment.self),
      "The content's alignment in a wider button; `center` by default."),
    Key(
      "style", .choice(of: Style.self),
      "`system`, the default, is a title only; the others are the button configurations of iOS 15; `bordered` looks like `gray`, `borderedTinted` like `tinted` and `borderedProminent` like `filled`."
    ),
    Key(
      "buttonSize", .choice(of: ButtonSize.self),
      "The size of the font and of the padding, except in style `system`; `medium` by default."
    ),
    Key(
      "cornerStyle", .choice(of: CornerStyle.self),
      "The corners' shape, except in style `system`; `dynamic`, the default, depends on the size and is `capsule` from iOS 26 on."
    ),
    Key(
      "role", .choice(of: Role.self),
      "`primary` has a semibold title, `destructive` a red one, or a red fill in style `filled`; `normal` by default."
    ),
    Key(
      "baseBackgroundColor", .color,
      "The colour of the button's background, which `plain` and `system` do not have; the style's by default."
    ),
    Key(
      "contentInsets", .numbers(-1000...1000, count: 4...4),
      "The padding around the title in points, as `[top, leading, bottom, trailing]`; by default the size's, `[7, 12, 7, 12]` for `medium`; none in style `system`, where insets other than 0 replace the 6 points above and below."
    ),
    Key(
      "showsActivityIndicator", .flag,
      "Whether a spinner replaces the image; false by default."),
    Key("highlighted", .flag, "Whether the button is pressed; false by default."),
    Key("selected", .flag, "Whether the button is selected; false by default."),
    Key("enabled", .flag, "Whether the button can be pressed; grey if false; true by default."),
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
