/// Rows of coefficients, each sorted by column, in one flat buffer, and for each column the rows
/// that have an entry in it.
///
/// A row that outgrows its place moves to the end of the buffer with room to spare; the gaps are
/// closed when they outweigh what is used. Rows keep their index for life.
struct SparseMatrix: Sendable {
  struct Entry: Equatable, Sendable {
    /// The column.
    var slot: Int32
    var coefficient: Double
  }

  private struct Extent: Sendable {
    var start = 0
    var count = 0
    var capacity = 0
  }

  private var pool: [Entry] = []
  private var extents: [Extent] = []
  private var vacantRows: [Int] = []
  private var merged: [Entry] = []
  private var gaps = 0

  /// The rows of each column; until `tidy` also some that have lost their entry, and some twice.
  private var columns: [[Int32]] = []
  /// The last round of `tidy` that met each row.
  private var rounds: [Int] = []
  private var round = 0
  /// The column that was tidied last, if no entry has changed since; -1 otherwise.
  private var tidySlot = -1
  /// The coefficients in that column, in the order of `rows(of:)`.
  private(set) var columnCoefficients: [Double] = []

  /// Including removed rows, which are empty.
  var rowCount: Int { extents.count }

  /// The places of a row's entries, for `subscript`.
  func range(of row: Int) -> Range<Int> {
    let extent = extents[row]
    return extent.start..<extent.start + extent.count
  }

  subscript(place: Int) -> Entry { pool[place] }

  /// 0 where the row has no entry.
  func coefficient(of slot: Int, in row: Int) -> Double {
    let slot = Int32(slot)
    let extent = extents[row]
    var low = extent.start
    var high = extent.start + extent.count
    while high - low > 8 {
      let middle = (low + high) / 2
      if pool[middle].slot < slot { low = middle + 1 } else { high = middle + 1 }
    }
    while low < high {
      let entry = pool[low]
      if entry.slot >= slot { return entry.slot == slot ? entry.coefficient : 0 }
      low += 1
    }
    return 0
  }

  // MARK: Columns

  mutating func addColumn() { columns.append([]) }

  /// The rows with an entry in the column, in no useful order; `tidy` must have run.
  func rows(of slot: Int) -> [Int32] { columns[slot] }

  /// About how many rows have an entry in the column.
  func length(of slot: Int) -> Int { columns[slot].count }

  /// Leaves in the column's list each of its rows, once, and looks its coefficients up.
  mutating func tidy(_ slot: Int) {
    guard tidySlot != slot else { return }
    compact(slot)
    columnCoefficients.removeAll(keepingCapacity: true)
    for row in columns[slot] {
      columnCoefficients.append(coefficient(of: slot, in: Int(row)))
    }
    tidySlot = slot
  }

  private mutating func compact(_ slot: Int) {
    round += 1
    var kept = 0
    for index in columns[slot].indices {
      let row = Int(columns[slot][index])
      guard rounds[row] != round, coefficient(of: slot, in: row) != 0 else { continue }
      rounds[row] = round
      columns[slot][kept] = Int32(row)
      kept += 1
    }
    columns[slot].removeLast(columns[slot].count - kept)
  }

  private mutating func note(_ row: Int, in slot: Int32) {
    let slot = Int(slot)
    if columns[slot].count > 2 * extents.count + 16 { compact(slot) }
    columns[slot].append(Int32(row))
  }

  /// Takes a column out of every row.
  mutating func clearColumn(_ slot: Int) {
    compact(slot)
    tidySlot = -1
    for row in columns[slot] {
      let extent = extents[Int(row)]
      var kept = extent.start
      for place in extent.start..<extent.start + extent.count where pool[place].slot != slot {
        pool[kept] = pool[place]
        kept += 1
      }
      extents[Int(row)].count = kept - extent.start
    }
    columns[slot].removeAll(keepingCapacity: true)
  }

  // MARK: Rows

  /// Adds a row; the entries must be sorted by column.
  ///
  /// - Returns: its index.
  mutating func addRow(_ entries: [Entry]) -> Int {
    tidySlot = -1
    let row: Int
    if let vacant = vacantRows.popLast() {
      row = vacant
    } else {
      row = extents.count
      extents.append(Extent())
      rounds.append(0)
    }
    for entry in entries { note(row, in: entry.slot) }
    write(entries, to: row)
    return row
  }

  mutating func removeRow(_ row: Int) {
    tidySlot = -1
    extents[row].count = 0
    vacantRows.append(row)
  }

  /// Rewrites `row`, read as `leaving = row`, as the row of the column's symbol, with the leaving
  /// symbol in that column.
  ///
  /// - Returns: the coefficient the column had.
  mutating func solve(_ row: Int, for slot: Int) -> Double {
    tidySlot = -1
    let pivot = coefficient(of: slot, in: row)
    for place in range(of: row) {
      if pool[place].slot == slot {
        pool[place].coefficient = 1 / pivot
      } else {
        pool[place].coefficient = -pool[place].coefficient / pivot
      }
    }
    return pivot
  }

  /// Adds a multiple of one row to another, whose own entry in the column is first taken out.
  mutating func substitute(_ slot: Int, times factor: Double, by source: Int, in target: Int) {
    tidySlot = -1
    let from = extents[source]
    let into = extents[target]
    merged.removeAll(keepingCapacity: true)
    var a = from.start
    var b = into.start
    let endA = from.start + from.count
    let endB = into.start + into.count
    while a < endA {
      let added = pool[a]
      while b < endB, pool[b].slot < added.slot {
        merged.append(pool[b])
        b += 1
      }
      var sum = factor * added.coefficient
      if b < endB, pool[b].slot == added.slot {
        if added.slot != slot { sum += pool[b].coefficient }
        b += 1
      } else if abs(sum) > Tolerance.cancellation {
        note(target, in: added.slot)
      }
      if abs(sum) > Tolerance.cancellation {
        merged.append(Entry(slot: added.slot, coefficient: sum))
      }
      a += 1
    }
    while b < endB {
      merged.append(pool[b])
      b += 1
    }
    write(merged, to: target)
  }

  private mutating func write(_ entries: [Entry], to row: Int) {
    if entries.count > extents[row].capacity {
      gaps += extents[row].capacity
      let capacity = entries.count + entries.count / 2 + 2
      extents[row] = Extent(start: pool.count, count: entries.count, capacity: capacity)
      pool.append(contentsOf: entries)
      let room = Entry(slot: 0, coefficient: 0)
      pool.append(contentsOf: repeatElement(room, count: capacity - entries.count))
      closeGaps()
    } else {
      let start = extents[row].start
      for index in entries.indices { pool[start + index] = entries[index] }
      extents[row].count = entries.count
    }
  }

  private mutating func closeGaps() {
    guard gaps > 256, gaps > pool.count / 2 else { return }
    var packed: [Entry] = []
    packed.reserveCapacity(pool.count - gaps)
    for row in extents.indices {
      let extent = extents[row]
      extents[row].start = packed.count
      packed.append(contentsOf: pool[extent.start..<extent.start + extent.capacity])
    }
    pool = packed
    gaps = 0
  }
}
