import AutoLayout
import Cassowary
import Devices
import Diagnostics
import Geometry
import ViewKinds

/// Makes one cell of a document; the document is only read.
struct CellBuilder {
  let document: SpecDocument
  let cell: Cell
  let surroundings: CellSurroundings
  var findings: Findings
  /// What the changes that hold say of each view, in their order.
  private var patches: [ViewID: [StagedPatch]] = [:]
  private var nodes: [ViewNode] = []
  private var looks: [ViewLook] = []
  /// The tint of each view, which its subviews take over.
  private var tints: [Color] = []
  var constraints: [PendingConstraint] = []

  init(_ document: SpecDocument, _ cell: Cell) {
    self.document = document
    self.cell = cell
    surroundings = CellSurroundings(cell, of: document)
    findings = Findings(limit: document.limits.diagnostics)
    for index in surroundings.changes {
      for patch in document.changes[index].views {
        patches[patch.id, default: []].append(StagedPatch(stage: index + 1, keys: patch.keys))
      }
    }
  }

  private struct StagedPatch {
    /// The entry of `when`, counted from 1.
    var stage: Int
    var keys: ViewKeys
  }

  mutating func build() -> BuiltCell {
    let geometry = surroundings.geometry
    let grid = PixelGrid(scale: geometry.scale) ?? .wholePoints
    let environment = LayoutEnvironment(
      screenSize: geometry.size, grid: grid, rootFrame: geometry.rootFrame,
      safeArea: geometry.safeArea, rootMargins: geometry.rootMargins,
      keyboardFrame: geometry.keyboard, direction: cell.direction)
    addViews(of: document.views, under: nil, grid: grid)
    addConstraints(document.views.constraints, stage: 0)
    applyChanges()
    let scene = Scene(environment: environment, views: nodes, constraints: activeConstraints)
    let background = resolved(surroundings.screen.background) ?? system("systemBackground")
    looks[0].background = background
    return BuiltCell(
      name: cell.name, configuration: surroundings.configuration, geometry: geometry,
      scene: scene, looks: looks,
      screen: ScreenDescription(
        background: background, title: surroundings.screen.navigationBar?.title,
        backTitle: surroundings.screen.navigationBar?.backTitle, tint: tints[0]))
  }

  // MARK: Views

  private mutating func addViews(of subtree: Subtree, under top: Int?, grid: PixelGrid) {
    let first = nodes.count
    var rows: [(position: Int, rows: Subtree, stage: Int)] = []
    for declaration in subtree.views {
      let parent = declaration.parent.map { $0 + first } ?? top
      let (keys, stages) = keys(of: declaration)
      for finding in keys.placementFindings { findings.add(finding) }
      rows += keys.rows.map { [(nodes.count, $0, stages.rows)] } ?? []
      for shorthand in keys.shorthands {
        addConstraints(shorthand.constraints, stage: stages.shorthands[shorthand.key] ?? 0)
      }
      add(declaration, keys, under: parent, grid: grid)
    }
    for (position, subtree, stage) in rows {
      addViews(of: subtree, under: position, grid: grid)
      addConstraints(subtree.constraints, stage: stage)
    }
  }

  /// The entries of `when` that set what holds now, counted from 1; 0 for the file itself.
  private struct Stages {
    var shorthands: [String: Int] = [:]
    var rows = 0
  }

  private func keys(of declaration: ViewDeclaration) -> (ViewKeys, Stages) {
    var keys = declaration.keys
    var stages = Stages()
    for patch in patches[declaration.id] ?? [] {
      keys.merge(patch.keys)
      for shorthand in patch.keys.shorthands { stages.shorthands[shorthand.key] = patch.stage }
      if patch.keys.rows != nil { stages.rows = patch.stage }
    }
    return (keys, stages)
  }

  private mutating func add(
    _ declaration: ViewDeclaration, _ keys: ViewKeys, under parent: Int?, grid: PixelGrid
  ) {
    let inherited = parent.map { tints[$0] } ?? system("systemBlue")
    let tint = resolved(keys.tint) ?? inherited
    let direction = keys.direction ?? cell.direction
    let kind = declaration.kind.init(
      values(keys),
      traits: Traits(
        appearance: cell.appearance, direction: direction, grid: grid, tint: tint,
        systemMargin: surroundings.geometry.rootMargins.left,
        family: surroundings.configuration.device.family,
        sizeClasses: surroundings.geometry.sizeClasses, textSize: cell.textSize))
    tints.append(tint)
    nodes.append(
      ViewNode(
        id: declaration.id, kind: declaration.kind.name, parent: parent,
        content: content(of: kind, keys), arrangement: kind.arrangement,
        hugging: priorities(kind.hugging, keys.hugging),
        compression: priorities(kind.compression, keys.compression),
        margins: margins(of: kind, keys, direction),
        preservesSuperviewMargins: keys.preservesSuperviewMargins ?? false,
        insetsMarginsFromSafeArea: keys.insetsMarginsFromSafeArea ?? true,
        additionalSafeArea: keys.additionalSafeArea.map { insets($0) } ?? .zero,
        direction: keys.direction,
        isHidden: keys.isHidden ?? false, placement: placement(keys.placement),
        fitting: keys.shorthands.last { $0.fitting != nil }?.fitting,
        alignmentInsets: kind.alignmentInsets,
        customGuides: declaration.guides, span: declaration.span))
    looks.append(
      ViewLook(
        kind: kind, background: resolved(keys.background), isHidden: keys.isHidden ?? false,
        alpha: keys.alpha ?? 1, cornerRadius: keys.cornerRadius.map { points($0) } ?? 0,
        clips: keys.clips ?? false))
  }

