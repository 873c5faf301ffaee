/// Cells divided among machines so that none has much more to do than another.
///
/// The dearest cell goes first, each to the part that has least to do by then: no part has more than
/// an even share and one cell. The same costs give the same parts on every machine.
struct ShardPlan: Hashable, Sendable {
  /// The cells' positions, ascending, one list a part; each position is in exactly one.
  let parts: [[Int]]

  /// - Parameters:
  ///   - costs: of each cell, in any unit; less than one counts as one.
  ///   - count: how many parts; at least one is made.
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
      // Sums of saturated costs would have no room.
      loads[least] += min(max(1, costs[position]), Int.max / (costs.count + 1))
    }
    self.parts = parts.map { $0.sorted() }
  }
}
