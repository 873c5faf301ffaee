package import AutoLayout
import Devices
package import Geometry
package import Graphics

/// The standard content of a row: texts and a picture; corresponds to `UIListContentView`.
///
/// Sources: the labels of cells with a style in stored Interface Builder documents (a gap of 6 between
/// the texts of `value1`, none between those of `subtitle`, the space of the content view's margins),
/// and a subtitle row that is 57 points high in a screenshot.
package struct ListContentKind: CellContentKind {
  package static let name = "listContent"
  package static let summary =
    "The standard content of a row: a text, a secondary text and an image in the styles of UIKit's cells; pin it to the edges of its superview."
  static let style = Key(
    "style", .choice(of: Style.self),
    "`basic`, the default; `subtitle`, with the secondary text below; `value1`, with the secondary text at the trailing side, or below if there is no room; or `value2`, with the text in a narrow column before the secondary text, or above it at accessibility text sizes."
  )
  static let text = TextKeys.text.described("The text; empty by default.")
  package static let secondaryText = Key(
    "secondaryText", .text, "The secondary text; none by default.")
  static let font = TextKeys.font.described(
    "The text's font; `body` by default, `subheadline` in the style `value2`.")
  package static let secondaryFont = Key(
    "secondaryFont", .font,
    "The secondary text's font; by default `subheadline`, `caption1` in the style `subtitle`, and `body` in `value1`."
  )
  static let textColor = TextKeys.textColor.described(
    "The text's colour; `label` by default, and the tint in the style `value2`.")
  package static let secondaryTextColor = Key(
    "secondaryTextColor", .color,
    "The secondary text's colour; by default `label` in the styles `subtitle` and `value2`, and `secondaryLabel` in others."
  )
  static let lines = Key(
    "lines", .integer(0...10_000),
    "The maximum number of lines of the text; 0, the default, for no limit.")
  package static let secondaryLines = Key(
    "secondaryLines", .integer(0...10_000),
    "The maximum number of lines of the secondary text; 0, the default, for no limit.")
  static let image = ImageViewKind.image.described(
    "The image file before the texts, relative to the spec's folder; a row that is too low makes it smaller."
  )
  static let symbol = ImageViewKind.symbol.described(
    "A symbol instead of an image, in the tint colour.")
  static let rendering = ImageViewKind.rendering.described(
    "`template` draws the image's shape in the tint colour; `original`, the default, keeps its colours."
  )
  /// Whether an accessory is beside the content, which then needs no margin there.
  static let isBesideAccessory = Key(
    "isBesideAccessory", .flag, "Whether the cell has an accessory; false by default.")
  /// The style of the table, whose rows have margins of their own.
  static let tableStyle = Key(
    "tableStyle", .choice(of: TableStyle.self), "The style of the table; `plain` by default.")
  /// Whether the row is selected and shows it.
  static let isSelected = Key(
    "isSelected", .flag, "Whether the row is selected; false by default.")
  package static let keys: [any KindKey] = [
    style, text, secondaryText, image, symbol, rendering, font, secondaryFont, textColor,
    secondaryTextColor,
    lines, secondaryLines,
  ]

  /// The arrangement of the texts; corresponds to `UITableViewCell.CellStyle`.
  enum Style: String, CaseIterable, Sendable {
    case basic, subtitle, value1, value2
  }

  let style: Style
  /// Whether the text has a column before the secondary text.
  private let hasColumn: Bool
  let text: TextContent
  let secondaryText: TextContent
  let textColor: RGBAColor
  let secondaryTextColor: RGBAColor
  let picture: KindPicture?
  /// The distance of the picture, or else of the text, from the leading side, in points.
  let leading: Points
  /// The distance of the texts from the trailing side, in points.
  let trailing: Points
  private let verticalMargin: Points
  /// The least height of the content view, in points.
  private let minimumHeight: Points
  private let symbolWidth: Points
  /// The space between the picture and the texts, in points.
  private let pictureGap: Points

  package init(_ values: KeyValues, traits: Traits) {
    let style = values[Self.style] ?? .basic
    self.style = style
    let metrics = TableMetrics(values[Self.tableStyle] ?? .plain, in: traits)
    let selectedInk = values[Self.isSelected] ?? false ? metrics.selectedInk : nil
    // Measured in a sidebar of iOS 26: the texts of the selected row are semibold.
    let weight: FontWeight = selectedInk != nil && metrics.isNew ? .semibold : .regular
    func font(_ style: TextStyle) -> FontDescription {
      .system(style.size(in: traits.textSize), weight)
    }
    let body = font(.body)
    let ownFont = style == .value2 ? font(.subheadline) : body
    let secondaryFont =
      switch style {
      case .basic, .value2: font(.subheadline)
      case .subtitle: font(.caption1)
      case .value1: body
      }
    text = TextContent(
      values[Self.text] ?? "", font: values[Self.font] ?? ownFont,
      lines: values[Self.lines] ?? 0)
    secondaryText = TextContent(
      values[Self.secondaryText] ?? "", font: values[Self.secondaryFont] ?? secondaryFont,
      lines: values[Self.secondaryLines] ?? 0)
    hasColumn =
      style == .value2 && !secondaryText.string.isEmpty && !traits.textSize.isAccessibility
    let ink = selectedInk ?? SemanticColor.label.resolved(in: traits)
    let grey = selectedInk ?? SemanticColor.secondaryLabel.resolved(in: traits)
    textColor = values[Self.textColor] ?? (style == .value2 ? traits.tint : ink)
    secondaryTextColor =
      values[Self.secondaryTextColor] ?? ([.subtitle, .value2].contains(style) ? ink : grey)
    picture = KindPicture(
      values, image: Self.image, symbol: Self.symbol,
      font: .system(TextStyle.body.size(in: traits.textSize)), scale: .large,
      tint: metrics.isNew ? traits.tint : selectedInk ?? traits.tint,
      imageTint: values[Self.rendering] == .template ? traits.tint : nil,
      direction: traits.direction)
    let level = values[TableViewCellKind.indentationLevel] ?? 0
    let indentation = (values[TableViewCellKind.indentationWidth] ?? 10) * Double(level)
    leading = metrics.margin + indentation
    trailing = values[Self.isBesideAccessory] ?? false ? 0 : metrics.margin
    verticalMargin = metrics.verticalMargin
    pictureGap = metrics.pictureGap
    minimumHeight = metrics.rowHeight - metrics.separatorRoom
    // Measured on iOS 26: symbols are centred 12 points after the margin, and texts begin 40 after it.
    symbolWidth = traits.grid.rounded(body.size * ((traits.os == .ios26 ? 24.0 : 28) / 17))
  }

  package static func inherited(from cell: KeyValues) -> KeyValues {
    var values: KeyValues = []
    let isEditing = cell[TableViewKind.editing] ?? false
    let accessory = cell[TableViewKind.accessory] ?? TableAccessory.none
    values[isBesideAccessory] =
      isEditing ? cell[TableViewKind.showsReorderControl] : accessory != .none
    let isSelected =
      cell[TableViewCellKind.selected] ?? cell[TableViewCellKind.highlighted] ?? false
    values[Self.isSelected] =
      isSelected && cell[TableViewCellKind.selectionStyle] != TableViewCellKind.SelectionStyle.none
    values[tableStyle] = cell[TableViewKind.style]
    values[TableViewCellKind.indentationLevel] = cell[TableViewCellKind.indentationLevel]
    values[TableViewCellKind.indentationWidth] = cell[TableViewCellKind.indentationWidth]
    return values
  }

  /// The distance of the text from the leading side, in points, where the line under a row begins.
  package var textLeading: Points {
    leading + (picture == nil ? 0 : pictureWidth + pictureGap)
  }

  package var content: (any IntrinsicContent)? { self }
  package var textTraits: TextTraits { .hasColors }

  /// The width of the picture's place; symbols share one, so that the texts of rows align.
  private var pictureWidth: Points {
    switch picture {
    case nil: 0
    case .image(let source, _): source.size.width
    case .symbol: symbolWidth
    }
  }

  /// The height that the picture gives a row, in points; symbols reach into the margins.
  private var pictureHeight: Points {
    switch picture {
    case nil: 0
    case .image(let source, _): source.size.height + verticalMargin * 2
    case .symbol(let symbol, _): symbol.size.height
    }
  }

  /// The space between texts side by side, in points.
  private static let textGap: Points = 6
  /// The width of the first column in the style `value2`, in points.
  private static let columnWidth: Points = 91
}

