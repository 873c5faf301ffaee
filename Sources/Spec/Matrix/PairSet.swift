/// Pairs of values of two columns, the wanted ones of a cover.
struct PairSet {
  typealias Entry = PairwiseCover.Entry

  private let sizes: [Int]
  /// By column and greater column: where the pairs of the two begin.
  private let starts: [Int]
  private var isWanted: [Bool]
  private var count: Int
  /// Where the search for the first pair goes on.
  private var cursor = 0
  /// By column and value: how many wanted pairs the value is in.
  private var wantedOf: [[Int]]

  /// All pairs.
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

  /// How many pairs there are, wanted or not.
  var capacity: Int { isWanted.count }

  /// A number for each pair of a whole row, from 0 up to the capacity.
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

  /// In the order of columns and values.
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

  /// One of the values that are in most wanted pairs; there is one.
  func mostWanted(_ random: inout SplitMix) -> Entry {
    let most = wantedOf.lazy.compactMap { $0.max() }.max() ?? 0
    let all = wantedOf.indices.flatMap { column in
      wantedOf[column].indices.filter { wantedOf[column][$0] == most }
        .map { Entry(column: column, value: $0) }
    }
    return all[random.below(all.count)]
  }

  /// For each value of a column, how many wanted pairs it has with what a row has.
  func gains(of column: Int, in row: [Int]) -> [Int] {
    var gains = [Int](repeating: 0, count: sizes[column])
    for other in sizes.indices where row[other] != PairwiseRules.open && other != column {
      for value in gains.indices
      where isWanted[position(column, value, other, row[other])] {
        gains[value] += 1
      }
    }
    return gains
  }

  /// How many wanted pairs a whole row has.
  func wanted(in row: [Int]) -> Int { positions(of: row).count { isWanted[$0] } }

  /// Takes away the pairs of a whole row.
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