  private mutating func content(
    of kind: any ViewKind, _ keys: ViewKeys
  ) -> (any IntrinsicContent)? {
    var content = kind.content
    if let intrinsic = keys.intrinsic {
      let size = IntrinsicSize(
        width: intrinsic.width.map { points($0) }, height: intrinsic.height.map { points($0) })
      content = FixedContent(fixed: size, kind: content)
    }
    guard let baselines = keys.baselines else { return content }
    return GivenBaselines(
      first: baselines.first.map { points($0) }, last: baselines.last.map { points($0) },
      content: content)
  }

  /// The kind's priorities with those that are given.
  private mutating func priorities(
    _ standard: PerAxis<Priority>, _ given: PerAxis<PriorityKey?>
  ) -> PerAxis<Priority> {
    var priorities = standard
    for axis in Axis.allCases {
      guard let key = given[axis] else { continue }
      if let priority = key.priority.value(surroundings.metrics) {
        priorities[axis] = priority
      } else {
        findings.add(.badPriority(at: key.span))
      }
    }
    return priorities
  }

  private mutating func placement(_ declared: DeclaredPlacement) -> Placement {
    guard let declaredFrame = declared.frame else { return .constraints }
    do throws(FrameFlaw) {
      var frame = try declaredFrame.frame(surroundings.metrics)
      frame.mask = declared.mask ?? []
      if let width = declared.designedWidth, let height = declared.designedHeight {
        frame.designedFor = Size(width: points(width), height: points(height))
      }
      return .frame(frame)
    } catch {
      findings.add(.frame(error))
      return .constraints
    }
  }

  private mutating func insets(_ declared: DeclaredInsets) -> Insets {
    Insets(
      top: declared.top.map { points($0) } ?? 0, left: declared.left.map { points($0) } ?? 0,
      bottom: declared.bottom.map { points($0) } ?? 0,
      right: declared.right.map { points($0) } ?? 0)
  }

  /// The margins by absolute side under the direction of the view's content.
  private mutating func margins(
    of kind: any ViewKind, _ keys: ViewKeys, _ direction: LayoutDirection
  ) -> Insets {
    let readsLeftward = direction == .rightToLeft
    var margins = kind.margins
    for (side, length) in keys.margins.settings {
      switch side {
      case .top: margins.top = points(length)
      case .bottom: margins.bottom = points(length)
      case .left: margins.left = points(length)
      case .right: margins.right = points(length)
      case .leading where readsLeftward: margins.right = points(length)
      case .leading: margins.left = points(length)
      case .trailing where readsLeftward: margins.left = points(length)
      case .trailing: margins.right = points(length)
      }
    }
    return margins
  }

  // MARK: Values

  private mutating func values(_ keys: ViewKeys) -> KeyValues {
    var values = KeyValues()
    for given in keys.values { values[given.key] = resolved(given.value) }
    return values
  }

  /// A value with what depends on the cell filled in.
  private mutating func resolved(_ declared: DeclaredValue) -> KeyValue {
    switch declared {
    case .fixed(let value): return value
    case .color(let color): return .color(color.resolved(in: cell.appearance))
    case .length(let length): return .number(points(length).value)
    case .font(let font):
      return .font(
        FontDescription(
          family: font.family, size: size(of: font), weight: font.weight, isItalic: font.isItalic))
    case .colors(let colors):
      return .colors(colors.map { $0.resolved(in: cell.appearance) })
    case .items(let items):
      var all: [KeyValues] = []
      for item in items {
        var values = KeyValues()
        for pair in item { values[pair.key] = resolved(pair.value) }
        all.append(values)
      }
      return .items(all)
    case .spacing(let spacing): return .spacing(space(spacing))
    case .spacings(let spacings):
      return .spacings(spacings.map { .init(after: $0.view, space($0.spacing)) })
    }
  }

  private mutating func space(_ spacing: DeclaredSpacing) -> StackSpacing {
    switch spacing {
    case .length(let length): .points(points(length))
    case .system: .system
    }
  }

  /// A font's size at the cell's text size.
  private mutating func size(of font: DeclaredFont) -> Points {
    switch font.growth {
    case .fixed: return points(font.size)
    case .style(let style): return style.size(in: cell.textSize)
    case .scaled(let style):
      let grid = PixelGrid(scale: surroundings.geometry.scale) ?? .wholePoints
      return style.scaled(points(font.size), in: cell.textSize, on: grid)
    }
  }

  /// A length under the cell's metrics, kept in its range after a complaint.
  mutating func points(_ length: DeclaredLength) -> Points {
    let value = length.amount.value(surroundings.metrics) ?? length.range.lowerBound
    guard !length.range.contains(value) else { return Points(value) }
    findings.add(.outOfRange(length.key, value, length.range, at: length.span))
    return Points(min(max(value, length.range.lowerBound), length.range.upperBound))
  }

  private func resolved(_ color: DynamicColor?) -> Color? {
    color?.resolved(in: cell.appearance)
  }

  private func system(_ name: String) -> Color {
    resolved(SystemColors.color(named: name)) ?? .white
  }
}
