/// A sparse matrix whose rows list their columns and whose columns list their rows.
///
/// Each entry is in the lists of its row and its column and stores its index in both, so it is
/// removed in constant time. The lists are unordered.
struct SparseMatrix: Sendable {
  struct Entry: BitwiseCopyable {
    /// The column.
    var slot: Int32
    /// The index in the column's list.
    var place: Int32
    var coefficient: Double
  }

  struct ColumnEntry: BitwiseCopyable {
    var row: Int32
    /// The index in the row's list.
    var place: Int32
  }

  private(set) var rows = Lists<Entry>()
  private(set) var columns = Lists<ColumnEntry>()
  private var vacantRows = Store<Int32>()
  /// The work of all pivots: the visited entries, and more for each added or removed one.
  private(set) var work = 0
  private var pivotRow = PivotRow()

  /// The entries of the pivot row.
  private struct PivotRow {
    var slots = Store<Int32>()
    var coefficients = Store<Double>()
    /// The last row that has an entry in the column, for each element of `slots`.
    var met = Store<Int>()
    /// The index in `slots` of each column, or -1 between uses.
    var places = Store<Int32>()
    /// A number that differs for each row.
    var stamp = 0
  }

  mutating func own() {
    rows.own()
    columns.own()
    vacantRows.own()
    pivotRow.slots.own()
    pivotRow.coefficients.own()
    pivotRow.met.own()
    pivotRow.places.own()
  }

  var growths: Int {
    rows.growths + columns.growths + vacantRows.growths + pivotRow.slots.growths
      + pivotRow.coefficients.growths + pivotRow.met.growths + pivotRow.places.growths
  }

  /// Removes everything and keeps the memory.
  mutating func removeAll() {
    rows.removeAll()
    columns.removeAll()
    vacantRows.removeAll()
    pivotRow.places.removeAll()
  }

  /// The number of entries that a copy moves, with free places.
  var size: Int { rows.size + columns.size }

  /// The number of rows, including removed rows, which are empty.
  var rowCount: Int { rows.count }

  /// The row's entries, valid until the matrix changes.
  func row(_ row: Int) -> UnsafeBufferPointer<Entry> { rows.elements(of: row) }

  /// The rows of the column's entries, valid until the matrix changes.
  func column(_ slot: Int) -> UnsafeBufferPointer<ColumnEntry> { columns.elements(of: slot) }

  @inline(__always)
  func coefficient(at entry: ColumnEntry) -> Double {
    rows.start(of: Int(entry.row))[Int(entry.place)].coefficient
  }

  /// The coefficient at an entry, or 0 if the row has no entry in the column.
  @inline(__always)
  func coefficient(of slot: Int, in row: Int) -> Double {
    for entry in self.row(row) where Int(entry.slot) == slot { return entry.coefficient }
    return 0
  }

  /// The number of rows with an entry in the column.
  func length(of slot: Int) -> Int { columns.count(of: slot) }

  // MARK: Rows and columns

  mutating func addColumn() {
    columns.addList()
    pivotRow.places.append(-1)
  }

  /// - Returns: the index of an empty row.
  mutating func addRow() -> Int {
    if let vacant = vacantRows.popLast() { return Int(vacant) }
    rows.addList()
    return rows.count - 1
  }

  /// Adds an entry at a place that has none.
  mutating func append(_ coefficient: Double, to row: Int, in slot: Int32) {
    let place = Int32(rows.count(of: row))
    rows.append(
      Entry(slot: slot, place: Int32(columns.count(of: Int(slot))), coefficient: coefficient),
      to: row)
    columns.append(ColumnEntry(row: Int32(row), place: place), to: Int(slot))
  }

  mutating func removeRow(_ row: Int) {
    for entry in self.row(row) { removeFromColumn(entry) }
    rows.removeAll(of: row)
    vacantRows.append(Int32(row))
  }

  /// Removes a column from every row.
  mutating func clearColumn(_ slot: Int) {
    for entry in column(slot) { removeFromRow(Int(entry.row), at: Int(entry.place)) }
    columns.removeAll(of: slot)
  }

