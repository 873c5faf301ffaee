import AutoLayout
import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds

/// The screen around the views of one cell.
extension CellBuilder {
  mutating func screenDescription(tint: RGBAColor) -> ScreenDescription {
    let screen = context.screen
    let tabs = screen.tabBar
    let selected = tabs?.selected ?? 0
    var description = ScreenDescription(
      background: resolved(screen.background) ?? system("systemBackground"), tint: tint)
    description.level = level
    description.direction = cell.direction
    description.words = words
    description.statusBarStyle = screen.statusBar.style
    description.corners = screen.corners
    description.showsHomeIndicator = screen.showsHomeIndicator
    description.tabs = values(tabs?.items).enumerated().map {
      TabItem($0.element, isSelected: $0.offset == selected, words: words)
    }
    description.selectedTab = selected
    barTexts += zip(description.tabs.indices, description.tabs).map { index, tab in
      BarText(
        bar: .tabBar, part: .tab, string: tab.title,
        span: tabs?.styleKeys.places["items[\(index)]"])
    }
    description.tabBackground = tabs?.styleKeys.background ?? .automatic
    description.presented = presented
    description.sheets = sheets()
    let withoutBars = description
    setBars(screen.navigationBar, screen.toolbar, of: &description)
    description.columns = columns(like: withoutBars)
    description.addSplitButtons(
      in: context.geometry, on: cell.os, hasToggle: screen.split?.showsDisplayModeButton == true,
      textSize: cell.textSize)
    checkSource(in: description)
    checkPopovers(in: description)
    description.keyboardToolbar = buttons(screen.keyboard.toolbar)
    for mistake in screen.keyboard.mistakes { findings.add(mistake) }
    return description
  }

  /// Sets the content of the bars of a screen or a column.
  private mutating func setBars(
    _ bar: NavigationBarDeclaration?, _ toolbar: ToolbarDeclaration?,
    of description: inout ScreenDescription
  ) {
    description.title = bar?.title.map { localized($0) }
    description.backTitle = bar?.backTitle.map { localized($0) }
    description.prompt = bar?.prompt.map { localized($0) }
    let places = bar?.styleKeys.places ?? [:]
    description.leftItems = buttons(bar?.leftItems, in: .navigationBar, places, "leftItems")
    description.rightItems = buttons(bar?.rightItems, in: .navigationBar, places, "rightItems")
    description.subtitle = bar?.subtitle.map { localized($0) }
    description.searchPlaceholder = bar?.search.map { search in
      search.placeholder.map { localized($0) } ?? words[.search]
    }
    description.searchText = (bar?.search?.text).map { localized($0) } ?? ""
    description.barTint = resolved(bar?.barTint)
    description.navigationBackground = bar?.styleKeys.background ?? .automatic
    description.toolbarItems = buttons(
      toolbar?.items, in: .toolbar, toolbar?.styleKeys.places ?? [:], "items")
    description.toolbarBackground = toolbar?.styleKeys.background ?? .automatic
    let lines: [(key: String, part: BarText.Part, string: String?)] = [
      ("prompt", .prompt, description.prompt), ("title", .title, description.title),
      ("subtitle", .subtitle, description.subtitle),
    ]
    barTexts += lines.compactMap { key, part, string in
      string.map { BarText(bar: .navigationBar, part: part, string: $0, span: places[key]) }
    }
  }

  /// The buttons of a bar's key, which are added to the cell's declared ones.
  private mutating func buttons(
    _ items: [[DeclaredValue.Pair]]?, in bar: ScreenBar, _ places: [String: SourceSpan],
    _ key: String
  ) -> [BarButton] {
    var buttons = buttons(items)
    for index in buttons.indices {
      buttons[index].number = barButtons.count
      barButtons.append(DeclaredBarButton(bar: bar, span: places["\(key)[\(index)]"]))
    }
    return buttons
  }

