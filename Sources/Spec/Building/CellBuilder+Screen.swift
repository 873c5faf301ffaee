import Devices
import Graphics
import ViewKinds

/// The screen around the views of one cell.
extension CellBuilder {
  mutating func screenDescription(tint: Color) -> ScreenDescription {
    let screen = surroundings.screen
    let (bar, tabs) = (screen.navigationBar, screen.tabBar)
    let selected = tabs?.selected ?? 0
    return ScreenDescription(
      background: resolved(screen.background) ?? system("systemBackground"),
      statusBarStyle: screen.statusBarStyle ?? .default,
      title: bar?.title.map { localized($0) }, backTitle: bar?.backTitle.map { localized($0) },
      prompt: bar?.prompt.map { localized($0) },
      leftItems: buttons(bar?.leftItems), rightItems: buttons(bar?.rightItems),
      searchPlaceholder: bar?.search.map { localized($0) }, barTint: resolved(bar?.barTint),
      tabs: values(tabs?.items).enumerated().map {
        TabItem($0.element, isSelected: $0.offset == selected)
      },
      selectedTab: selected, toolbarItems: buttons(screen.toolbar?.items), tint: tint)
  }

  private mutating func buttons(_ items: [[DeclaredValue.Pair]]?) -> [BarButton] {
    values(items).map { BarButton($0, textSize: cell.textSize) }
  }

  private mutating func values(_ items: [[DeclaredValue.Pair]]?) -> [KeyValues] {
    var all: [KeyValues] = []
    for item in items ?? [] { all.append(values(item)) }
    return all
  }
}
