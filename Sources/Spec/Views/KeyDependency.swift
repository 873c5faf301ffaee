import AutoLayout
import Devices
import Diagnostics
import Geometry
import ViewKinds
import YAML

/// Keys that have no effect without another key, or beside it.
struct KeyDependency: Sendable {
  let keys: [String]
  /// The names of the other keys, of which one is enough.
  let others: [String]
  /// The values of the other key that decide, or none for any value.
  var values: [String] = []
  /// Whether the keys need the other key; otherwise it takes their effect away.
  var isNeeded = true
  /// The name of the kind that has the keys, or nil for all kinds.
  var kind: String?

  private static let configurations = ButtonKind.Style.configurations.map(\.rawValue)

  private static let table = [
    KeyDependency(keys: ["corners", "cornerCurve"], others: ["cornerRadius"]),
    KeyDependency(
      keys: [
        SymbolKeys.rendering.name, SymbolKeys.colors.name, SymbolKeys.value.name,
        ImageViewKind.symbolScale.name,
      ], others: [ImageViewKind.symbol.name]),
    KeyDependency(
      keys: [ImageViewKind.image.name, TabItem.selectedImage.name],
      others: [ImageViewKind.symbol.name], isNeeded: false),
    KeyDependency(keys: [ImageViewKind.rendering.name], others: [ImageViewKind.image.name]),
    KeyDependency(
      keys: [ImageViewKind.capInsets.name], others: [ImageViewKind.image.name],
      kind: ImageViewKind.name),
    KeyDependency(
      keys: [ImageViewKind.font.name], others: [ImageViewKind.symbol.name],
      kind: ImageViewKind.name),
    KeyDependency(
      keys: [
        ListContentKind.secondaryFont.name, ListContentKind.secondaryTextColor.name,
        ListContentKind.secondaryLines.name,
      ], others: [ListContentKind.secondaryText.name], kind: ListContentKind.name),
    KeyDependency(
      keys: [
        ButtonKind.imagePlacement.name, ButtonKind.imagePadding.name, ButtonKind.imageInsets.name,
      ],
      others: [
        ButtonKind.image.name, ButtonKind.symbol.name, ButtonKind.showsActivityIndicator.name,
      ], kind: ButtonKind.name),
    KeyDependency(
      keys: [
        ButtonKind.imageInsets.name, ButtonKind.titleInsets.name, ButtonKind.alignment.name,
      ],
      others: [ButtonKind.style.name], values: configurations,
      isNeeded: false, kind: ButtonKind.name),
    // A button of style `plain` has a background while it is selected.
    KeyDependency(
      keys: [ButtonKind.baseBackgroundColor.name],
      others: [ButtonKind.style.name, ButtonKind.selected.name],
      values: configurations.filter { $0 != ButtonKind.Style.plain.rawValue } + ["true"],
      kind: ButtonKind.name),
    KeyDependency(
      keys: [
        ButtonKind.baseBackgroundColor.name, ButtonKind.buttonSize.name,
        ButtonKind.cornerStyle.name, ButtonKind.subtitle.name, ButtonKind.titleAlignment.name,
      ], others: [ButtonKind.style.name], values: configurations, kind: ButtonKind.name),
    KeyDependency(
      keys: [ButtonKind.capInsets.name], others: [ButtonKind.backgroundImage.name],
      kind: ButtonKind.name),
    KeyDependency(
      keys: [LabelKind.shadowOffset.name], others: [LabelKind.shadowColor.name],
      kind: LabelKind.name),
    KeyDependency(
      keys: [
        GradientViewKind.locations.name, GradientViewKind.type.name,
        GradientViewKind.startPoint.name, GradientViewKind.endPoint.name,
      ], others: [GradientViewKind.colors.name], kind: GradientViewKind.name),
    KeyDependency(
      keys: [
        ShapeViewKind.lineWidth.name, ShapeViewKind.lineCap.name, ShapeViewKind.lineJoin.name,
        ShapeViewKind.lineDashPattern.name, ShapeViewKind.lineDashPhase.name,
      ], others: [ShapeViewKind.strokeColor.name], kind: ShapeViewKind.name),
    KeyDependency(
      keys: [ShapeViewKind.lineDashPhase.name], others: [ShapeViewKind.lineDashPattern.name],
      kind: ShapeViewKind.name),
    KeyDependency(
      keys: [ShapeViewKind.contentMode.name], others: [ShapeViewKind.viewBox.name],
      kind: ShapeViewKind.name),
    KeyDependency(
      keys: [
        BlurViewKind.glassTint.name, BlurViewKind.interactive.name, BlurViewKind.highlighted.name,
      ],
      others: [BlurViewKind.effect.name],
      values: [BlurEffect.glass.rawValue, BlurEffect.clearGlass.rawValue],
      kind: BlurViewKind.name),
    KeyDependency(
      keys: [BlurViewKind.highlighted.name], others: [BlurViewKind.interactive.name],
      kind: BlurViewKind.name),
    KeyDependency(
      keys: [BlurViewKind.glassSpacing.name], others: [BlurViewKind.effect.name],
      values: [BlurEffect.glassContainer.rawValue], kind: BlurViewKind.name),
    KeyDependency(
      keys: [StackKind.baselineRelative.name], others: [StackKind.axis.name],
      values: [Axis.vertical.rawValue]),
    KeyDependency(
      keys: [StackKind.disambiguatesTextWidths.name], others: [StackKind.axis.name],
      values: [Axis.vertical.rawValue], isNeeded: false),
    KeyDependency(
      keys: [TableViewKind.sectionIndexColor.name], others: [TableViewKind.indexTitles.name]),
    KeyDependency(
      keys: [TableViewKind.separatorColor.name, TableViewKind.separatorInset.name],
      others: [TableViewKind.separatorStyle.name],
      values: [TableViewKind.SeparatorStyle.none.rawValue], isNeeded: false),
    KeyDependency(
      keys: [
        TableViewKind.editingStyle.name, TableViewKind.showsReorderControl.name,
        TableViewKind.shouldIndentWhileEditing.name,
      ],
      others: [TableViewKind.editing.name], kind: TableViewKind.name),
    KeyDependency(
      keys: [SheetKind.from.name, SheetKind.preferredContentSize.name],
      others: [SheetKind.style.name], values: [SheetStyle.popover.rawValue]),
    KeyDependency(
      keys: [SheetKind.detent.name, SheetKind.detentHeight.name, SheetKind.grabber.name],
      others: [SheetKind.style.name], values: [SheetStyle.fullScreen.rawValue], isNeeded: false),
  ]

