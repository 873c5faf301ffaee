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
  var findings: Findings
  /// The patches of each view from changes whose conditions hold, in order.
  private var patches: [ViewID: [NumberedPatch]] = [:]
  private var nodes: [ViewNode] = []
  private var styles: [ViewStyle] = []
  /// The tint of each view, which its subviews inherit.
  private var tints: [RGBAColor] = []
  /// The interface level of each view, which its subviews inherit.
  private var levels: [InterfaceLevel] = []
  private var tintAdjustmentModes: [TintAdjustmentMode] = []
  /// The interface level of the view whose colours are being resolved.
  var level = InterfaceLevel.base
  /// By position: the values of containers' keys, used by their cells.
  private var valuesOfContainers: [Int: KeyValues] = [:]
  /// The values of the container whose cells are being added.
  private var containerValues: KeyValues = []
  var constraints: [PendingConstraint] = []
  /// The constraints from keys that a change replaced.
  private(set) var replaced: [InactiveConstraint] = []
  /// The texts that replace those of the document, by view.
  var texts: [ViewID: String] = [:]
  /// The template uses of views from templates, by view name.
  private var uses: [String: [TemplateUse]] = [:]

  init(_ document: SpecDocument, _ cell: Cell) {
    self.document = document
    self.cell = cell
    context = CellContext(cell, of: document)
    findings = Findings(limits: document.limits)
    for index in context.changes {
      for patch in document.changes[index].views {
        patches[patch.id, default: []].append(
          NumberedPatch(entryNumber: index + 1, keys: patch.keys))
      }
    }
  }

  private struct NumberedPatch {
    /// The entry of `when`, counted from 1.
    var entryNumber: Int
    var keys: ViewKeys
  }

  mutating func build() -> BuiltCell {
    let geometry = context.geometry
    let grid = geometry.grid
    let environment = LayoutEnvironment(
      screenSize: geometry.size, grid: grid, rootFrame: geometry.rootFrame,
      safeArea: geometry.safeArea, rootMargins: geometry.rootMargins,
      keyboardFrame: geometry.keyboard, direction: cell.direction,
      readableWidth: cell.textSize.readableWidth,
      hasBarContainer: context.hasBarContainer)
    addViews(of: document.views, under: nil, grid: grid)
    addConstraints(document.views.constraints, entryNumber: 0)
    applyChanges()
    let scene = Scene(environment: environment, views: nodes, constraints: activeConstraints)
    level = levels[0]
    let screen = screenDescription(tint: tints[0])
    styles[0].background = screen.background
    return BuiltCell(
      name: cell.name, configuration: context.configuration, geometry: geometry,
      scene: scene, styles: styles, screen: screen, uses: uses,
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

  /// The entries of `when` that set the current values, counted from 1; 0 for the file itself.
  private struct SettingEntries {
    var shorthands: [String: Int] = [:]
    var rows = 0
  }

  private func keys(of declaration: ViewDeclaration) -> (ViewKeys, SettingEntries) {
    var keys = declaration.keys
    var entries = SettingEntries()
    for patch in patches[declaration.id] ?? [] {
      keys.apply(patch.keys)
      for shorthand in patch.keys.shorthands {
        entries.shorthands[shorthand.key] = patch.entryNumber
      }
      if patch.keys.rows != nil { entries.rows = patch.entryNumber }
    }
    return (keys, entries)
  }

  private mutating func add(
    _ declaration: ViewDeclaration, _ keys: ViewKeys, under parent: Int?, grid: PixelGrid
  ) {
    level = keys.level ?? parent.map { levels[$0] } ?? context.screen.level
    levels.append(level)
    // A container's own keys style its cells and titles.
    var values =
      declaration.isPart ? containerValues.merging(values(keys.values)) : values(keys.values)
    if let text = texts[declaration.id] { values.replaceText(with: text) }
    if declaration.kind is any ItemContainerKind.Type { valuesOfContainers[nodes.count] = values }
    checkIndices(values, of: declaration)
    let inherited =
      parent.map { tints[$0] } ?? resolved(context.screen.tint) ?? system("systemBlue")
    let adjustment =
      keys.tintAdjustmentMode ?? parent.map { tintAdjustmentModes[$0] } ?? .normal
    tintAdjustmentModes.append(adjustment)
    let ownTint = resolved(keys.tint) ?? inherited
    let tint = adjustment == .dimmed ? ownTint.dimmed : ownTint
    let direction = keys.direction ?? cell.direction
    // The screen declares the root's.
    let keyboardGuide =
      parent == nil ? context.screen.keyboardGuide : keys.keyboardGuide
    let kind = declaration.kind.init(
      values,
      traits: Traits(
        context.configuration, context.geometry, tint: tint, direction: direction,
        level: level))
    // A subview may undo the dimming.
    tints.append(ownTint)
    var node =
      ViewNode(
        id: declaration.id, kind: declaration.kind.name, parent: parent,
        content: content(of: kind, keys), arrangement: kind.arrangement,
        hugging: priorities(kind.hugging, keys.hugging),
        compression: priorities(kind.compression, keys.compression),
        margins: margins(of: kind, keys, direction),
        preservesSuperviewMargins: keys.preservesSuperviewMargins,
        insetsMarginsFromSafeArea: keys.insetsMarginsFromSafeArea,
        additionalSafeArea: insets(keys.additionalSafeArea),
        direction: keys.direction,
        isHidden: keys.isHidden, placement: placement(keys.placement),
        fitting: keys.fitting,
        alignmentInsets: kind.alignmentInsets,
        customGuides: declaration.guides, isSectionHeader: kind.isSectionHeader,
        span: declaration.span)
    node.keyboardGuide = keyboardGuide.behavior
    nodes.append(node)
    if keys.clips, keys.shadow != nil {
      findings.add(.clippedShadow(of: declaration.id.name, at: declaration.span))
    }
    styles.append(
      ViewStyle(
        kind: kind, background: resolved(keys.background), isHidden: keys.isHidden,
        alpha: keys.alpha, corners: corners(keys, direction),
        clips: keys.clips, border: border(keys.border),
        shadow: shadow(keys.shadow), transform: transform(keys.transform)))
  }
}
