/// The cells of a run, divided into parts with similar costs.
///
/// The cells are taken by cost, the most expensive first. Each goes to the part with the lowest
/// cost so far. The cost of a part exceeds an even share by the cost of one cell at most. Equal
/// costs give equal parts on every machine.
struct ShardPlan: Hashable, Sendable {
  /// The positions of the cells in each part, ascending.
  ///
  /// Each position is in exactly one part.
  let parts: [[Int]]

  /// Divides cells into parts.
  ///
  /// - Parameters:
  ///   - costs: the cost of each cell in any unit. A cost below one counts as one.
  ///   - count: the number of parts, at least one.
  init(costs: [Int], count: Int) {
    var parts = [[Int]](repeating: [], count: max(1, count))
    var loads = [Int](repeating: 0, count: parts.count)
    let order = costs.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
    for position in order {
      var least = 0
      for part in loads.indices
      where (loads[part], parts[part].count) < (loads[least], parts[least].count) {
        least = part
      }
      parts[least].append(position)
      // The limit prevents an overflow of the sum.
      loads[least] += min(max(1, costs[position]), Int.max / (costs.count + 1))
    }
    self.parts = parts.map { $0.sorted() }
  }
}