  /// The columns of the split view, visible or not, with the settings of a screen without bars.
  private mutating func columns(like screen: ScreenDescription) -> [SplitColumn] {
    guard let split = context.screen.split else { return [] }
    for finding in split.findings { findings.add(finding) }
    var columns: [SplitColumn] = []
    for role in SplitView.Role.allCases {
      guard let column = split[role], let view = column.view, isColumn(view, role) else { continue }
      var description = screen
      description.background = resolved(column.background) ?? system("systemBackground")
      setBars(column.navigationBar, column.toolbar, of: &description)
      columns.append(SplitColumn(role: role, view: view.name, screen: description))
    }
    return columns
  }

  /// Whether a view can fill a column; reports if it cannot.
  private mutating func isColumn(_ view: NamedColumnView, _ role: SplitView.Role) -> Bool {
    let name = view.name
    guard let kind = kind(named: name) else {
      let known = names
      findings.add(.unknownView(name, at: view.span, known: known))
      return false
    }
    let isFirst = role == .primary || context.screen.split?.primary?.view?.name != name
    let flaw: ColumnFlaw? =
      kind is SheetKind ? .sheet : !isTop(name) ? .inside : isFirst ? nil : .twice
    if let flaw { findings.add(.notAColumn(name, flaw, at: view.span)) }
    return flaw == nil
  }

  /// The role of the column that a view fills, or nil for none.
  func columnRole(of view: ViewID) -> SplitView.Role? {
    guard context.configuration.split != nil, let split = context.screen.split else { return nil }
    return SplitView.Role.allCases.first { split[$0]?.view?.name == view.name }
  }

  /// Places the view of a column.
  ///
  /// The view of a column that is not visible is hidden and fills the screen.
  func place(column role: SplitView.Role, _ view: inout ResolvedView) {
    guard let place = context.geometry.columns.first(where: { $0.role == role }) else {
      view.hide()
      let geometry = context.geometry
      self.place(&view, in: geometry.rootFrame, safeArea: geometry.safeArea)
      return
    }
    view.node.isBarContainer = true
    view.node.margins = place.rootMargins
    self.place(&view, in: place.rootFrame, safeArea: place.safeArea)
  }

  /// What the screen presents, or nil for nothing.
  mutating func presentedDescription() -> Presented? {
    let declaration = context.screen.presented
    if let alert = declaration.alert {
      var described = panel(alert, in: .alert)
      described.fields = values(alert.fields).map(AlertField.init)
      return .alert(described)
    }
    if let menu = declaration.menu { return .menu(self.menu(menu), source: menu.source?.source) }
    if let menu = declaration.contextMenu {
      return .contextMenu(self.menu(menu), source: menu.source?.source)
    }
    if let menu = declaration.editMenu {
      return .editMenu(
        Menu(items: values(menu.items).map(MenuItem.init)), source: menu.source?.source)
    }
    if let sheet = declaration.shareSheet {
      return .shareSheet(
        ShareSheet(
          title: sheet.title.map { localized($0) }, subtitle: sheet.subtitle.map { localized($0) }),
        source: sheet.source?.source)
    }
    return declaration.actionSheet.map {
      .actionSheet(panel($0, in: .actionSheet), source: $0.source?.source)
    }
  }

  private mutating func menu(_ menu: MenuDeclaration) -> Menu {
    Menu(title: menu.title.map { localized($0) }, items: values(menu.items).map(MenuItem.init))
  }

  /// The description of a panel; adds its actions to the texts of bars.
  private mutating func panel(_ panel: some PanelDeclaration, in bar: ScreenBar) -> Alert {
    let alert = Alert(
      title: panel.title.map { localized($0) }, message: panel.message.map { localized($0) },
      actions: values(panel.actions).map(AlertAction.init))
    barTexts += zip(alert.actions, panel.actionSpans).map { action, span in
      BarText(bar: bar, part: .action, string: action.title, span: span)
    }
    return alert
  }

