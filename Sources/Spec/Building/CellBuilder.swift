import AutoLayout
import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds
import YAML

/// Builds one cell of a document.
struct CellBuilder {
  let document: SpecDocument
  let cell: Cell
  let context: CellContext
  /// The system's words in the cell's language.
  let words: SystemWords
  var findings: Findings
  /// The patches of each view from the changes whose conditions hold, in file order.
  private var patches: [ViewID: [NumberedPatch]] = [:]
  private var nodes: [ViewNode] = []
  private var styles: [ViewStyle] = []
  /// The traits that each view passes on to its subviews, by the view's index in `nodes`.
  private var traits: [ViewTraits] = []
  /// The interface level of the view whose colours are resolved now.
  var level = InterfaceLevel.base
  /// The key values of containers, by the container's index in `nodes`.
  ///
  /// A container's cells use them too.
  private var valuesOfContainers: [Int: KeyValues] = [:]
  /// The key values of cells, with those of their containers, by the cell's index in `nodes`.
  private var valuesOfCells: [Int: KeyValues] = [:]
  /// The key values of the container whose cells are being added.
  private var containerValues: KeyValues = []
  /// What the screen presents over its views, or nil for nothing.
  private(set) var presented: Presented?
  var constraints: [PendingConstraint] = []
  /// Whether a change replaced the rows of a container.
  ///
  /// Constraints of the file may then use views of rows that do not exist.
  private(set) var hasReplacedRows = false
  /// The constraints from keys that a change replaced.
  private(set) var replaced: [InactiveConstraint] = []
  /// The texts that replace those of the document, by view id.
  var texts: [ViewID: String] = [:]
  /// The texts of the screen's bars, of those of its columns and of what it presents.
  var barTexts: [BarText] = []
  /// The buttons of the same bars, by `BarButton.number`.
  var barButtons: [DeclaredBarButton] = []
  /// The template uses that produced each view, outermost first, by view name.
  private var uses: [String: [TemplateUse]] = [:]

  init(_ document: SpecDocument, _ cell: Cell) {
    self.document = document
    self.cell = cell
    context = CellContext(cell, of: document)
    words = document.strings.systemWords(in: cell.locale)
    findings = Findings(limits: document.limits)
    nodes.reserveCapacity(document.views.views.count)
    styles.reserveCapacity(document.views.views.count)
    for index in context.changes {
      for patch in document.changes[index].views {
        patches[patch.id, default: []].append(
          NumberedPatch(entryNumber: index + 1, ownKeys: patch.ownKeys, style: patch.style))
      }
    }
  }

  private struct NumberedPatch {
    /// The number of the entry of `when`, counted from 1.
    var entryNumber: Int
    var ownKeys: ViewKeys
    @Rare var style: ViewKeys?
  }

  /// The names of the views that were added.
  var names: [String] { nodes.map(\.id.name) }

  /// The kind of the view with a name, or nil without such a view.
  func kind(named name: String) -> (any ViewKind)? {
    nodes.firstIndex { $0.id.name == name }.map { styles[$0].kind }
  }

  /// The background of the view with a name, or nil without one.
  func background(of name: String) -> RGBAColor? {
    nodes.firstIndex { $0.id.name == name }.flatMap { styles[$0].background }
  }

  /// Whether the view with a name is at the top level.
  func isTop(_ name: String) -> Bool {
    nodes.contains { $0.id.name == name && $0.parent == 0 }
  }

