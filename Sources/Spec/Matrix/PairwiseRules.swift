/// The forbidden rows of a cover.
struct PairwiseRules {
  /// The placeholder for a column's value before it is chosen.
  static let unset = -1

  private struct Rule {
    var columns: [Int]
    var forbids: (_ row: [Int]) -> Bool
    /// Whether each combination of the columns' values is forbidden, the last column fastest.
    ///
    /// Nil if there are too many.
    var table: [Bool]?
  }

  private let sizes: [Int]
  private var rules: [Rule] = []
  /// The indices of the rules that read a column, by column.
  private var rulesOfColumn: [[Int]]

  /// - Parameter sizes: the number of values of each column.
  init(sizes: [Int]) {
    self.sizes = sizes
    rulesOfColumn = sizes.map { _ in [] }
  }

  /// Whether the rules forbid every row.
  private(set) var forbidEverything = false

  var isEmpty: Bool { rules.isEmpty }

  /// The greatest number of combinations for which a rule gets a table.
  private static let greatestTable = 20_000

  /// - Parameters:
  ///   - columns: the columns that the rule reads, each once.
  ///   - forbids: returns whether a row is forbidden, given a value in each of these columns.
  mutating func add(_ columns: [Int], forbids: @escaping (_ row: [Int]) -> Bool) {
    var row = [Int](repeating: Self.unset, count: sizes.count)
    var rule = Rule(columns: columns, forbids: forbids)
    if columns.reduce(1, { min($0 * sizes[$1], Self.greatestTable + 1) }) <= Self.greatestTable {
      var table: [Bool] = []
      tabulate(columns[...], &row, forbids, into: &table)
      guard table.contains(true) else { return }
      rule.table = table
    }
    if columns.isEmpty { forbidEverything = true }
    for column in columns { rulesOfColumn[column].append(rules.count) }
    rules.append(rule)
  }

  private func tabulate(
    _ columns: ArraySlice<Int>, _ row: inout [Int], _ forbids: ([Int]) -> Bool,
    into table: inout [Bool]
  ) {
    guard let column = columns.first else {
      table.append(forbids(row))
      return
    }
    for value in 0..<sizes[column] {
      row[column] = value
      tabulate(columns.dropFirst(), &row, forbids, into: &table)
    }
    row[column] = Self.unset
  }

  /// Whether no rule reads the column.
  func isFree(_ column: Int) -> Bool { rulesOfColumn[column].isEmpty }

  /// Whether the rules allow an incomplete row whose column `column` was chosen last.
  func allows(_ row: [Int], at column: Int) -> Bool {
    rulesOfColumn[column].allSatisfy { allows(row, rules[$0]) }
  }

  private func allows(_ row: [Int], _ rule: Rule) -> Bool {
    var index = 0
    for column in rule.columns {
      guard row[column] != Self.unset else { return true }
      index = index * sizes[column] + row[column]
    }
    return !(rule.table?[index] ?? rule.forbids(row))
  }
}