  /// Places a sheet that the screen presents, and hides another one.
  mutating func place(_ sheet: SheetKind, _ view: inout ResolvedView, isTop: Bool) {
    let name = view.node.id.name
    guard isTop else {
      findings.add(.sheetInside(name, at: view.node.span))
      return
    }
    let geometry = context.geometry
    var place = SheetPlacement(
      sheet.style, sheet.detent, popover: sheet.popoverSize, in: geometry, context.configuration)
    if view.style.corners.topLeft > 0 { place.round(by: view.style.corners.topLeft) }
    let placed = sheet.placed(at: place)
    view.style.kind = placed
    let isPresented = context.screen.presented.sheets.contains { $0.name == name }
    view.node.isBarContainer = placed.hasBar
    if !isPresented { view.hide() }
    self.place(&view, in: place.frame, safeArea: placed.safeArea)
  }

  /// Gives a view at the top level a frame in the window and a safe area of its own.
  private func place(_ view: inout ResolvedView, in window: Rect, safeArea own: Insets) {
    let geometry = context.geometry
    let root = geometry.rootFrame
    let frame = window.offset(by: Point(x: -root.x, y: -root.y))
    view.node.placement = .frame(
      ManualFrame(
        x: FrameLength(frame.x), y: FrameLength(frame.y), width: FrameLength(frame.width),
        height: FrameLength(frame.height), span: view.node.span))
    // The safe area that the view has from the root view is not its own.
    let inherited = geometry.safeArea.propagated(
      to: frame, in: Rect(origin: .zero, size: root.size))
    let more = view.node.additionalSafeArea
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
      let sheet = kind(named: named.name) as? SheetKind
      return PresentedSheet(
        view: named.name, place: place, source: sheet?.source,
        background: background(of: named.name) ?? sheet?.defaultBackground
          ?? system("systemBackground"))
    }
  }

  /// Reports a popover whose source is missing, and an unknown view as the source of any sheet.
  private mutating func checkPopovers(in screen: ScreenDescription) {
    for (sheet, named) in zip(screen.sheets, context.screen.presented.sheets) {
      switch sheet.source {
      case nil:
        if sheet.place.isPopover { findings.add(.noPopoverSource(sheet.view, at: named.span)) }
      case .view(let name)?:
        let known = names
        if !known.contains(name) { findings.add(.unknownView(name, at: named.span, known: known)) }
      case .button(let list, let index)?:
        if sheet.place.isPopover, screen.button(list, index) == nil {
          findings.add(.unknownBarButton(list.rawValue, index, at: named.span))
        }
      }
    }
  }

  /// Reports a missing or unknown source.
  private mutating func checkSource(in screen: ScreenDescription) {
    guard let named = context.screen.presented.source else {
      // A menu without a source was reported when the document was read.
      let presented = context.screen.presented
      if family == .ipad, let sheet = presented.actionSheet {
        findings.add(.noSource(of: "an action sheet", at: sheet.span))
      }
      if family == .ipad, let sheet = presented.shareSheet {
        findings.add(.noSource(of: "a share sheet", at: sheet.span))
      }
      return
    }
    switch named.source {
    case .view(let name):
      let known = names
      if !known.contains(name) { findings.add(.unknownView(name, at: named.span, known: known)) }
    case .button where context.screen.presented.contextMenu != nil:
      findings.add(.contextMenuOfButton(at: named.span))
    case .button where context.screen.presented.editMenu != nil:
      findings.add(.editMenuOfButton(at: named.span))
    case .button(let list, let index):
      if screen.button(list, index) == nil {
        findings.add(.unknownBarButton(list.rawValue, index, at: named.span))
      }
    }
  }

  private mutating func buttons(_ items: [[DeclaredValue.Pair]]?) -> [BarButton] {
    values(items).map { BarButton($0, textSize: cell.textSize, on: cell.os, words: words) }
  }

  private mutating func values(_ items: [[DeclaredValue.Pair]]?) -> [KeyValues] {
    var all: [KeyValues] = []
    for item in items ?? [] { all.append(values(item)) }
    return all
  }
}

extension ResolvedView {
  fileprivate mutating func hide() {
    node.isHidden = true
    style.isHidden = true
  }
}
