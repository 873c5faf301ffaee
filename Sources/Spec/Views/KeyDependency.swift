import AutoLayout
import Devices
import Diagnostics
import Geometry
import ViewKinds
import YAML

/// Keys that have no effect without another key, or beside it.
struct KeyDependency: Sendable {
  let keys: [String]
  /// The name of the other key.
  let other: String
  /// The value of the other key that decides, or nil for any value.
  var value: String?
  /// Whether the keys need the other key; otherwise it takes their effect away.
  var isNeeded = true

  private static let all = [
    KeyDependency(keys: ["corners", "cornerCurve"], other: "cornerRadius"),
    KeyDependency(
      keys: [
        SymbolKeys.rendering.name, SymbolKeys.colors.name, SymbolKeys.value.name,
        ImageViewKind.symbolScale.name,
      ], other: ImageViewKind.symbol.name),
    KeyDependency(
      keys: [ImageViewKind.image.name, TabItem.selectedImage.name],
      other: ImageViewKind.symbol.name, isNeeded: false),
    KeyDependency(
      keys: [StackKind.baselineRelative.name], other: StackKind.axis.name,
      value: Axis.vertical.rawValue),
    KeyDependency(
      keys: [SheetKind.from.name, SheetKind.preferredContentSize.name],
      other: SheetKind.style.name, value: SheetStyle.popover.rawValue),
    KeyDependency(
      keys: [SheetKind.detent.name, SheetKind.detentHeight.name, SheetKind.grabber.name],
      other: SheetKind.style.name, value: SheetStyle.fullScreen.rawValue, isNeeded: false),
  ]

  /// The dependency of an entry on another one of its mapping, or nil for none.
  ///
  /// An entry that is false, as by default, needs no effect.
  static func of(_ entry: YAMLEntry) -> KeyDependency? {
    entry.value.scalar?.flag == false ? nil : all.first { $0.keys.contains(entry.key) }
  }

  /// Whether the keys have an effect in a mapping.
  func isMet(by entries: [YAMLEntry]) -> Bool {
    isNeeded
      == entries.contains {
        $0.key == other && (value == nil || $0.value.scalar?.text == value)
      }
  }
}

/// The keys of views that depend on other keys.
struct DependentKeys {
  private var met: Set<SourceSpan> = []
  private var unmet: [(entry: YAMLEntry, view: ViewID, dependency: KeyDependency)] = []

  /// Adds a key of a view.
  mutating func add(_ entry: YAMLEntry, of view: ViewID, among entries: [YAMLEntry]) {
    guard let dependency = KeyDependency.of(entry) else { return }
    if dependency.isMet(by: entries) {
      met.insert(entry.keySpan)
    } else {
      unmet.append((entry, view, dependency))
    }
  }

  /// Warns about the keys that have no effect in any view.
  ///
  /// A key of a style, a template or a row belongs to several views. A key of a condition counts as
  /// given.
  func findings(_ patches: [ConditionalChange.Patch]) -> [Diagnostic] {
    var given: [ViewID: Set<String>] = [:]
    for patch in patches {
      given[patch.id, default: []].formUnion(patch.keys.given)
      given[patch.id, default: []].formUnion(patch.keys.values.map(\.key))
    }
    var effective = met
    for key in unmet where given[key.view]?.contains(key.dependency.other) == true {
      effective.insert(key.entry.keySpan)
    }
    return unmet.compactMap { key in
      effective.insert(key.entry.keySpan).inserted
        ? .noEffect(of: key.entry, key.dependency, in: key.view.name) : nil
    }
  }
}
