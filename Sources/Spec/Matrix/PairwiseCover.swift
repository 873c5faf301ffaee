/// A set of rows that contains every allowed pair of values of two columns.
///
/// Chooses rows one by one with Cohen, Dalal, Fredman and Patton's algorithm AETG ("The AETG
/// system", 1997). For each row, it fills several rows greedily, each in another order of columns,
/// and takes the one with the most wanted pairs. Without forbidden pairs, the number of rows is at
/// least the number of pairs of the two longest columns. The same input always gives the same rows.
struct PairwiseCover {
  /// A value of a column, both counted from 0.
  struct Entry: Hashable {
    var column: Int
    var value: Int
  }

  /// The search took too many steps, or found no row, because too many combinations are forbidden.
  struct TooHard: Error {}

  private let sizes: [Int]
  private let rules: PairwiseRules
  private var pairs: PairSet
  private var random = SplitMix()
  /// The number of pairs that were looked at for all rows so far.
  private var work = 0
  /// The columns that rules read.
  ///
  /// The search fills them first, so that it meets forbidden combinations early.
  private let ruled: [Int]
  private let free: [Int]

  /// The rows in ascending order.
  ///
  /// Each row has the index of a value for each column.
  private(set) var rows: [[Int]] = []
  /// The pairs that no allowed row has, in order.
  private(set) var impossible: [(Entry, Entry)] = []

  /// - Parameters:
  ///   - sizes: the number of values of each column, at least 1.
  ///   - rules: the forbidden combinations.
  /// - Throws: `TooHard` if the search takes too many steps or finds no row.
  init(sizes: [Int], rules: PairwiseRules) throws(TooHard) {
    self.sizes = sizes
    self.rules = rules
    let total = Double(sizes.reduce(0, +))
    guard total * total / 2 <= Double(Self.greatestPairs) else { throw TooHard() }
    pairs = PairSet(sizes: sizes)
    ruled = sizes.indices.filter { !rules.isFree($0) }
    free = sizes.indices.filter { rules.isFree($0) }
    if rules.forbidEverything { return }
    guard sizes.count > 1 else {
      rows = singleColumnRows
      return
    }
    if !rules.isEmpty { try dropImpossible() }
    let candidates = Self.candidates(sizes)
    while !pairs.isEmpty { rows.append(try bestRow(of: candidates)) }
    dropRedundantRows()
    rows.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// The number of rows that are tried for each row of the result.
  ///
  /// The number is smaller if the result has many rows or columns.
  private static func candidates(_ sizes: [Int]) -> Int {
    let longest = sizes.sorted().suffix(2).reduce(1, *)
    let count = longest > 2000 ? 2 : longest > 200 ? 8 : 50
    // A few rows for each pair of the two longest columns. Each of their values is compared with the
    // columns before it.
    let work = Double(longest) * Double(sizes.reduce(0, +)) * Double(sizes.count)
    return max(1, Int(min(Double(count), Double(greatestWork / 8) / work)))
  }

  /// The rows for fewer than two columns.
  ///
  /// There are no pairs, so each value has its own row.
  private var singleColumnRows: [[Int]] {
    guard let size = sizes.first else { return [[]] }
    return (0..<size).map { [$0] }.filter { rules.allows($0, at: 0) }
  }

  // MARK: Rows

  private mutating func bestRow(of count: Int) throws(TooHard) -> [Int] {
    var best: (row: [Int], gain: Int)?
    for _ in 0..<count {
      let start = pairs.mostWanted(&random)
      guard let row = try row(from: [start]) else { continue }
      let gain = pairs.wanted(in: row)
      if gain > best?.gain ?? 0 { best = (row, gain) }
    }
    // The greedy search may miss the last pairs. Each of them then gets its own row.
    if best == nil, let (one, other) = pairs.first, let row = try row(from: [one, other]) {
      best = (row, 1)
    }
    guard let best else { throw TooHard() }
    pairs.remove(best.row)
    return best.row
  }

  /// An allowed row with these entries, filled greedily, or nil if there is none.
  private mutating func row(from entries: [Entry]) throws(TooHard) -> [Int]? {
    var row = [Int](repeating: PairwiseRules.unset, count: sizes.count)
    for entry in entries { row[entry.column] = entry.value }
    for entry in entries where !rules.allows(row, at: entry.column) { return nil }
    let taken = entries.map(\.column)
    var order = ruled.filter { !taken.contains($0) }
    random.shuffle(&order)
    var rest = free.filter { !taken.contains($0) }
    random.shuffle(&rest)
    order += rest
    var steps = 0
    return try fill(&row, order[...], &steps) ? row : nil
  }

  private mutating func fill(
    _ row: inout [Int], _ order: ArraySlice<Int>, _ steps: inout Int
  ) throws(TooHard) -> Bool {
    guard let column = order.first else { return true }
    work += sizes[column] * sizes.count
    for value in valuesByGain(of: column, in: row) {
      steps += 1
      guard steps <= Self.greatestSteps, work <= Self.greatestWork else { throw TooHard() }
      row[column] = value
      if rules.allows(row, at: column), try fill(&row, order.dropFirst(), &steps) {
        return true
      }
    }
    row[column] = PairwiseRules.unset
    return false
  }

  /// The greatest number of pairs, with those of values of the same column.
  private static let greatestPairs = 1_000_000
  /// The greatest number of values that are tried for one row.
  private static let greatestSteps = 200_000
  /// The greatest number of pairs that are looked at for all rows.
  private static let greatestWork = 100_000_000

  /// The column's values, by falling number of wanted pairs.
  ///
  /// Random numbers decide between equal values.
  private mutating func valuesByGain(of column: Int, in row: [Int]) -> [Int] {
    let gains = pairs.gains(of: column, in: row)
    let turn = random.below(gains.count)
    let turned = gains.indices.map { ($0 + turn) % gains.count }
    return turned.sorted { gains[$0] > gains[$1] }
  }

  // MARK: Pairs

  /// Moves the pairs that no allowed row can have to `impossible`.
  private mutating func dropImpossible() throws(TooHard) {
    var unproved = pairs
    while let (one, other) = unproved.first {
      if let row = try row(from: [one, other]) {
        unproved.remove(row)
      } else {
        impossible.append((one, other))
        unproved.remove(one, other)
        pairs.remove(one, other)
      }
    }
  }

  /// Removes each row whose pairs all occur in other rows.
  private mutating func dropRedundantRows() {
    var counts = [Int](repeating: 0, count: pairs.capacity)
    for row in rows { for pair in pairs.positions(of: row) { counts[pair] += 1 } }
    var kept: [[Int]] = []
    for row in rows.reversed() {
      let pairs = pairs.positions(of: row)
      if pairs.allSatisfy({ counts[$0] > 1 }) {
        for pair in pairs { counts[pair] -= 1 }
      } else {
        kept.append(row)
      }
    }
    rows = kept
  }
}
