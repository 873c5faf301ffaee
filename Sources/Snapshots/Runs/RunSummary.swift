/// How many cells ended how, and what that means for the run.
package struct RunSummary: Hashable, Sendable {
  package private(set) var matched = 0
  /// Of those that match, the cells in which something differs as it may.
  package private(set) var tolerated = 0
  package private(set) var missing = 0
  package private(set) var different = 0
  package private(set) var recorded = 0
  package private(set) var failedBySpec = 0
  package private(set) var failedBySurroundings = 0
  private let recordMode: RecordMode
  private let obstacle: RunObstacle.Kind?

  /// What a run comes to, the worst that holds.
  package enum Verdict: Hashable, Sendable {
    case passed
    /// The mode was to record, whether or not there was anything to record.
    case recorded
    /// Snapshots differ or are missing.
    case differs
    case specIsWrong
    case surroundingsAreWrong
    /// There was no cell to look at.
    case nothingSelected
  }

  package init(_ results: RunResults) {
    recordMode = results.recordMode
    obstacle = results.obstacle?.kind
    for cell in results.cells {
      switch cell.status {
      case .matched:
        matched += 1
        if cell.toleratedPixels != nil { tolerated += 1 }
      case .missing: missing += 1
      case .different: different += 1
      case .recorded: recorded += 1
      case .failed where cell.cause == .spec: failedBySpec += 1
      case .failed: failedBySurroundings += 1
      }
    }
  }

  package var total: Int { matched + missing + different + recorded + failed }
  package var failed: Int { failedBySpec + failedBySurroundings }

  package var verdict: Verdict {
    switch obstacle {
    case .spec: return .specIsWrong
    case .selection: return .nothingSelected
    case .surroundings: return .surroundingsAreWrong
    case nil: break
    }
    if failedBySurroundings > 0 { return .surroundingsAreWrong }
    if failedBySpec > 0 { return .specIsWrong }
    if missing + different > 0 { return .differs }
    return recordMode == .none ? .passed : .recorded
  }

  /// `36 match, 2 differ, 1 has no reference`, counts of zero left out.
  package var sentence: String {
    let parts = [
      Self.part(matched, "matches", "match").map { $0 + toleratedPart },
      Self.part(different, "differs", "differ"),
      Self.part(missing, "has no reference", "have no reference"),
      Self.part(recorded, "was recorded", "were recorded"),
      Self.part(failed, "could not be judged", "could not be judged"),
    ].compactMap { $0 }
    return parts.isEmpty ? "no cells" : parts.joined(separator: ", ")
  }

  private var toleratedPart: String {
    tolerated == 0 ? "" : " (\(tolerated) within \(tolerated == 1 ? "its" : "their") tolerance)"
  }

  private static func part(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
  }
}
