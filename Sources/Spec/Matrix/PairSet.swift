/// The pairs of values of two columns that no row of a cover has yet; they are called wanted.
struct PairSet {
  typealias Entry = PairwiseCover.Entry

  private let sizes: [Int]
  /// The index of the first pair of two columns, by the lesser and the greater column.
  private let starts: [Int]
  private var isWanted: [Bool]
  private var count: Int
  /// The index at which the search for the first wanted pair continues.
  private var cursor = 0
  /// The number of wanted pairs with a value, by column and value.
  private var wantedOf: [[Int]]

  /// Creates a set in which all pairs are wanted.
  init(sizes: [Int]) {
    self.sizes = sizes
    var starts = [Int](repeating: 0, count: sizes.count * sizes.count)
    var end = 0
    for one in sizes.indices {
      for other in sizes.indices.dropFirst(one + 1) {
        starts[one * sizes.count + other] = end
        end += sizes[one] * sizes[other]
      }
    }
    self.starts = starts
    isWanted = Array(repeating: true, count: end)
    count = end
    let total = sizes.reduce(0, +)
    wantedOf = sizes.map { Array(repeating: total - $0, count: $0) }
  }

  var isEmpty: Bool { count == 0 }

  /// The number of pairs, wanted or not.
  var capacity: Int { isWanted.count }

  /// The index of each pair of a complete row, in `0..<capacity`.
  func positions(of row: [Int]) -> [Int] {
    sizes.indices.flatMap { one in
      sizes.indices.dropFirst(one + 1).map { position(one, row[one], $0, row[$0]) }
    }
  }

  private func position(_ one: Int, _ value: Int, _ other: Int, _ otherValue: Int) -> Int {
    one < other
      ? starts[one * sizes.count + other] + value * sizes[other] + otherValue
      : starts[other * sizes.count + one] + otherValue * sizes[one] + value
  }

  /// The first wanted pair in the order of columns and values, or nil if the set is empty.
  var first: (Entry, Entry)? {
    mutating get {
      guard !isEmpty else { return nil }
      while !isWanted[cursor] { cursor += 1 }
      for one in sizes.indices {
        for other in sizes.indices.dropFirst(one + 1) {
          let offset = cursor - starts[one * sizes.count + other]
          guard offset >= 0, offset < sizes[one] * sizes[other] else { continue }
          return (
            Entry(column: one, value: offset / sizes[other]),
            Entry(column: other, value: offset % sizes[other])
          )
        }
      }
      return nil
    }
  }

  /// A random one of the values that are in the most wanted pairs.
  func mostWanted(_ random: inout SplitMix) -> Entry {
    let most = wantedOf.lazy.compactMap { $0.max() }.max() ?? 0
    let all = wantedOf.indices.flatMap { column in
      wantedOf[column].indices.filter { wantedOf[column][$0] == most }
        .map { Entry(column: column, value: $0) }
    }
    return all[random.below(all.count)]
  }

  /// The number of wanted pairs that each value of a column forms with the row's chosen values.
  func gains(of column: Int, in row: [Int]) -> [Int] {
    var gains = [Int](repeating: 0, count: sizes[column])
    for other in sizes.indices where row[other] != PairwiseRules.unset && other != column {
      for value in gains.indices
      where isWanted[position(column, value, other, row[other])] {
        gains[value] += 1
      }
    }
    return gains
  }

  /// The number of wanted pairs in a complete row.
  func wanted(in row: [Int]) -> Int { positions(of: row).count { isWanted[$0] } }

  /// Removes the pairs of a complete row.
  mutating func remove(_ row: [Int]) {
    for one in sizes.indices {
      for other in sizes.indices.dropFirst(one + 1) {
        remove(Entry(column: one, value: row[one]), Entry(column: other, value: row[other]))
      }
    }
  }

  mutating func remove(_ one: Entry, _ other: Entry) {
    let position = position(one.column, one.value, other.column, other.value)
    guard isWanted[position] else { return }
    isWanted[position] = false
    count -= 1
    wantedOf[one.column][one.value] -= 1
    wantedOf[other.column][other.value] -= 1
  }
}