  private mutating func removeFromColumn(_ entry: Entry) {
    let slot = Int(entry.slot)
    let start = columns.start(of: slot)
    let last = start[columns.count(of: slot) - 1]
    start[Int(entry.place)] = last
    rows.start(of: Int(last.row))[Int(last.place)].place = entry.place
    columns.removeLast(of: slot)
  }

  private mutating func removeFromRow(_ row: Int, at place: Int) {
    let start = rows.start(of: row)
    let end = rows.count(of: row) - 1
    if place < end {
      let last = start[end]
      start[place] = last
      columns.start(of: Int(last.slot))[Int(last.place)].place = Int32(place)
    }
    rows.removeLast(of: row)
  }

  // MARK: Pivots

  /// Exchanges the symbol of a row with the symbol of a column.
  ///
  /// The row, read as `leaving = row`, becomes the row of the column's symbol, with the leaving
  /// symbol in that column. Then it is substituted into all other rows.
  mutating func pivot(_ row: Int, on slot: Int) {
    let inverse = solve(row, for: slot)
    let count = pivotRow.slots.count
    var index = columns.count(of: slot) - 1
    // The loop runs backwards, because a removed entry is replaced by one that is already
    // processed.
    while index >= 0 {
      let entry = columns.start(of: slot)[index]
      index -= 1
      let target = Int(entry.row)
      guard target != row else { continue }
      let entries = rows.start(of: target)
      let factor = entries[Int(entry.place)].coefficient
      let kept = factor * inverse
      entries[Int(entry.place)].coefficient = kept
      if count > 0 { substitute(in: target, times: factor) }
      if abs(kept) <= Epsilon.cancellation { remove(slot, from: target) }
    }
    for index in 0..<count { pivotRow.places[Int(pivotRow.slots[index])] = -1 }
  }

  private mutating func remove(_ slot: Int, from row: Int) {
    let entries = self.row(row)
    guard let place = entries.firstIndex(where: { Int($0.slot) == slot }) else { return }
    let entry = entries[place]
    removeFromColumn(entry)
    removeFromRow(row, at: place)
  }

  /// Solves the row for a symbol and copies the other entries to the pivot row.
  ///
  /// - Returns: the reciprocal of the column's coefficient before the call.
  private mutating func solve(_ row: Int, for slot: Int) -> Double {
    let entries = rows.start(of: row)
    let count = rows.count(of: row)
    let pivot = coefficient(of: slot, in: row)
    let inverse = 1 / pivot
    pivotRow.slots.removeAll()
    pivotRow.coefficients.removeAll()
    for index in 0..<count {
      let entry = entries[index]
      if Int(entry.slot) == slot {
        entries[index].coefficient = inverse
        continue
      }
      let coefficient = -entry.coefficient / pivot
      entries[index].coefficient = coefficient
      pivotRow.places[Int(entry.slot)] = Int32(pivotRow.slots.count)
      pivotRow.slots.append(entry.slot)
      pivotRow.coefficients.append(coefficient)
    }
    while pivotRow.met.count < pivotRow.slots.count { pivotRow.met.append(0) }
    return inverse
  }

  /// The work of adding or removing an entry, in visited entries.
  static let changeWork = 12

  /// Adds a multiple of the pivot row, without the pivot itself, to another row.
  private mutating func substitute(in target: Int, times factor: Double) {
    pivotRow.stamp += 1
    let stamp = pivotRow.stamp
    let count = pivotRow.slots.count
    var met = 0
    var changed = 0
    var index = rows.count(of: target) - 1
    work += index + count
    let entries = rows.start(of: target)
    while index >= 0 {
      let place = pivotRow.places[Int(entries[index].slot)]
      if place >= 0 {
        met += 1
        pivotRow.met[Int(place)] = stamp
        let sum = entries[index].coefficient + factor * pivotRow.coefficients[Int(place)]
        if abs(sum) > Epsilon.cancellation {
          entries[index].coefficient = sum
        } else {
          removeFromColumn(entries[index])
          removeFromRow(target, at: index)
          changed += 1
        }
      }
      index -= 1
    }
    defer { work += Self.changeWork * changed }
    guard met < count else { return }
    for place in 0..<count where pivotRow.met[place] != stamp {
      let added = factor * pivotRow.coefficients[place]
      if abs(added) > Epsilon.cancellation {
        append(added, to: target, in: pivotRow.slots[place])
        changed += 1
      }
    }
  }
}
