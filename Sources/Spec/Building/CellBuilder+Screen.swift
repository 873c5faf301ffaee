import AutoLayout
import Devices
import Geometry
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
    description.sheets = sheets()
    checkSource(in: description)
    for mistake in screen.keyboard.mistakes { findings.add(mistake) }
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
    if let menu = declaration.menu { return .menu(self.menu(menu), source: menu.source?.source) }
    if let menu = declaration.contextMenu {
      return .contextMenu(self.menu(menu), source: menu.source?.source)
    }
    return declaration.actionSheet.map { .actionSheet(panel($0), source: $0.source?.source) }
  }

  private mutating func menu(_ menu: MenuDeclaration) -> Menu {
    Menu(title: menu.title.map { localized($0) }, items: values(menu.items).map(MenuItem.init))
  }

  private mutating func panel(_ panel: some PanelDeclaration) -> Alert {
    Alert(
      title: panel.title.map { localized($0) }, message: panel.message.map { localized($0) },
      actions: values(panel.actions).map(AlertAction.init))
  }

  /// Places a sheet that the screen presents, and hides another one.
  mutating func place(_ sheet: SheetKind, _ view: inout ResolvedView, isTop: Bool) {
    let name = view.node.id.name
    guard isTop else {
      findings.add(.sheetInside(name, at: view.node.span))
      return
    }
    let geometry = context.geometry
    let place = SheetPlacement(sheet.style, sheet.detent, in: geometry, context.configuration)
    let placed = sheet.placed(at: place)
    view.style.kind = placed
    let isPresented = context.screen.presented.sheets.contains { $0.name == name }
    view.node.isBarContainer = placed.hasBar
    view.node.isHidden = view.node.isHidden || !isPresented
    view.style.isHidden = view.style.isHidden || !isPresented
    let root = geometry.rootFrame
    let frame = place.frame.offset(by: Point(x: -root.x, y: -root.y))
    view.node.placement = .frame(
      ManualFrame(
        x: FrameLength(frame.x), y: FrameLength(frame.y), width: FrameLength(frame.width),
        height: FrameLength(frame.height), span: view.node.span))
    // The safe area that the view has from the root view is not that of the sheet.
    let inherited = Insets(
      top: max(0, geometry.safeArea.top - frame.minY),
      left: max(0, geometry.safeArea.left - frame.minX),
      bottom: max(0, geometry.safeArea.bottom - (root.height - frame.maxY)),
      right: max(0, geometry.safeArea.right - (root.width - frame.maxX)))
    let (own, more) = (placed.safeArea, view.node.additionalSafeArea)
    view.node.additionalSafeArea = Insets(
      top: own.top - inherited.top + more.top, left: own.left - inherited.left + more.left,
      bottom: own.bottom - inherited.bottom + more.bottom,
      right: own.right - inherited.right + more.right)
  }

  /// Whether the tint of a sheet, or of the screen for nil, loses its colour.
  ///
  /// Up to iOS 18 only the uppermost of all that is presented keeps its tint.
  func dimsTint(of sheet: ViewID?) -> Bool {
    if presented?.dimsTint(on: cell.os) == true { return true }
    let sheets = context.screen.presented.sheets
    return cell.os == .ios18 && !sheets.isEmpty && sheets.last?.name != sheet?.name
  }

  /// The sheets that the screen presents.
  private mutating func sheets() -> [PresentedSheet] {
    context.screen.presented.sheets.compactMap { named in
      guard let place = (kind(named: named.name) as? SheetKind)?.place else {
        findings.add(.notASheet(named.name, at: named.span))
        return nil
      }
      return PresentedSheet(view: named.name, place: place)
    }
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
    case .button where context.screen.presented.contextMenu != nil:
      findings.add(.contextMenuOfButton(at: named.span))
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
