import Diagnostics
import YAML

extension SpecReader {
  /// Named numbers; a name is one that expressions can use.
  mutating func readMetrics(_ node: YAMLNode, key: String = "metrics") -> Metrics {
    var read = Metrics()
    for entry in mapping(node, of: .key(key)) ?? [] {
      guard ExpressionTokenizer.isName(entry.key) else {
        findings.add(.badName(entry.key, at: entry.keySpan))
        continue
      }
      guard !NameScope.itemNames.contains(entry.key) else {
        findings.add(.reservedMetric(entry.key, at: entry.keySpan))
        continue
      }
      guard let value = number(entry.value, key: entry.key, in: -1e6...1e6) else { continue }
      read.set(entry.key, value)
    }
    return read
  }
}
