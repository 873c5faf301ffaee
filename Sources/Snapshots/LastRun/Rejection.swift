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
    do {
      // The results are written first, so that they never name removed pictures.
      try write(results.rejecting(ids))
      try removeEvidence(of: ids)
    } catch {
      throw .file(error)
    }
    return dropped.map { Rejection(id: $0.id, hasReference: $0.evidence?.reference != nil) }
  }

  /// Removes the files of failing cells, which the results no longer name.
  package func removeEvidence(of ids: Set<CellID>) throws(FileError) {
    for id in ids { try emptyFolder(of: id) }
  }
}
