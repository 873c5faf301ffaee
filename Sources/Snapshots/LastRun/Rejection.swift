/// What became of a failing cell that was to be dropped.
package struct Rejection: Hashable, Sendable {
  package let id: CellID
  /// Whether the cell has a reference, which stays as it is.
  package let hasReference: Bool
}

extension LastRun {
  /// Drops failing cells of the last run with what it kept of them; references stay as they are.
  ///
  /// - Parameters:
  ///   - results: the last run's.
  ///   - isSelected: asked for each cell that is missing a reference or differs.
  /// - Returns: the dropped cells in the run's order.
  /// - Throws: what kept a file from being written or removed.
  package func reject(
    _ results: RunResults, where isSelected: (CellRecord) -> Bool
  ) throws(ReferenceError) -> [Rejection] {
    let dropped = results.cells.filter { $0.evidence != nil && isSelected($0) }
    guard !dropped.isEmpty else { return [] }
    let ids = Set(dropped.map(\.id))
    var kept = RunResults(
      recordMode: results.recordMode, cells: results.cells.filter { !ids.contains($0.id) },
      stale: results.stale)
    kept.shard = results.shard
    do {
      // First, so that no results speak of pictures that are gone.
      try write(kept)
      for cell in dropped { try emptyFolder(of: cell.id) }
    } catch {
      throw .file(error)
    }
    return dropped.map { Rejection(id: $0.id, hasReference: $0.evidence?.reference != nil) }
  }
}
