import Cassowary
import Diagnostics

/// A priority as declared in a spec: a level, or a metric whose value may differ between cells.
enum DeclaredPriority: Hashable, Sendable {
  case level(Priority)
  case metric(String)

  static let required = DeclaredPriority.level(.required)

  /// The priority, or nil if the metric is missing or its value is not above 0 and at most 1000.
  func value(_ metrics: Metrics) -> Priority? {
    switch self {
    case .level(let priority): priority
    case .metric(let name): metrics[name].flatMap { Priority($0) }
    }
  }
}

/// A priority from a key, with its place.
struct PriorityKey: Hashable, Sendable {
  var priority: DeclaredPriority
  var span: SourceSpan
}
