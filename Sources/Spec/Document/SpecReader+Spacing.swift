import AutoLayout
import Diagnostics
import YAML

extension SpecReader {
  /// A length, or `system`.
  mutating func spacing(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>
  ) -> DeclaredSpacing? {
    if let text = node.scalar?.text {
      if text == Self.systemSpace { return .system }
      if metrics[text] == nil, NearestName.of(text, in: [Self.systemSpace]) != nil {
        findings.add(
          .unknownMetric(text, at: node.span, known: metrics.names + [Self.systemSpace]))
        return nil
      }
    }
    return length(node, key: key, in: range).map { .length($0) }
  }

  private static let systemSpace = "system"

  /// A space for each of some of a stack's own views.
  mutating func spacings(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>, of stack: ViewID,
    in tree: LayoutTree
  ) -> DeclaredValue? {
    guard let entries = mapping(node, of: .key(key)) else { return nil }
    let arranged = tree.names.entries.filter { $0.parent == stack }
    var spacings: [DeclaredCustomSpacing] = []
    for entry in entries {
      guard let view = arranged.first(where: { $0.name == entry.key }) else {
        findings.add(
          .notArranged(
            entry.key, by: tree.names.entry(of: stack)?.name ?? stack.name, at: entry.keySpan,
            known: arranged.map(\.name)))
        continue
      }
      guard let spacing = spacing(entry.value, key: entry.key, in: range) else { continue }
      spacings.append(DeclaredCustomSpacing(view: view.id, spacing: spacing))
    }
    return .spacings(spacings)
  }
}
