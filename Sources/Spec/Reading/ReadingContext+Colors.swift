import Catalogues
import Devices
import Diagnostics
import ViewKinds
import YAML

extension ReadingContext {
  /// Reads the named colours.
  ///
  /// A colour may refer to any other one, before or after it.
  func readColors(_ node: YAMLNode) {
    let entries = mapping(node, of: .key("colors")) ?? []
    // The uses of colours in a list are not reported as well.
    if case .sequence(let nodes) = node.content {
      colors.wrong.formUnion(nodes.flatMap(\.entries).map(\.key))
    }
    colors.names = entries.map(\.key)
    for entry in entries {
      colors.unread[entry.key] = entry
      if ColorLiteral.looksLike(entry.key) { report(.colorNameAsLiteral(entry)) }
    }
    for entry in entries { readColor(entry) }
  }

  /// Reads an entry of `colors`, at most once.
  ///
  /// An entry that refers to itself, directly or not, is invalid.
  private func readColor(_ entry: YAMLEntry) {
    guard colors.unread.removeValue(forKey: entry.key) != nil else { return }
    colors.values[entry.key] = color(entry.value, key: entry.key)
    if colors.values[entry.key] == nil { colors.wrong.insert(entry.key) }
  }

  /// Reads a colour: a text in numbers, a name of `colors`, of the asset catalogues or of the
  /// system, or a mapping with one colour for each appearance.
  func color(_ node: YAMLNode, key: String) -> DeviceColor? {
    guard case .mapping(let entries) = node.content else { return namedColor(node, key: key) }
    var found: [String: DeviceColor] = [:]
    let isLight = !entries.contains { $0.key == "light" }
    for entry in entries {
      if isLight, ["any", "base", "normal", "default", "universal", "day"].contains(entry.key) {
        report(
          .unknownKey([entry], of: .key(key), .words("write `light` in place of `\(entry.key)`")))
        continue
      }
      guard known(entry, in: Self.appearances, of: .key(key)) else { continue }
      found[entry.key] = namedColor(entry.value, key: entry.key)
    }
    let given = entries.map(\.key)
    let strange = given.filter { !Self.appearances.contains($0) }
    for appearance in Self.appearances where !given.contains(appearance) && strange.isEmpty {
      report(.missingKey(appearance, of: .key(key), at: node.span))
    }
    guard let light = found["light"], let dark = found["dark"] else { return nil }
    return DeviceColor(light: light, dark: dark)
  }

  private static let appearances = Appearance.allCases.map(\.rawValue)

  private func namedColor(_ node: YAMLNode, key: String) -> DeviceColor? {
    guard let scalar = node.scalar, !scalar.isNull, scalar.flag == nil else {
      report(.noColor(key, found: node))
      return nil
    }
    if ColorLiteral.looksLike(scalar.text) {
      if let color = ColorLiteral.color(scalar.text) {
        if let meant = ColorLiteral.counted(to1: scalar.text) {
          report(.channelsTo1(scalar.text, meant, at: node.span))
        }
        return DeviceColor(Color(color))
      }
      report(.badColorLiteral(scalar.text, at: node.span, known: colors.names))
      return nil
    }
    if let entry = colors.unread[scalar.text] { readColor(entry) }
    if colors.wrong.contains(scalar.text) { return nil }
    if colors.values[scalar.text] == nil, colors.names.contains(scalar.text) {
      report(.circularColor(scalar.text, at: node.span))
      return nil
    }
    if let color = colors.values[scalar.text] { return color }
    switch assets.color(scalar.text) {
    case .found(let color): return color
    case .broken:
      findings.hasErrorsElsewhere = true
      return nil
    case .missing: break
    }
    if let color = SystemColors.color(named: scalar.text) { return DeviceColor(color) }
    report(
      .unknownColor(
        scalar.text, at: node.span,
        known: colors.names + assets.colorNames() + SystemColors.names))
    return nil
  }
}

/// The entries of `colors`.
struct ColorNames {
  var values: [String: DeviceColor] = [:]
  /// The names in file order.
  var names: [String] = []
  var unread: [String: YAMLEntry] = [:]
  /// The names of invalid colours.
  ///
  /// Each is reported only once.
  var wrong: Set<String> = []
}
