import Diagnostics
import YAML

extension YAMLNode {
  /// The entries of a mapping, of a list of mappings, of a condition such as `a == b`, or of calls:
  /// `fillMaxWidth().padding(16.dp)`.
  var insides: [YAMLEntry] {
    switch content {
    case .mapping(let entries): return entries
    case .sequence(let nodes):
      return nodes.flatMap { $0.scalar == nil ? $0.entries : $0.insides }
    case .scalar(let scalar):
      if scalar.text.hasSuffix(")"), let calls = calls(scalar.text) { return calls }
      guard
        let found = scalar.text.wholeMatch(
          of: #/[("]*\s*(?:\w+\.)*([\w-]+)\s*(?:(?:===?|=|:|is)\s*"?\.?([\w.-]+)"?)?\s*[)"]*/#)
      else { return [] }
      return [entry(String(found.1), node(found.2.map(String.init) ?? "true"))]
    }
  }

  /// The calls of a chain, each as an entry with its arguments; nil for other texts.
  private func calls(_ text: String) -> [YAMLEntry]? {
    let parts = BracketedText.split(text, at: ".") ?? []
    // A dot stands in front of a unit too, as in `16.dp`, but that one is in brackets.
    let calls = parts.filter { $0.hasSuffix(")") }.compactMap { MistakenCall($0) }
    guard !calls.isEmpty, calls.count >= parts.count - 1 else { return nil }
    return calls.map { call in
      let labelled = call.arguments.filter { $0.label != nil }
      let value: YAMLNode
      if labelled.isEmpty {
        let nodes = call.arguments.map { node($0.value) }
        value =
          nodes.count > 1
          ? YAMLNode(span: span, content: .sequence(nodes)) : nodes.first ?? node("true")
      } else {
        value = YAMLNode(
          span: span,
          content: .mapping(labelled.map { entry($0.label ?? "", node(Self.bare($0.value))) }))
      }
      return entry(call.name, value)
    }
  }

  /// The argument without the unit of Compose.
  private static func bare(_ argument: String) -> String {
    MistakenValue.number(argument) ?? argument
  }

  private func node(_ text: String) -> YAMLNode {
    YAMLNode(span: span, content: .scalar(YAMLScalar(text: text, style: .plain)))
  }

  private func entry(_ key: String, _ value: YAMLNode) -> YAMLEntry {
    YAMLEntry(key: key, keySpan: span, value: value)
  }
}
