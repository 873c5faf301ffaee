import Snapshots

extension CellRecord.Status {
  /// In the order in which they need somebody.
  static let byUrgency: [CellRecord.Status] = [.failed, .different, .missing, .recorded, .matched]

  /// What is said of one cell.
  var badge: String {
    switch self {
    case .matched: "matches"
    case .missing: "no reference"
    case .different: "differs"
    case .recorded: "recorded"
    case .failed: "no verdict"
    }
  }

  /// What is said under a count.
  func caption(count: Int) -> String {
    switch self {
    case .matched: count == 1 ? "matches" : "match"
    case .missing: "without reference"
    case .different: count == 1 ? "differs" : "differ"
    case .recorded: "recorded"
    case .failed: "without verdict"
    }
  }
}
