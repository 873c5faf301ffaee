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
    guard let grid = PixelGrid(scale: geometry.scale) else { return [] }
    // The whole bar is mirrored where reading begins at the right.
    let contents = NavigationRow(
      NavigationRow.Content(
        title: description.title, backTitle: description.backTitle,
        textSize: configuration.textSize), in: row,
      insets: sideInsets, direction: .leftToRight, measuring: measuring, on: grid)
    var items = contents.backButtonItems(tint: description.tint.resolved(in: appearance))
    if metrics.largeTitleHeight > 0 {
      items.append(largeTitle(below: row))
    } else if let title = contents.titleItem(color: titleColor) {
      items.append(title)
    }
    return backgroundItems(in: background, isExpanded: metrics.largeTitleHeight > 0)
      + items.directed(description.direction, in: geometry.size.width)
  }

  private var appearance: Appearance { configuration.appearance }
  private var titleColor: Color { appearance == .light ? .black : .white }

  /// Where titles and buttons begin: the safe area's sides and the system's margin, as if reading
  /// began at the left.
  private var sideInsets: Insets {
    let safe = geometry.deviceSafeArea
    let insets = Insets(
      top: 0, left: safe.left + geometry.rootMargins.left, bottom: 0,
      right: safe.right + geometry.rootMargins.right)
    return description.direction == .rightToLeft ? insets.mirrored : insets
  }

  /// An expanded large title has no background of its own, as at every scroll view's top since
  /// iOS 13.
  private func backgroundItems(in frame: Rect, isExpanded: Bool) -> [DisplayItem] {
    let barTint = description.barTint?.resolved(in: appearance)
    switch configuration.navigationBar {
    case .hidden, .transparent: return []
    case .largeTitle where isExpanded:
      return barTint.map { [.fill(.rect(frame), $0)] } ?? []
    case .translucent, .largeTitle, .opaque:
      let background = BarBackground(
        isTranslucent: configuration.navigationBar != .opaque, in: appearance, tint: barTint)
      guard let grid = PixelGrid(scale: geometry.scale) else { return [] }
      var list = DisplayList()
      background.draw(frame, hairlineAt: .bottom, on: grid, into: &list)
      return list.items
    }
  }

  private func largeTitle(below row: Rect) -> DisplayItem {
    .text(
      TextRun(
        TextContent(description.title, font: LargeTitle.font(at: configuration.textSize)),
        color: titleColor,
        alignment: .left, in: LargeTitle.frame(below: row, insets: sideInsets)))
  }
}
