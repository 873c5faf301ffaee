import Diagnostics
import Snapshots

/// What a run comes to, in words and counts.
struct RunOverview {
  let results: RunResults

  init(_ results: RunResults) { self.results = results }

  var summary: RunSummary { RunSummary(results) }

  var heading: String {
    switch summary.verdict {
    case .passed: "All snapshots match"
    case .recorded: "Snapshots were recorded"
    case .differs: "Snapshots differ"
    case .specIsWrong: "Screens could not be drawn"
    case .surroundingsAreWrong: "Snapshots could not be judged"
    case .nothingSelected: "No screens were selected"
    }
  }

  /// `40 cells on 3 screens`.
  var extent: String {
    let screens = Set(results.cells.map(\.id.screen)).count
    return "\(Count.of(results.cells.count, "cell")) on \(Count.of(screens, "screen"))"
  }

  /// What the layouts of drawn cells have to say, each finding with the number of its cells.
  var findings: [(value: DiagnosticRecord, count: Int)] {
    Counted.counted(results.cells.filter { $0.status != .failed }.flatMap(\.diagnostics))
  }
}

/// Equal things told once.
enum Counted {
  /// Each value with how often it is there, in the order of first appearance.
  static func counted<Value: Hashable>(_ values: [Value]) -> [(value: Value, count: Int)] {
    var order: [Value] = []
    var counts: [Value: Int] = [:]
    for value in values {
      if counts[value] == nil { order.append(value) }
      counts[value, default: 0] += 1
    }
    return order.map { ($0, counts[$0] ?? 0) }
  }
}
