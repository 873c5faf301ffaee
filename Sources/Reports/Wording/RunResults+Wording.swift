import Diagnostics
package import Snapshots

extension RunResults {
  /// The numbers of cells as a sentence, such as `36 match, 2 differ, 1 has no reference`.
  ///
  /// Zeros are left out.
  package var countsSentence: String {
    let counts = counts
    let parts = [
      Self.part(counts.matched, "matches", "match").map { $0 + counts.toleratedPart },
      Self.part(counts.unchanged, "is unchanged", "are unchanged"),
      Self.part(counts.different, "differs", "differ"),
      base == nil
        ? Self.part(counts.missing, "has no reference", "have no reference")
        : Self.part(counts.missing, "is new", "are new"),
      Self.part(counts.recorded, "was recorded", "were recorded"),
      Self.part(counts.failed, "could not be compared", "could not be compared"),
      Self.part(counts.rejected, "was rejected", "were rejected"),
    ].compactMap { $0 }
    return parts.isEmpty ? "no cells" : parts.joined(separator: ", ")
  }

  private static func part(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
  }
}

extension CellCounts {
  fileprivate var toleratedPart: String {
    tolerated == 0 ? "" : " (\(tolerated) within \(tolerated == 1 ? "its" : "their") tolerance)"
  }
}

extension RunVerdict {
  var heading: String {
    switch self {
    case .passed: "All snapshots match"
    case .recorded: "References were recorded"
    case .differs: "Snapshots differ"
    case .invalidInput: "Screens could not be drawn"
    case .environmentProblem: "Snapshots could not be compared"
    case .nothingSelected: "No screens were selected"
    }
  }
}

extension RunResults {
  /// The verdict as a heading.
  var heading: String {
    if obstacle != nil, stoppingObstacle == nil { return "Results are missing" }
    return isOnlyRenamed ? "Snapshots were renamed" : verdict.heading
  }

  /// The heading of the references without a cell, or of the cells that only the base has.
  var staleHeading: String { base.map { "cells only in `\($0)`" } ?? "stale references" }

  /// The number of the references without a cell, or of the cells that only the base has.
  var staleCount: String {
    base.map { "\(Count.of(stale.count, "cell")) only in `\($0)`" }
      ?? Count.of(stale.count, "stale reference")
  }

  /// The command that accepts what the run drew; nil unless a test has the verdict `differs`.
  ///
  /// - Parameter causes: the number of causes that the reader sees with their numbers.
  /// - Returns: the sentence.
  package func acceptingSentence(causes: Int = 0) -> String? {
    guard verdict == .differs, base == nil, cells.contains(where: \.needsAttention) else {
      return nil
    }
    if isOnlyRenamed { return "Run `strut accept` to rename the references." }
    let onlyLacksReferences = cells.allSatisfy {
      $0.outcome.isMatch || $0.outcome == .missing && $0.renamedFrom == nil
    }
    if onlyLacksReferences {
      return "If the pictures are right, run `strut accept` to record them as references."
    }
    let ofCause = causes > 1 ? ", or `strut accept --cause N` for one cause" : ""
    return "If the new pictures are right, run `strut accept`\(ofCause)."
  }

  /// The number of cells and screens, such as `40 cells on 3 screens`.
  var extent: String {
    let screens = Set(cells.map(\.id.screen) + (rejected ?? []).map(\.screen)).count
    return "\(Count.of(counts.total, "cell")) on \(Count.of(screens, "screen"))"
  }

  /// The number of recorded references and the next command; nil unless the verdict is `recorded`.
  package var recordingSentence: String? {
    guard verdict == .recorded else { return nil }
    let count = counts.recorded
    return count == 0
      ? "Nothing to record. Run `strut test` without `--record`."
      : "Recorded \(Count.of(count, "reference")). Check the pictures, then run `strut test`."
  }
}
