import Cassowary
import Diagnostics

/// A priority as a spec writes it; a metric's may differ from cell to cell.
enum DeclaredPriority: Hashable, Sendable {
  case level(Priority)
  case metric(String)

  static let required = DeclaredPriority.level(.required)

  /// Nil where the metric is not above 0 and at most 1000.
  func value(_ metrics: Metrics) -> Priority? {
    switch self {
    case .level(let priority): priority
    case .metric(let name): metrics[name].flatMap { Priority($0) }
    }
  }
}

/// A priority that a key gives, and where.
struct PriorityKey: Hashable, Sendable {
  var priority: DeclaredPriority
  var span: SourceSpan
}