  private static let byKey: [String: [KeyDependency]] = table.reduce(into: [:]) { found, next in
    for key in next.keys { found[key, default: []].append(next) }
  }

  /// The dependencies of an entry on other ones of its mapping; `kind` is the name of the view's
  /// kind, or nil for another mapping.
  ///
  /// An entry that is false, as by default, needs no effect.
  static func all(of entry: YAMLEntry, kind: String?) -> [KeyDependency] {
    guard entry.value.scalar?.flag != false, let found = byKey[entry.key] else { return [] }
    return found.filter { $0.kind == nil || $0.kind == kind }
  }

  /// Whether the keys have an effect in a mapping.
  func isMet(by entries: [YAMLEntry]) -> Bool { isNeeded == entries.contains(where: decides) }

  private func decides(_ entry: YAMLEntry) -> Bool {
    others.contains(entry.key)
      && (values.isEmpty || entry.value.scalar.map { values.contains($0.text) } ?? false)
  }

  /// The other keys in backticks: those that are missing, or the one that is given.
  func others(among entries: [YAMLEntry]) -> String {
    if !isNeeded, let given = entries.first(where: decides) {
      return values.isEmpty
        ? "`\(given.key)`" : "`\(given.key): \(given.value.scalar?.text ?? "")`"
    }
    guard let value = values.first else { return WordList.of(others.map { "`\($0)`" }, "or") }
    return "`\(others[0]): \(value)`"
  }
}

/// The keys of views that depend on other keys.
struct DependentKeys {
  private var met: Set<SourceSpan> = []
  private var unmet: [(entry: YAMLEntry, view: ViewID, others: [String], finding: Diagnostic)] = []

  /// Adds a key of a view; `kind` is the name of the view's kind.
  mutating func add(
    _ entry: YAMLEntry, of view: ViewID, kind: String, among entries: [YAMLEntry]
  ) {
    let dependencies = KeyDependency.all(of: entry, kind: kind)
    guard !dependencies.isEmpty else { return }
    guard let dependency = dependencies.first(where: { !$0.isMet(by: entries) }) else {
      met.insert(entry.keySpan)
      return
    }
    let finding = Diagnostic.noEffect(of: entry, dependency, among: entries, in: view.name)
    unmet.append((entry, view, dependency.others, finding))
  }

  /// Warns about the keys that have no effect in any view.
  ///
  /// A key of a style, a template or a row belongs to several views. A key of a condition counts as
  /// given.
  func findings(_ patches: [ConditionalChange.Patch]) -> [Diagnostic] {
    var given: [ViewID: Set<String>] = [:]
    for patch in patches {
      given[patch.id, default: []].formUnion(patch.keys.givenNames)
    }
    var effective = met
    for key in unmet where given[key.view]?.isDisjoint(with: key.others) == false {
      effective.insert(key.entry.keySpan)
    }
    return unmet.compactMap { key in
      effective.insert(key.entry.keySpan).inserted ? key.finding : nil
    }
  }
}
