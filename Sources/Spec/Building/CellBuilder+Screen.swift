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
    description.presented = presented
    checkSource(in: description)
    return description
  }

  /// What the screen presents, or nil for nothing.
  mutating func presentedDescription() -> Presented? {
    let declaration = context.screen.presented
    if let alert = declaration.alert {
      var described = panel(alert)
      described.fields = values(alert.fields).map(AlertField.init)
      return .alert(described)
    }
    if let menu = declaration.menu {
      return .menu(
        Menu(
          title: menu.title.map { localized($0) }, items: values(menu.items).map(MenuItem.init)),
        source: menu.source?.source)
    }
    return declaration.actionSheet.map { .actionSheet(panel($0), source: $0.source?.source) }
  }

  private mutating func panel(_ panel: some PanelDeclaration) -> Alert {
    Alert(
      title: panel.title.map { localized($0) }, message: panel.message.map { localized($0) },
      actions: values(panel.actions).map(AlertAction.init))
  }

  /// Reports a missing or unknown source.
  private mutating func checkSource(in screen: ScreenDescription) {
    guard let named = context.screen.presented.source else {
      // A menu without a source was reported when the document was read.
      if family == .ipad, let sheet = context.screen.presented.actionSheet {
        findings.add(.noSource(at: sheet.span))
      }
      return
    }
    switch named.source {
    case .view(let name):
      let known = names
      if !known.contains(name) { findings.add(.unknownView(name, at: named.span, known: known)) }
    case .button(let list, let index):
      if screen.button(list, index) == nil {
        findings.add(.unknownBarButton(list.rawValue, index, at: named.span))
      }
    }
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
