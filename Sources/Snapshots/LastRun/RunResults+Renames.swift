extension RunResults {
  /// The results without renames whose old references are in use.
  ///
  /// A spec may be back since the run, and results of another machine may name any references.
  ///
  /// - Parameters:
  ///   - isGone: whether the spec of a moved spec's old references no longer exists.
  ///   - isInUse: whether the spec of a renamed cell has a cell of the old name.
  /// - Returns: the results. A cell that loses its rename has no reference.
  package func checkingRenames(
    _ isGone: (SpecMove) -> Bool, isInUse: (CellRecord) -> Bool = { _ in false }
  ) -> RunResults {
    let present = Set(cells.map(\.id))
    var gone: [SpecMove: Bool] = [:]
    var results = self
    for index in cells.indices {
      guard let old = cells[index].formerID else { continue }
      var isFree = !present.contains(old)
      if let move = cells[index].movedSpec {
        isFree = gone[move] ?? isGone(move)
        gone[move] = isFree
      } else if isFree {
        isFree = !isInUse(cells[index])
      }
      guard !isFree else { continue }
      results.cells[index].renamedFrom = nil
      results.cells[index].movedSpec = nil
    }
    return results
  }
}