/// The rectangles of the texts, from the top of the higher one.
struct ListTextFrames: Hashable {
  /// The frames in a left-to-right layout.
  var text: Rect
  var secondary: Rect
  var height: Points
}

extension ListContentKind {
  /// Returns the frames of the texts at a width of the view, or on one line each without a width.
  func frames(
    inWidth width: Points?, measuring measurer: any TextMeasuring, on grid: PixelGrid
  ) -> ListTextFrames {
    let room = width.map { max($0 - textLeading - trailing, 0) }
    func size(_ content: TextContent, _ width: Points?) -> Size {
      guard !content.string.isEmpty else { return .zero }
      return measurer.extent(of: content, width: width).size
    }
    func joined(_ text: Rect, _ secondary: Rect) -> ListTextFrames {
      ListTextFrames(
        text: text, secondary: secondary, height: max(text.maxY, secondary.maxY))
    }
    if hasColumn {
      let column = room.map { min(Self.columnWidth, $0 / 2) } ?? Self.columnWidth
      let rest = room.map { max($0 - column - Self.textGap, 0) }
      let (one, other) = (size(text, column), size(secondaryText, rest))
      return joined(
        Rect(x: textLeading, y: 0, width: column, height: one.height),
        Rect(
          x: textLeading + column + Self.textGap, y: 0, width: rest ?? other.width,
          height: other.height))
    }
    if style == .value1, let sides = sideBySide(in: room, size(text, nil), size(secondaryText, nil))
    {
      return joined(sides.0, sides.1)
    }
    let (one, other) = (size(text, room), size(secondaryText, room))
    let gap: Points = style == .subtitle || one.height == 0 || other.height == 0 ? 0 : 3
    return joined(
      Rect(x: textLeading, y: 0, width: room ?? one.width, height: one.height),
      Rect(
        x: textLeading, y: one.height + gap, width: room ?? other.width, height: other.height))
  }

