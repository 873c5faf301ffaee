import AutoLayout
import Devices
import Geometry
import ViewKinds

/// The navigation bar above the content: background, hairline, title and back button.
struct NavigationBarDrawing {
  let configuration: Configuration
  let geometry: ScreenGeometry
  let description: ChromeDescription

  /// Empty while the bar is hidden.
  func items(measuring: any TextMeasuring) -> [DisplayItem] {
    guard let bar = geometry.navigationBar,
      let background = geometry.navigationBarBackground,
      let metrics = NavigationBarMetrics(configuration)
    else { return [] }
    let row = Rect(x: bar.x, y: bar.y, width: bar.width, height: metrics.rowHeight)
    let contents = NavigationBarContents(
      row: row, insets: sideInsets, description: description, measuring: measuring)
    var items = backgroundItems(in: background, isExpanded: metrics.largeTitleHeight > 0)
    items += contents.backButtonItems(tint: description.tint.resolved(in: appearance))
    if metrics.largeTitleHeight > 0 {
      items.append(largeTitle(below: row, height: metrics.largeTitleHeight))
    } else if let title = contents.titleItem(color: titleColor) {
      items.append(title)
    }
    return items
  }

  private var appearance: Appearance { configuration.appearance }
  private var titleColor: Color { appearance == .light ? .black : .white }

  /// Where titles and buttons begin: the safe area's sides and the system's margin.
  private var sideInsets: Insets {
    Insets(
      top: 0, left: geometry.deviceSafeArea.left + geometry.rootMargins.left, bottom: 0,
      right: geometry.deviceSafeArea.right + geometry.rootMargins.right)
  }

  /// An expanded large title has no background of its own, as at every scroll view's top since
  /// iOS 13.
  private func backgroundItems(in frame: Rect, isExpanded: Bool) -> [DisplayItem] {
    let barTint = description.barTint?.resolved(in: appearance)
    switch configuration.navigationBar {
    case .hidden, .transparent: return []
    case .largeTitle where isExpanded:
      return barTint.map { [.fill(.rect(frame), $0)] } ?? []
    case .translucent, .largeTitle:
      return [.backdrop(.rect(frame), material(tint: barTint)), hairline(below: frame)]
    case .opaque:
      let systemBackground: Color = appearance == .light ? .white : .black
      return [.fill(.rect(frame), barTint ?? systemBackground), hairline(below: frame)]
    }
  }

  /// Measured: over white #F7F7F7, 80 % of the tint over a pure colour, in dark over #1C1C1E rows
  /// #1F1E1F to #282829.
  private func material(tint: Color?) -> Material {
    let bar = appearance == .light ? Color(rgb: 0xF5F5F5) : Color(rgb: 0x212122)
    return Material(blurRadius: 20, saturation: 1.8, tint: (tint ?? bar).withAlpha(204))
  }

  /// One pixel outside the bar; measured #B2B2B2 on white.
  private func hairline(below frame: Rect) -> DisplayItem {
    let height = PixelGrid(scale: geometry.scale)?.hairline ?? 1
    let line = Rect(x: frame.x, y: frame.maxY, width: frame.width, height: height)
    return .fill(
      .rect(line),
      appearance == .light ? Color.black.withAlpha(77) : Color.white.withAlpha(38))
  }

  /// 34 pt bold; the base line is 36.3 below the small title's row.
  private func largeTitle(below row: Rect, height: Points) -> DisplayItem {
    let frame = Rect(
      minX: row.minX + sideInsets.left, minY: row.maxY + 4, maxX: row.maxX - sideInsets.right,
      maxY: row.maxY + height - 7.4)
    return .text(
      TextRun(
        TextContent(description.title, font: .system(34, .bold)), color: titleColor,
        alignment: .left, in: frame))
  }
}
