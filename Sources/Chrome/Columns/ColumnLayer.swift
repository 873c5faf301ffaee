import Devices
import Geometry
import Graphics
import ViewKinds

/// A column of a split view over the columns after it.
struct ColumnLayer {
  /// The context of the column's bars.
  let context: ChromeContext

  private var place: ContentGeometry { context.geometry.content }

  /// Returns the column's views and bars over the items of the other columns.
  func items(_ column: [DisplayItem], over others: [DisplayItem]) -> [DisplayItem] {
    let name = place.role.map(SplitColumn.group)
    let items = place.isPanel ? panel(column) : plain(column)
    return others + shade + [.group(name: name, opacity: 1, clip: nil, items)]
  }

  /// A column with its background, and the hairline that separates it from the column after it.
  ///
  /// Measured on iOS 26: the line is one pixel wide, #CACACA, and on the side of the column after it.
  private func plain(_ column: [DisplayItem]) -> [DisplayItem] {
    let (area, whole) = (place.area, place.visibleArea)
    let content = DisplayItem.group(
      name: nil, opacity: 1, clip: .rect(whole), [.fill(.rect(whole), context.background)] + column)
    guard area.width < context.geometry.size.width else { return [content] }
    let width = context.grid.hairline
    let line = Rect(
      x: context.isRightToLeft ? area.minX - width : area.maxX, y: 0, width: width,
      height: area.height)
    return [
      content, .fill(.rect(line), SemanticColor.separator.resolved(in: context.traits)),
    ]
  }

  /// The panel of iOS 26.
  ///
  /// Measured on a 13-inch iPad: #F8F8F8 to #FAFBFD over white.
  private func panel(_ column: [DisplayItem]) -> [DisplayItem] {
    let radius = place.cornerRadius
    let outline = Path.continuousRect(place.area, radius: radius)
    return GlassCapsule(panelIn: context.appearance).items(in: place.area, radius: radius)
      + [.group(name: nil, opacity: 1, clip: outline, column)]
  }

  /// The dimming of the secondary column below columns over it, up to iOS 18; a guess.
  ///
  /// The column beside it draws the dimming for both.
  private var shade: [DisplayItem] {
    let isLast = place.role == context.geometry.columns.last?.role
    guard place.isOver, isLast, context.configuration.os == .ios18 else { return [] }
    return [.fill(.rect(Rect(origin: .zero, size: context.geometry.size)), context.dim)]
  }
}
