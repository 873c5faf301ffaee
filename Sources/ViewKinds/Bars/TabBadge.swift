import Devices
import Geometry
import Graphics

/// The badge of a tab, which is red by default.
///
/// The figures are measured in a tab bar of iOS 17 and in one of iOS 26.
struct TabBadge {
  private let text: TextContent
  private let color: RGBAColor
  private let grid: PixelGrid
  private let isGlass: Bool

  init(_ text: String, color: RGBAColor? = nil, in traits: Traits) {
    self.text = TextContent(text, font: .system(13))
    self.color = color ?? SemanticColor.systemRed.resolved(in: traits)
    grid = traits.grid
    isGlass = traits.os == .ios26
  }

  /// The distance from an icon's centre to the badge's nearest side, in points.
  var shift: Points { isGlass ? 7.2 : 8.6 }

  /// The distance from an icon's centre up to the badge's top, in points.
  var rise: Points { isGlass ? 17.7 : 15.7 }

  /// The size; a short badge is a circle.
  func size(measuring measurer: any TextMeasuring) -> Size {
    let height: Points = isGlass ? 59.0 / 3 : 18
    let width = grid.ceiled(measurer.extent(of: text, width: nil).size.width)
    return Size(width: max(height, width + (isGlass ? 8 : 10)), height: height)
  }

  /// The frame of the badge of an icon above its title, which does not leave the tab.
  ///
  /// A badge that would reach over the next tab is nearer to the icon; a guess.
  func frame(at icon: Point, in tab: Rect, _ context: DrawingContext) -> Rect {
    let size = size(measuring: context.text)
    let isMirrored = context.traits.direction == .rightToLeft
    let x =
      isMirrored
      ? max(icon.x - shift - size.width, tab.minX)
      : min(icon.x + shift, tab.maxX - size.width)
    return Rect(origin: Point(x: x, y: max(tab.minY + 1, icon.y - rise)), size: size)
  }

  func draw(in frame: Rect, _ context: DrawingContext, into list: inout DisplayList) {
    list.append(.fill(.roundedRect(frame, radius: frame.height / 2), color))
    list.append(
      .text(
        TextRun(
          text, color: .white, alignment: .center, in: context.line(of: text.font, in: frame),
          direction: context.traits.direction)))
  }
}

extension TabItem {
  /// The badge as it is drawn, or nil without a badge.
  func drawnBadge(in traits: Traits) -> TabBadge? {
    badge.map { TabBadge($0, color: badgeColor, in: traits) }
  }
}
