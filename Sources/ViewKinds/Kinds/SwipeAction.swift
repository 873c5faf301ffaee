import Devices
import Geometry
import Graphics

/// A button that a swipe on a row reveals; corresponds to `UIContextualAction`.
///
/// On iOS 26 it is a capsule, measured within 0.7 points in a recording of 26.2: 60 by 45.5 points, 4.5
/// below the top of a row of 76, with its title below it. Capsule and title are in the middle of other
/// rows (guessed).
struct SwipeAction: Hashable {
  let title: String
  let picture: KindPicture?
  let color: RGBAColor
  let width: Points
  /// Whether the button is a capsule, as on iOS 26.
  private let isCapsule: Bool

  static let title = Key("title", .text, "The button's title.")
  static let symbol = Key("symbol", .symbol, "A symbol above the title, or on its own.")
  static let style = Key(
    "style", .choice(of: Style.self), "`destructive` buttons are red; `normal`, the default, grey.")
  static let backgroundColor = Key(
    "backgroundColor", .color, "The button's background colour; the style's by default.")
  static let width = Key(
    "width", .extent, "The button's width in points; 74 by default, 60 on iOS 26.")
  static let keys: [any KindKey] = [
    title, symbol, style, backgroundColor, width,
  ]

  enum Style: String, CaseIterable, Sendable {
    case normal, destructive
  }

  init(_ values: KeyValues, traits: Traits) {
    title = values[Self.title] ?? ""
    let style = values[Self.style] ?? .normal
    let own: SemanticColor = style == .normal ? .systemGray : .systemRed
    color = values[Self.backgroundColor] ?? own.resolved(in: traits)
    isCapsule = traits.os == .ios26
    width = values[Self.width] ?? (isCapsule ? 60 : 74)
    picture = KindPicture(
      values, symbol: Self.symbol, font: .system(isCapsule ? 18 : title.isEmpty ? 20 : 17, .medium),
      tint: .white, direction: traits.direction)
  }

  /// The width of all buttons and the spaces around them, in points; 0 without buttons.
  static func width(of actions: [SwipeAction]) -> Points {
    guard let first = actions.first else { return 0 }
    let spaces = first.isCapsule ? space * Double(actions.count + 1) : 0
    return actions.reduce(spaces) { $0 + $1.width }
  }

  /// Draws buttons at the trailing side of a row, from the outermost inward.
  static func draw(
    _ actions: [SwipeAction], in context: DrawingContext, into list: inout DisplayList
  ) {
    var right = context.frame.maxX
    for action in actions {
      if action.isCapsule { right -= space }
      let box = Rect(
        x: right - action.width, y: context.frame.y, width: action.width,
        height: context.frame.height)
      let place = context.directed(box)
      list.items +=
        action.isCapsule
        ? action.capsuleItems(in: place, context) : action.items(in: place, context)
      right = box.minX
    }
  }

  private func items(in box: Rect, _ context: DrawingContext) -> [DisplayItem] {
    var items: [DisplayItem] = [.fill(.rect(box), color)]
    let text = TextContent(title, font: .system(15))
    let hasBoth = picture != nil && !title.isEmpty
    let line = context.line(of: text.font, in: box)
    if let picture {
      let height = picture.size.height
      let place =
        hasBoth
        ? Rect(
          x: box.x, y: box.midY - (height + line.height) / 2, width: box.width, height: height)
        : box
      items += picture.items(centeredIn: place, on: context.traits.grid)
    }
    guard !title.isEmpty else { return items }
    let top = hasBoth ? (picture?.size.height ?? 0) / 2 : 0
    items.append(
      .text(
        TextRun(
          text, color: .white, alignment: .center, in: line.offset(by: Point(x: 0, y: top)),
          direction: context.traits.direction)))
    return items
  }

  /// The button of iOS 26, whose title is below its symbol's capsule in a row with room for both.
  private func capsuleItems(in box: Rect, _ context: DrawingContext) -> [DisplayItem] {
    let traits = context.traits
    let label = context.line(of: .system(13), in: box).height
    let room = box.height - Self.capsuleTop * 2
    let isBelow = picture != nil && !title.isEmpty && room >= Self.capsuleHeight + label
    let height = isBelow ? Self.capsuleHeight : min(room, Self.capsuleHeight)
    let below = isBelow ? Self.titleGap + label : 0
    let top = box.midY - (height + below) / 2
    let capsule = Rect(x: box.x, y: top, width: box.width, height: max(height, 0))
    var items: [DisplayItem] = [.fill(.roundedRect(capsule, radius: capsule.height / 2), color)]
    items += picture?.items(centeredIn: capsule, on: traits.grid) ?? []
    guard isBelow || picture == nil, !title.isEmpty else { return items }
    let place = Rect(
      x: box.minX, y: capsule.maxY + Self.titleGap, width: box.width, height: label)
    let font = FontDescription.system(isBelow ? 13 : 15)
    let color = isBelow ? SemanticColor.secondaryLabel.resolved(in: traits) : .white
    items.append(
      .text(
        TextRun(
          TextContent(title, font: font), color: color, alignment: .center,
          in: context.line(of: font, in: isBelow ? place : capsule),
          direction: traits.direction)))
    return items
  }

  /// The distance of capsules from each other, from the row's content and from its side, in points.
  private static let space: Points = 10
  private static let capsuleTop: Points = 4.5
  private static let capsuleHeight: Points = 45.5
  private static let titleGap: Points = 5.75
}
