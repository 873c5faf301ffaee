/// A search for constraints that can be removed together without changing a layout.
struct RedundancyCheck {
  /// The number of computed layouts.
  private(set) var trials = 0
  private let cells: [Int]
  private let isSame: (Int, Set<WrittenConstraint>) throws -> Bool
  private var removed: Set<WrittenConstraint> = []

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - cells: the indices of the cells to check.
  ///   - isSame: whether a cell's layout stays the same without the given constraints.
  init(_ cells: [Int], isSame: @escaping (Int, Set<WrittenConstraint>) throws -> Bool) {
    self.cells = cells
    self.isSame = isSame
  }

  /// Returns the candidates that can be removed together, in their order.
  ///
  /// If only one of two can be removed, the one declared later is removed.
  ///
  /// - Throws: an error of `isSame`.
  mutating func redundant(
    of candidates: [WrittenConstraint]
  ) throws -> [WrittenConstraint] {
    removed = []
    try check(candidates[...])
    return candidates.filter { removed.contains($0) }
  }

  /// Removes all candidates together or, if that changes a layout, tries the later half first.
  private mutating func check(_ candidates: ArraySlice<WrittenConstraint>) throws {
    guard !candidates.isEmpty else { return }
    if try canRemove(candidates) {
      removed.formUnion(candidates)
    } else if candidates.count > 1 {
      let middle = (candidates.startIndex + candidates.endIndex) / 2
      try check(candidates[middle...])
      try check(candidates[..<middle])
    }
  }

  private mutating func canRemove(_ candidates: ArraySlice<WrittenConstraint>) throws -> Bool {
    let keys = removed.union(candidates)
    for cell in cells {
      trials += 1
      if try !isSame(cell, keys) { return false }
    }
    return true
  }
}
