/// Finds of constraints that matter nowhere those that can go together.
struct IdleProof {
  /// How many cells were laid out to see what comes of it.
  private(set) var trials = 0
  private let cells: [Int]
  private let isSame: (Int, Set<WrittenConstraint>) -> Bool
  private var gone: [WrittenConstraint] = []

  /// - Parameters:
  ///   - cells: those in which nobody knows yet.
  ///   - isSame: whether a cell stays as it is without some constraints.
  init(_ cells: [Int], isSame: @escaping (Int, Set<WrittenConstraint>) -> Bool) {
    self.cells = cells
    self.isSame = isSame
  }

  /// Those that can go together, in their order; of two that cannot the one declared last goes.
  mutating func idle(of candidates: [WrittenConstraint]) -> [WrittenConstraint] {
    gone = []
    prove(candidates[...])
    return candidates.filter { gone.contains($0) }
  }

  /// All at once or, where that is too much, the later half before the earlier one.
  private mutating func prove(_ candidates: ArraySlice<WrittenConstraint>) {
    guard !candidates.isEmpty else { return }
    if canGo(candidates) {
      gone += candidates
    } else if candidates.count > 1 {
      let middle = (candidates.startIndex + candidates.endIndex) / 2
      prove(candidates[middle...])
      prove(candidates[..<middle])
    }
  }

  private mutating func canGo(_ candidates: ArraySlice<WrittenConstraint>) -> Bool {
    let keys = Set(gone).union(candidates)
    for cell in cells {
      trials += 1
      if !isSame(cell, keys) { return false }
    }
    return true
  }
}
