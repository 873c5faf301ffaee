/// A number as declared in a spec.
///
/// Its value may depend on metrics, which conditions may change.
indirect enum Amount: Hashable, Sendable {
  case literal(Double)
  case metric(String)
  case negative(Amount)
  case sum(Amount, Amount)
  case product(Amount, Amount)
  case quotient(Amount, Amount)

  static let zero = Amount.literal(0)
  static let one = Amount.literal(1)

  /// The value with the metrics of a cell.
  ///
  /// Nil if a divisor is zero, the result is not finite or a metric is missing.
  func value(_ metrics: Metrics) -> Double? {
    let result: Double?
    switch self {
    case .literal(let value): result = value
    case .metric(let name): result = metrics[name]
    case .negative(let amount): result = amount.value(metrics).map { -$0 }
    case .sum(let a, let b): result = combine(a, b, metrics, +)
    case .product(let a, let b): result = combine(a, b, metrics, *)
    case .quotient(let a, let b): result = combine(a, b, metrics, /)
    }
    guard let result, result.isFinite else { return nil }
    return result
  }

  private func combine(
    _ a: Amount, _ b: Amount, _ metrics: Metrics, _ operation: (Double, Double) -> Double
  ) -> Double? {
    guard let a = a.value(metrics), let b = b.value(metrics) else { return nil }
    return operation(a, b)
  }
}

/// The named numbers of a cell.
struct Metrics: Hashable, Sendable {
  /// The range of a metric's value.
  static let range = -1_000_000.0...1_000_000.0

  private(set) var values: [String: Double] = [:]
  /// The names in file order; names that conditions add come last.
  private(set) var names: [String] = []

  subscript(name: String) -> Double? { values[name] }

  mutating func set(_ name: String, _ value: Double) {
    if values.updateValue(value, forKey: name) == nil { names.append(name) }
  }
}
