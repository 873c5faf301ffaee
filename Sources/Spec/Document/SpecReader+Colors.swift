import Devices
import Diagnostics
import ViewKinds
import YAML

extension SpecReader {
  /// The named colours, which may name each other in any order.
  mutating func readColors(_ node: YAMLNode) {
    let entries = mapping(node, of: .key("colors")) ?? []
    colorNames = entries.map(\.key)
    for entry in entries { colorEntries[entry.key] = entry }
    for entry in entries { readColor(entry) }
  }

  /// Reads an entry of `colors`, once; an entry that names itself, also by way of others, is none.
  private mutating func readColor(_ entry: YAMLEntry) {
    guard colorEntries.removeValue(forKey: entry.key) != nil else { return }
    colors[entry.key] = color(entry.value, key: entry.key)
    if colors[entry.key] == nil { badColors.insert(entry.key) }
  }

  /// A colour in numbers, the name of one, or one for each appearance.
  mutating func color(_ node: YAMLNode, key: String) -> DynamicColor? {
    guard case .mapping(let entries) = node.content else { return namedColor(node, key: key) }
    var found: [String: DynamicColor] = [:]
    for entry in entries where known(entry, in: Self.appearances, of: .key(key)) {
      found[entry.key] = namedColor(entry.value, key: entry.key)
    }
    let given = entries.map(\.key)
    for appearance in Self.appearances where !given.contains(appearance) {
      findings.add(.missingKey(appearance, of: .key(key), at: node.span))
    }
    guard let light = found["light"], let dark = found["dark"] else { return nil }
    return light.asLight(withDark: dark)
  }

  private static let appearances = Appearance.allCases.map(\.rawValue)

  private mutating func namedColor(_ node: YAMLNode, key: String) -> DynamicColor? {
    guard let scalar = node.scalar, !scalar.isNull, scalar.flag == nil else {
      findings.add(.noColor(key, found: node))
      return nil
    }
    if ColorLiteral.looksLike(scalar.text) {
      if let color = ColorLiteral.color(scalar.text) { return DynamicColor(color) }
      findings.add(.badColorLiteral(scalar.text, at: node.span))
      return nil
    }
    if let entry = colorEntries[scalar.text] { readColor(entry) }
    if badColors.contains(scalar.text) { return nil }
    if colors[scalar.text] == nil, colorNames.contains(scalar.text) {
      findings.add(.circularColor(scalar.text, at: node.span))
      return nil
    }
    if let color = colors[scalar.text] ?? SystemColors.color(named: scalar.text) { return color }
    findings.add(
      .unknownColor(scalar.text, at: node.span, known: colorNames + SystemColors.names))
    return nil
  }
}