  mutating func build() -> BuiltCell {
    let geometry = context.geometry
    let grid = geometry.grid
    let environment = LayoutEnvironment(
      screenSize: geometry.size, grid: grid, rootFrame: geometry.rootFrame,
      safeArea: geometry.safeArea, rootMargins: geometry.rootMargins,
      keyboardFrame: geometry.keyboard, isKeyboardFloating: geometry.isKeyboardFloating,
      direction: cell.direction, readableWidth: cell.textSize.readableWidth,
      hasBarContainer: context.hasBarContainer)
    presented = presentedDescription()
    addViews(of: document.views, under: nil, grid: grid)
    addConstraints(document.views.constraints, entryNumber: 0)
    applyChanges()
    let scene = Scene(
      environment: environment, views: nodes, constraints: activeConstraints(among: nodes))
    level = traits[0].level
    let screen = screenDescription(tint: traits[0].tint)
    styles[0].background = screen.background
    return BuiltCell(
      name: cell.name, configuration: context.configuration, geometry: geometry,
      scene: scene, styles: styles, screen: screen, barTexts: barTexts,
      barButtons: barButtons, uses: uses,
      inactiveConstraints: inactiveConstraints,
      diagnostics: findings.sorted)
  }

  // MARK: Views

  private mutating func addViews(of subtree: Subtree, under top: Int?, grid: PixelGrid) {
    let first = nodes.count
    var rows: [(position: Int, rows: Subtree, entryNumber: Int)] = []
    for declaration in subtree.views {
      let parent = declaration.parent.map { $0 + first } ?? top
      let (keys, entries) = keys(of: declaration)
      findings.uses = declaration.uses
      if !declaration.uses.isEmpty { uses[declaration.id.name] = declaration.uses }
      for finding in keys.placementFindings { findings.add(finding) }
      if entries.rows > 0 { hasReplacedRows = true }
      rows += keys.rows.map { [(nodes.count, $0, entries.rows)] } ?? []
      for shorthand in declaration.keys.shorthands {
        guard let entryNumber = entries.shorthands[shorthand.key] else { continue }
        let cause = InactiveConstraint.Cause.switchedOff(
          by: document.changes[entryNumber - 1].entry)
        replaced += shorthand.constraints.flatMap(\.constraints).map {
          InactiveConstraint(constraint: $0, cause: cause)
        }
      }
      for shorthand in keys.shorthands {
        addConstraints(shorthand.constraints, entryNumber: entries.shorthands[shorthand.key] ?? 0)
      }
      add(declaration, keys, under: parent, grid: grid)
    }
    findings.uses = []
    for (position, subtree, entryNumber) in rows {
      containerValues = valuesOfContainers[position] ?? []
      addViews(of: subtree, under: position, grid: grid)
      addConstraints(subtree.constraints, entryNumber: entryNumber)
    }
  }

  /// The numbers of the entries of `when` that set a view's current values, counted from 1.
  ///
  /// 0, or no number for a shorthand, means that the spec sets the value unconditionally.
  private struct SettingEntries {
    var shorthands: [String: Int] = [:]
    var rows = 0
  }

  /// The keys of a view in the cell: those of its last style under the view's own, and those of the
  /// patches over both.
  private func keys(of declaration: ViewDeclaration) -> (ViewKeys, SettingEntries) {
    let patches = patches[declaration.id] ?? []
    let styled = patches.last { $0.style != nil }
    var keys = declaration.keys(withStyle: styled?.style)
    var entries = SettingEntries()
    if let styled {
      let own = declaration.ownKeys ?? declaration.keys
      for shorthand in declaration.keys.shorthands + keys.shorthands
      where !own.shorthands.contains(where: { $0.key == shorthand.key }) {
        entries.shorthands[shorthand.key] = styled.entryNumber
      }
      if styled.style?.rows != nil { entries.rows = styled.entryNumber }
    }
    for patch in patches {
      keys.apply(patch.ownKeys)
      for shorthand in patch.ownKeys.shorthands {
        entries.shorthands[shorthand.key] = patch.entryNumber
      }
      if patch.ownKeys.rows != nil { entries.rows = patch.entryNumber }
    }
    return (keys, entries)
  }

