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
}

extension CellRecord {
  /// Whether it failed, differs or has no reference.
  var isToBeLookedAt: Bool {
    switch status {
    case .failed, .different, .missing: true
    case .recorded, .matched: false
    }
  }
}