  /// Returns the frames of two texts beside each other, or nil if there is no room.
  private func sideBySide(in room: Points?, _ one: Size, _ other: Size) -> (Rect, Rect)? {
    let gap = one.width > 0 && other.width > 0 ? Self.textGap : 0
    let needed = one.width + gap + other.width
    guard room.map({ needed.value <= $0.value + 1e-6 }) ?? true else { return nil }
    let end = textLeading + (room ?? needed)
    let height = max(one.height, other.height)
    return (
      Rect(
        x: textLeading, y: (height - one.height) / 2, width: end - other.width - gap - textLeading,
        height: one.height),
      Rect(
        x: end - other.width, y: (height - other.height) / 2, width: other.width,
        height: other.height)
    )
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    let (frame, grid) = (context.frame, context.traits.grid)
    let frames = frames(inWidth: frame.width, measuring: context.text, on: grid)
    drawPicture(in: context, into: &list)
    let top = grid.rounded(frame.y + max((frame.height - frames.height) / 2, 0))
    let end: TextAlignment = context.direction == .rightToLeft ? .left : .right
    for (content, color, place, alignment) in [
      (text, textColor, frames.text, hasColumn ? end : .natural),
      (secondaryText, secondaryTextColor, frames.secondary, .natural),
    ] where !content.string.isEmpty {
      let box = Rect(
        x: frame.x + place.x, y: top + place.y, width: place.width,
        height: grid.ceiled(max(min(place.height, frame.maxY - top - place.y), 0)))
      list.append(
        .text(
          TextRun(
            content, color: color, alignment: alignment, in: context.directed(box),
            isTopAligned: true, direction: context.traits.direction)))
    }
  }

  private func drawPicture(in context: DrawingContext, into list: inout DisplayList) {
    guard let picture else { return }
    let (frame, size) = (context.frame, picture.size)
    let scale = min(1, size.height > 0 ? frame.height.value / size.height.value : 1)
    let box = Rect(
      x: frame.x + leading + (pictureWidth - size.width * scale) / 2,
      y: frame.midY - size.height * scale / 2, width: size.width * scale,
      height: size.height * scale)
    let place = context.directed(box)
    switch picture {
    case .symbol: list.items += picture.items(centeredIn: place, on: context.traits.grid)
    case .image: list.items += picture.items(in: context.traits.grid.rounded(place))
    }
  }
}

extension ListContentKind: IntrinsicContent {
  package var wraps: Bool { true }

  package func size(
    atWidth width: Points?, measuring measurer: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    let texts = frames(inWidth: width, measuring: measurer, on: grid).height
    let height = max(texts + verticalMargin * 2, pictureHeight, minimumHeight)
    return IntrinsicSize(width: nil, height: grid.ceiled(height))
  }

  package func baselines(
    in size: Size, measuring measurer: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    guard !text.string.isEmpty else { return nil }
    let frames = frames(inWidth: size.width, measuring: measurer, on: grid)
    let top = grid.rounded(max((size.height - frames.height) / 2, 0))
    let first = measurer.extent(of: text, width: frames.text.width)
    let hasSecond = !secondaryText.string.isEmpty
    let last =
      hasSecond ? measurer.extent(of: secondaryText, width: frames.secondary.width) : first
    let bottom = top + (hasSecond ? frames.secondary.maxY : frames.text.maxY)
    return Baselines(
      first: top + frames.text.y + first.firstBaseline,
      last: size.height - bottom + last.lastDescent)
  }
}
