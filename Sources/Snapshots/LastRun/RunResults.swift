package import Diagnostics

/// The results of a run, which are the content of `results.json`.
package struct RunResults: Hashable, Sendable, Codable {
  /// The only format that this version reads and writes.
  package static let currentFormat = 5

  package let format: Int
  package let recordMode: SnapshotRecording
  /// The cells in the run's order.
  package internal(set) var cells: [CellRecord]
  /// The references without a cell, by screen and name; empty if the run was of selected cells.
  ///
  /// Those of a comparison are the cells that only the base has.
  package let stale: [CellID]
  /// The revision with which a comparison compared; nil for a run that tested.
  package let base: String?
  /// The failures that somebody rejected, in the run's order; nil without any.
  ///
  /// They are not among the cells, so that nothing accepts them. The run still did not pass.
  package private(set) var rejected: [CellID]?
  /// The part of a run on several machines; nil if the results are those of a whole run.
  package var shard: RunShard?
  /// The reason why there are no results, or why some are missing; nil if there are all.
  package private(set) var obstacle: RunObstacle?

  package init(
    recordMode: SnapshotRecording, cells: [CellRecord], stale: [CellID], base: String? = nil,
    obstacle: RunObstacle? = nil
  ) {
    format = Self.currentFormat
    self.recordMode = recordMode
    self.cells = cells
    self.stale = stale
    self.base = base
    self.obstacle = obstacle
  }

  /// Creates the results of a run that stopped.
  package init(recordMode: SnapshotRecording, obstacle: RunObstacle) {
    self.init(recordMode: recordMode, cells: [], stale: [], obstacle: obstacle)
  }
}

extension RunResults {
  /// The obstacle of a run without any results; nil if there are some.
  package var stoppingObstacle: RunObstacle? {
    cells.isEmpty && stale.isEmpty && rejected == nil ? obstacle : nil
  }

  /// The errors because of which some results are missing, or all.
  package var obstacleErrors: [Diagnostic] { obstacle?.errors ?? [] }

  /// The results with some cells rejected.
  package func rejecting(_ ids: Set<CellID>) -> RunResults {
    var kept = RunResults(
      recordMode: recordMode, cells: cells.filter { !ids.contains($0.id) }, stale: stale,
      base: base, obstacle: obstacle)
    kept.shard = shard
    let all = (rejected ?? []) + cells.map(\.id).filter { ids.contains($0) }
    kept.rejected = all.isEmpty ? nil : all
    return kept
  }
}

/// The verdict on a run.
///
/// If several verdicts apply, the most serious one counts.
package enum RunVerdict: String, Hashable, Sendable, Codable, CaseIterable {
  case passed
  /// The run was allowed to write references.
  ///
  /// It may have written none.
  case recorded
  /// Snapshots differ or have no reference.
  case differs
  /// The command line or a spec is invalid.
  case invalidInput
  /// Something outside the specs is wrong: a font is missing, a disk is full, or a reference cannot
  /// be read.
  case environmentProblem
  /// The selection matches no cell.
  case nothingSelected
}

/// The number of cells with each outcome.
package struct CellCounts: Hashable, Sendable {
  package private(set) var matched = 0
  /// The number of matching cells with differing pixels within tolerance.
  package private(set) var tolerated = 0
  package private(set) var unchanged = 0
  package private(set) var missing = 0
  package private(set) var different = 0
  package private(set) var recorded = 0
  package private(set) var failed = 0
  /// The number of failures that somebody rejected.
  package let rejected: Int

  package var total: Int {
    matched + unchanged + missing + different + recorded + failed + rejected
  }

  package init(_ cells: [CellRecord], rejected: Int = 0) {
    self.rejected = rejected
    for cell in cells {
      switch cell.outcome {
      case .matched:
        matched += 1
        if cell.toleratedPixels != nil { tolerated += 1 }
      case .unchanged: unchanged += 1
      case .missing: missing += 1
      case .different: different += 1
      case .recorded: recorded += 1
      case .failed: failed += 1
      }
    }
  }
}

extension RunResults {
  /// The cells that only the base of a comparison has.
  package var gone: [CellID] { base == nil ? [] : stale }

  package var counts: CellCounts { CellCounts(cells, rejected: rejected?.count ?? 0) }

  /// Whether cells or specs were renamed and nothing else changed.
  package var isOnlyRenamed: Bool {
    verdict == .differs && rejected == nil && gone.isEmpty
      && cells.allSatisfy { $0.outcome.isMatch || $0.renamedFrom != nil }
  }

  package var verdict: RunVerdict {
    if let obstacle { return obstacle.verdict }
    var verdict = recordMode == .none ? RunVerdict.passed : .recorded
    if rejected != nil || !gone.isEmpty { verdict = .differs }
    for cell in cells {
      switch cell.outcome {
      case .matched, .unchanged, .recorded: break
      case .missing, .different: if verdict != .invalidInput { verdict = .differs }
      case .failed where cell.cause == .spec: verdict = .invalidInput
      case .failed: return .environmentProblem
      }
    }
    return verdict
  }
}
