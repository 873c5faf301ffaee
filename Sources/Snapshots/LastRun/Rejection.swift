/// The result of rejecting a failing cell.
package struct Rejection: Hashable, Sendable {
  package let id: CellID
  /// Whether the cell has a reference.
  ///
  /// A rejection does not change it.
  package let hasReference: Bool
}

extension LastRun {
  /// Removes failing cells and their files from the last run.
  ///
  /// References do not change.
  ///
  /// - Parameters:
  ///   - results: the last run's results.
  ///   - isSelected: called with each cell that differs or has no reference.
  /// - Returns: the removed cells in the run's order.
  /// - Throws: an error of writing or removing a file.
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
      // The results are written first, so that they never name removed pictures.
      try write(kept)
      for cell in dropped { try emptyFolder(of: cell.id) }
    } catch {
      throw .file(error)
    }
    return dropped.map { Rejection(id: $0.id, hasReference: $0.evidence?.reference != nil) }
  }
}
