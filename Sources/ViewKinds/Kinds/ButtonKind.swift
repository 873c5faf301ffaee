package import AutoLayout
import Devices
package import Geometry
package import Graphics

/// A button with a title, an image or both.
package struct ButtonKind: ControlKind {
  package static let name = "button"
  package static let summary = "A push button with a title, a picture or both."
  package static let title = Key(
    "title", .attributedText(StyledText.keys),
    "The title, or its runs in their order; empty by default.")
  package static let subtitle = Key(
    "subtitle", .text,
    "A smaller line under the title, whose size does not depend on `font`; none by default; the styles `system` and `custom` ignore it."
  )
  package static let font = Key(
    "font", .font,
    "The title's font; by default the system font, at 15 points in style `system`, at 18 in style `custom`, and in others as large as the text style `body`, or `subheadline` in small buttons."
  )
  package static let lines = Key(
    "lines", .integer(0...10_000),
    "The maximum number of title lines, or 0 for no limit; by default 1 in the styles `system` and `custom`, and 0 in the others."
  )
  package static let lineBreak = LabelKind.lineBreak.described(
    "How lines break and how a title that does not fit is truncated; by default `truncateMiddle` for one line, and `truncateTail` for several."
  )
  package static let alignment = TextKeys.alignment.described(
    "The alignment of a title's lines with its longest line, in the styles `system` and `custom`; by default `natural` beside `contentHorizontalAlignment: leading`, and `center` otherwise."
  )
  package static let adjustsFontSizeToFitWidth = LabelKind.adjustsFontSizeToFitWidth.described(
    "Whether a title that does not fit is drawn smaller, down to `minimumScaleFactor`; the button's size does not change; false by default."
  )
  package static let titleColor = Key(
    "titleColor", .color,
    "The title's colour; by default the tint colour, and white in the styles `filled` and `custom`."
  )
  package static let disabledTitleColor = Key(
    "disabledTitleColor", .color,
    "The title's colour in a disabled button; `tertiaryLabel` by default, and in style `custom` that of the enabled button."
  )
  package static let image = Key(
    "image", .image,
    "An image next to the title: its shape in the title's colour, in style `system` in the tint colour; in style `custom` in its own colours."
  )
  package static let rendering = ImageViewKind.rendering.described(
    "`template` draws the image's shape in the colour of a symbol, and `original` keeps its colours; by default the asset catalogue decides, and other images are as `image` says."
  )
  package static let symbol = Key(
    "symbol", .symbol,
    "A symbol instead of an image, as large as the font's letters; in the title's colour, and in the styles `system` and `custom` in the tint colour."
  )
  package static let imagePlacement = Key(
    "imagePlacement", .choice(of: ImagePlacement.self),
    "The side of the title on which the image is; `leading` by default.")
  package static let imagePadding = Key(
    "imagePadding", .extent,
    "The space between image and title in points; 0 by default, as in UIKit.")
  package static let titleAlignment = Key(
    "titleAlignment", .choice(of: TitleAlignment.self),
    "How title and subtitle align with each other, except in the styles `system` and `custom`; by default centred, and leading next to an image."
  )
  package static let contentHorizontalAlignment = Key(
    "contentHorizontalAlignment", .choice(of: ContentAlignment.self),
    "The content's alignment in a wider button; `center` by default.")
  package static let style = Key(
    "style", .choice(of: Style.self),
    "`system`, the default, is a title only; `custom` is too, white, and does not fade when pressed; the others are the button configurations of iOS 15; `bordered` looks like `gray`, `borderedTinted` like `tinted` and `borderedProminent` like `filled`; `glass` and `prominentGlass` are the plates of iOS 26, and up to iOS 18 like `gray` and `filled`."
  )
  package static let buttonSize = Key(
    "buttonSize", .choice(of: ButtonSize.self),
    "The size of the font and of the padding, except in the styles `system` and `custom`; `medium` by default."
  )
  package static let cornerStyle = Key(
    "cornerStyle", .choice(of: CornerStyle.self),
    "The corners' shape, except in the styles `system` and `custom`; `dynamic`, the default, depends on the size and is `capsule` from iOS 26 on."
  )
  package static let role = Key(
    "role", .choice(of: Role.self),
    "`primary` has a semibold title, `destructive` a red one, or a red fill in style `filled`; `normal` by default."
  )
  package static let baseBackgroundColor = Key(
    "baseBackgroundColor", .color,
    "The colour of the button's background, which `plain`, `system`, `custom` and the `glass` of iOS 26 do not have; the style's by default."
  )
  package static let contentInsets = Key(
    "contentInsets", .directionalInsets(-1000...1000),
    "The padding around the title; by default the size's, `[7, 12, 7, 12]` for `medium`; none in the styles `system` and `custom`, where insets other than 0 replace the 6 points above and below."
  )
  package static let imageInsets = Key(
    "imageInsets", .insets(-10_000...10_000),
    "The insets of the image's place in the styles `system` and `custom`, as `imageEdgeInsets`: the image moves, and becomes smaller if it does not fit; the button's own size does not change; 0 by default."
  )
  package static let titleInsets = Key(
    "titleInsets", .insets(-10_000...10_000),
    "The insets of the title's place in the styles `system` and `custom`, as `titleEdgeInsets`: the title moves, and is truncated if it does not fit; the button's own size does not change; 0 by default."
  )
  package static let backgroundImage = Key(
    "backgroundImage", .image,
    "An image behind the content, in its own colours and stretched to the button; in the styles `system` and `custom` the button is at least as large as the image; none by default."
  )
  package static let capInsets = ImageViewKind.capInsets.described(
    "The insets of the background image's edges that are not stretched, in points of the image; none by default."
  )
  package static let showsActivityIndicator = Key(
    "showsActivityIndicator", .flag, "Whether a spinner replaces the image; false by default.")
  package static let highlighted = Key(
    "highlighted", .flag, "Whether the button is pressed; false by default.")
  package static let selected = Key(
    "selected", .flag,
    "Whether the button is selected; in style `system` the content is then white on a plate in the tint colour, unless there is a `backgroundImage`; false by default."
  )
  package static let keys: [any KindKey] =
    [
      title, subtitle, font, lines, lineBreak, alignment, adjustsFontSizeToFitWidth,
      LabelKind.minimumScaleFactor, titleColor, disabledTitleColor, image, rendering,
      symbol,
      imagePlacement, imagePadding, titleAlignment, contentHorizontalAlignment, style, buttonSize,
      cornerStyle, role,
      baseBackgroundColor, contentInsets, imageInsets, titleInsets, backgroundImage, capInsets,
      showsActivityIndicator, highlighted, selected,
      ControlKeys.enabled.described(
        "Whether the button can be pressed; grey if false, except the title in style `custom`; true by default."
      ),
    ] + SymbolKeys.all

  let style: Style
  let size: ButtonSize
  let cornerStyle: CornerStyle
  package private(set) var title: TextContent
  /// The attributes of each of the title's runs; empty for a plain title.
  let titleAttributes: [TextAttributes]
  /// The minimum scale of the title, from 0 to 1; 1 if it does not shrink.
  let minimumScale: Double
  /// The alignment of the title's lines, or nil for that of the content.
  let lineAlignment: TextAlignment?
  let subtitle: TextContent
  let titleColor: RGBAColor
  /// The colour of the button's background shape, or of the plate behind the content of a selected
  /// button in style `system`; nil without one.
  let fill: RGBAColor?
  /// The padding around the content; left and right are sides of the screen.
  let contentInsets: Insets
  let picture: KindPicture?
  let imagePlacement: ImagePlacement
  let imagePadding: Points
  /// The insets of the places of image and title; left and right are sides of the screen.
  let imageInsets: Insets
  let titleInsets: Insets
  let backgroundImage: ImageSource?
  /// The insets of the background image's edges that are not stretched, in points of the image.
  let capInsets: Insets
  let titleAlignment: TitleAlignment
  let contentAlignment: ContentAlignment
  /// Whether a spinner replaces the image.
  let isBusy: Bool
  /// The button's opacity, below 1 while it is highlighted.
  let opacity: Double
  package let isEnabled: Bool

  package static let hasSystemSize = false

  package init(_ values: KeyValues, traits: Traits) {
    let style = (values[Self.style] ?? .system).on(traits.os)
    let size = values[Self.buttonSize] ?? .medium
    let role = values[Self.role] ?? .normal
    let isSelected = values[Self.selected] ?? false
    let isEnabled = values[ControlKeys.enabled] ?? true
    self.isEnabled = isEnabled
    self.style = style
    self.size = size
    let corners = values[Self.cornerStyle] ?? .dynamic
    // Human Interface Guidelines: from iOS 26 on, buttons with a shape are capsules by default.
    cornerStyle = corners == .dynamic && traits.os == .ios26 ? .capsule : corners
    let defaultSize = style.classicFontSize ?? size.textStyle.size(in: traits.textSize)
    let font =
      values[Self.font] ?? .system(defaultSize, role == .primary ? .semibold : .regular)
    let lines = values[Self.lines] ?? (style.isConfiguration ? 0 : 1)
    subtitle = TextContent(
      style.isConfiguration ? values[Self.subtitle] ?? "" : "",
      font: .system(defaultSize * (12.0 / 17)), lines: lines)
    contentInsets =
      values[Self.contentInsets]?.insets(traits.direction)
      ?? (style.isConfiguration ? size.insets : .zero)
    let tint =
      role == .destructive ? SemanticColor.systemRed.resolved(in: traits) : traits.tint
    backgroundImage = values[Self.backgroundImage]
    // A background image takes the place of the plate of a selected button in style `system`.
    let showsSelection = isSelected && (style != .system || backgroundImage == nil)
    let shown = showsSelection ? style.whenSelected : style
    let base = style.isConfiguration ? values[Self.baseBackgroundColor] : nil
    let grey = SemanticColor.tertiaryLabel.resolved(in: traits)
    // Measured on iOS 26: a symbol alone has the ink of bars, a title has the tint.
    let isSymbolOnGlass = shown == .glass && values[Self.title] == nil
    let enabledColor =
      values[Self.titleColor]
      ?? (shown.hasWhiteTitle
        ? .white : isSymbolOnGlass ? GlassCapsule.ink(in: traits.appearance) : tint)
    // UIKit greys the title of a custom button only if a colour is set for that state.
    let keepsColors = isEnabled || style == .custom
    titleColor =
      isEnabled
      ? enabledColor : values[Self.disabledTitleColor] ?? (keepsColors ? enabledColor : grey)
    fill = shown.fill(tint, in: traits).map { fill in
      isEnabled ? base ?? fill : SemanticColor.tertiarySystemFill.resolved(in: traits)
    }
    // Without a configuration, UIKit tints pictures and not the title.
    let classicColor = fill == nil ? tint : .white
    let pictureColor = style.isConfiguration ? titleColor : isEnabled ? classicColor : grey
    let attributed = StyledText(
      values, key: Self.title, font: font, color: titleColor, lines: lines,
      lineBreak: values[Self.lineBreak] ?? (lines == 1 ? .byTruncatingMiddle : .byTruncatingTail),
      keepsColors: keepsColors)
    title = attributed.content
    titleAttributes = attributed.attributes
    minimumScale = LabelKind.minimumScale(values)
    lineAlignment = style.isConfiguration ? nil : values[Self.alignment]
    isBusy = values[Self.showsActivityIndicator] ?? false
    picture = KindPicture(
      values, image: Self.image, symbol: Self.symbol, font: font, tint: pictureColor,
      imageTint: style == .custom ? nil : pictureColor, rendering: values[Self.rendering],
      symbolRendering: isEnabled
        ? SymbolRendering(values)
        : SymbolRendering(mode: .monochrome, value: values[SymbolKeys.value]),
      direction: traits.direction)
    imagePlacement = values[Self.imagePlacement] ?? .leading
    imagePadding = values[Self.imagePadding] ?? 0
    // Configurations ignore the insets of their parts, as in UIKit.
    imageInsets = style.isConfiguration ? .zero : values[Self.imageInsets] ?? .zero
    titleInsets = style.isConfiguration ? .zero : values[Self.titleInsets] ?? .zero
    capInsets = values[Self.capInsets] ?? .zero
    titleAlignment =
      style.isConfiguration ? values[Self.titleAlignment] ?? .automatic : .automatic
    contentAlignment = values[Self.contentHorizontalAlignment] ?? .center
    let isPushed = isEnabled && style != .custom && (values[Self.highlighted] ?? false)
    opacity = isPushed ? (style.isConfiguration ? 0.75 : 0.2) : 1
  }

  /// Returns the button with a title that shrinks to fit a size, if it may.
  func shrunk(toFit size: Size, measuring text: any TextMeasuring) -> ButtonKind {
    var shrunk = self
    let fitting = title.fittingSize(in: size, scale: minimumScale, measuring: text)
    if fitting != title.font.size { shrunk.title = title.scaled(to: fitting) }
    return shrunk
  }

  package var content: (any IntrinsicContent)? { self }
  package var textTraits: TextTraits { .hasColors }
  package var hasTintedShape: Bool { true }
}
