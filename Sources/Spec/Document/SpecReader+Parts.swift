import Diagnostics
import Graphics
import ViewKinds
import YAML

/// Values of kinds' keys that are made of several.
extension SpecReader {
  /// The parts of a view: mappings of `fields`, or texts that stand for the first of them.
  mutating func readItems(
    _ node: YAMLNode, of key: String, _ fields: [Key]
  ) -> [[DeclaredValue.Pair]]? {
    guard let nodes = list(node, key: key) else { return nil }
    var items: [[DeclaredValue.Pair]] = []
    for item in nodes { items.append(readItem(item, of: key, fields)) }
    return items
  }

  private mutating func readItem(
    _ item: YAMLNode, of key: String, _ fields: [Key]
  ) -> [DeclaredValue.Pair] {
    if let first = fields.first, item.standsAlone(for: first.type) {
      return readValue(item, of: first)
        .map { [DeclaredValue.Pair(key: first.name, value: $0)] } ?? []
    }
    var pairs: [DeclaredValue.Pair] = []
    for entry in mapping(item, of: .entry(key)) ?? []
    where known(entry, in: fields.map(\.name), of: .entry(key)) {
      guard let field = fields.first(where: { $0.name == entry.key }),
        let value = readValue(entry.value, of: field)
      else { continue }
      pairs.append(DeclaredValue.Pair(key: field.name, value: value))
    }
    return pairs
  }

  /// A text, or a list of its runs, each of which has a `text`.
  mutating func attributedText(
    _ node: YAMLNode, key: String, _ fields: [Key]
  ) -> DeclaredValue? {
    switch node.content {
    case .scalar: return shownText(node, key: key).map { .fixed(.text($0)) }
    case .mapping:
      findings.add(
        .wrongType("`\(key)`", wanted: "text or a list of runs of text", found: node))
      return nil
    case .sequence(let runs):
      for run in runs {
        guard case .mapping(let entries) = run.content, let text = fields.first?.name,
          !entries.contains(where: { $0.key == text })
        else { continue }
        findings.add(.missingKey(text, of: .entry(key), at: run.span))
      }
      return readItems(node, of: key, fields).map { .items($0) }
    }
  }

  mutating func colors(_ node: YAMLNode, key: String) -> [DynamicColor]? {
    list(node, key: key)?.compactMap { color($0, key: key) }
  }

  mutating func numbers(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>, count: ClosedRange<Int>
  ) -> [Double]? {
    guard let nodes = list(node, key: key) else { return nil }
    guard count.contains(nodes.count) else {
      findings.add(.wrongCount(nodes.count, of: key, wanted: count, at: node.span))
      return nil
    }
    let numbers = nodes.compactMap { number($0, key: key, in: range) }
    return numbers.count == nodes.count ? numbers : nil
  }

  mutating func lengths(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>, count: ClosedRange<Int>
  ) -> [DeclaredLength]? {
    guard let nodes = list(node, key: key) else { return nil }
    guard count.contains(nodes.count) else {
      findings.add(.wrongCount(nodes.count, of: key, wanted: count, at: node.span))
      return nil
    }
    let lengths = nodes.compactMap { length($0, key: key, in: range) }
    return lengths.count == nodes.count ? lengths : nil
  }

  mutating func path(_ node: YAMLNode, key: String) -> Path? {
    guard let text = text(node, key: key) else { return nil }
    do throws(PathDataError) {
      return try Path(data: text)
    } catch {
      findings.add(.pathData(error, key: key, in: TextPlace(node)))
      return nil
    }
  }

  mutating func date(_ node: YAMLNode, key: String) -> CalendarDate? {
    guard let text = text(node, key: key) else { return nil }
    if let date = CalendarDate(text) { return date }
    findings.add(.notADate(text, key: key, at: node.span))
    return nil
  }
}

extension YAMLNode {
  /// Whether a part that is this alone is the value of its first key.
  fileprivate func standsAlone(for type: KeyType) -> Bool {
    switch content {
    case .scalar(let scalar): !scalar.isNull && type != .texts
    case .sequence: type == .texts
    case .mapping: false
    }
  }
}