  private mutating func add(
    _ declaration: ViewDeclaration, _ keys: ViewKeys, under parent: Int?, grid: PixelGrid
  ) {
    let role = parent == 0 ? columnRole(of: declaration.id) : nil
    let traits = traits(
      of: keys, under: parent, sheet: declaration.kind is SheetKind.Type ? declaration.id : nil,
      column: role)
    // The keys of a container also style its cells and section titles.
    var values =
      declaration.isPart ? containerValues.merging(values(keys.values)) : values(keys.values)
    let cellAround = declaration.isPart ? nil : self.cellAround(parent)
    if let around = cellAround, let kind = declaration.kind as? any CellContentKind.Type {
      values = kind.inherited(from: valuesOfCells[around] ?? []).merging(values)
    }
    if let text = texts[declaration.id] { values.replaceText(with: text) }
    if declaration.kind is any ItemContainerKind.Type { valuesOfContainers[nodes.count] = values }
    if declaration.kind is any CellKind.Type { valuesOfCells[nodes.count] = values }
    checkIndices(values, of: declaration)
    checkOrder(values, of: declaration)
    let direction = keys.direction ?? cell.direction
    let kind = declaration.kind.init(
      values,
      traits: Traits(
        context.configuration, geometry(of: traits.column), tint: traits.adjustedTint,
        direction: direction,
        level: level, words: words))
    var view = ResolvedView(
      node: ViewNode(
        id: declaration.id, kind: declaration.kind.name, parent: parent, content: kind.content,
        arrangement: kind.arrangement, hugging: kind.hugging, compression: kind.compression,
        margins: kind.margins, fitting: keys.fitting, alignmentInsets: kind.alignmentInsets,
        customGuides: declaration.guides, isSectionHeader: kind.isSectionHeader,
        span: declaration.span),
      style: ViewStyle(kind: kind, tint: traits.adjustedTint), direction: direction)
    for key in ViewKey.all {
      if case .view(let resolve) = key.resolution { resolve(&self, keys, &view) }
    }
    if kind.hidesItself {
      view.node.isHidden = true
      view.style.isHidden = true
    }
    if let sheet = kind as? SheetKind {
      place(sheet, &view, isTop: parent == 0)
    } else if let role {
      place(column: role, &view)
    }
    view.node.tablePart = declaration.tablePart
    if declaration.tablePart == .sectionHeader { view.node.isSectionHeader = true }
    if parent == nil { view.node.keyboardGuide = context.screen.keyboardGuide.behavior }
    nodes.append(view.node)
    styles.append(view.style)
    if let around = cellAround, let cell = styles[around].kind as? any CellKind {
      styles[around].kind = cell.showing(kind)
    }
    if keys.clips, keys.shadow != nil {
      findings.add(.clippedShadow(of: declaration.id.name, at: declaration.span))
    }
  }

  /// The index of the cell whose content a subview of `parent` is; nil outside of cells.
  private func cellAround(_ parent: Int?) -> Int? {
    guard let parent else { return nil }
    if valuesOfCells[parent] != nil { return parent }
    return nodes[parent].parent.flatMap { valuesOfCells[$0] == nil ? nil : $0 }
  }

  /// The geometry of the screen, or of a column of it.
  private func geometry(of role: SplitView.Role?) -> ScreenGeometry {
    let geometry = context.geometry
    return geometry.columns.first { $0.role == role }.map { geometry.showing($0) } ?? geometry
  }

  /// Sets `level` for the view's own colours, and stores the traits that its subviews inherit.
  ///
  /// A sheet is a raised interface.
  private mutating func traits(
    of keys: ViewKeys, under parent: Int?, sheet: ViewID?, column: SplitView.Role?
  ) -> ViewTraits {
    level =
      keys.level
      ?? (sheet != nil ? .elevated : parent.map { traits[$0].level } ?? context.screen.level)
    var view =
      parent.map { traits[$0] }
      ?? ViewTraits(
        tint: resolved(context.screen.tint) ?? system("systemBlue"),
        tintAdjustmentMode: dimsTint(of: nil) ? .dimmed : .normal, level: level)
    if let column { view.column = column }
    if let sheet { view.tintAdjustmentMode = dimsTint(of: sheet) ? .dimmed : .normal }
    for key in ViewKey.all {
      if case .trait(let resolve) = key.resolution { resolve(&self, keys, &view) }
    }
    traits.append(view)
    return view
  }
}
