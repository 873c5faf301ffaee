import Devices
import Graphics
import ViewKinds

/// The screen around the views of one cell.
extension CellBuilder {
  mutating func screenDescription(tint: RGBAColor) -> ScreenDescription {
    let screen = context.screen
    let (bar, tabs) = (screen.navigationBar, screen.tabBar)
    let selected = tabs?.selected ?? 0
    var description = ScreenDescription(
      background: resolved(screen.background) ?? system("systemBackground"), tint: tint)
    description.level = level
    description.direction = cell.direction
    description.statusBarStyle = screen.statusBar.style
    description.showsHomeIndicator = screen.showsHomeIndicator
    description.title = bar?.title.map { localized($0) }
    description.backTitle = bar?.backTitle.map { localized($0) }
    description.prompt = bar?.prompt.map { localized($0) }
    description.leftItems = buttons(bar?.leftItems)
    description.rightItems = buttons(bar?.rightItems)
    description.searchPlaceholder = bar?.search.map { localized($0) }
    description.barTint = resolved(bar?.barTint)
    description.tabs = values(tabs?.items).enumerated().map {
      TabItem($0.element, isSelected: $0.offset == selected)
    }
    description.selectedTab = selected
    description.toolbarItems = buttons(screen.toolbar?.items)
    description.alert = screen.presented.alert.map { alert($0) }
    return description
  }

  private mutating func alert(_ alert: AlertDeclaration) -> Alert {
    Alert(
      title: alert.title.map { localized($0) }, message: alert.message.map { localized($0) },
      actions: values(alert.actions).map(AlertAction.init),
      fields: values(alert.fields).map(AlertField.init))
  }

  private mutating func buttons(_ items: [[DeclaredValue.Pair]]?) -> [BarButton] {
    values(items).map { BarButton($0, textSize: cell.textSize, on: cell.os) }
  }

  private mutating func values(_ items: [[DeclaredValue.Pair]]?) -> [KeyValues] {
    var all: [KeyValues] = []
    for item in items ?? [] { all.append(values(item)) }
    return all
  }
}
