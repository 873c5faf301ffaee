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
  /// The row being written; only its first entries count.
  private var merged: [Entry] = []
  /// Columns in which that row has an entry that it had not.
  private var newcomers: [Int32] = []
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
    pool.withUnsafeBufferPointer { Self.coefficient(of: Int32(slot), extents[row], $0) }
  }

  @inline(__always)
  private static func coefficient(
    of slot: Int32, _ extent: Extent, _ pool: UnsafeBufferPointer<Entry>
  ) -> Double {
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
    var coefficients: [Double] = []
    swap(&coefficients, &columnCoefficients)
    compact(slot, &coefficients)
    swap(&coefficients, &columnCoefficients)
    tidySlot = slot
  }

  private mutating func compact(_ slot: Int, _ coefficients: inout [Double]) {
    round += 1
    coefficients.removeAll(keepingCapacity: true)
    // Out of its place for the while, so that writing to it checks nothing but itself.
    var list: [Int32] = []
    swap(&list, &columns[slot])
    var kept = 0
    pool.withUnsafeBufferPointer { pool in
      for index in list.indices {
        let row = Int(list[index])
        guard rounds[row] != round else { continue }
        let coefficient = Self.coefficient(of: Int32(slot), extents[row], pool)
        guard coefficient != 0 else { continue }
        rounds[row] = round
        list[kept] = Int32(row)
        kept += 1
        coefficients.append(coefficient)
      }
    }
    list.removeLast(list.count - kept)
    swap(&list, &columns[slot])
  }

  private mutating func note(_ row: Int, in slot: Int32) {
    let slot = Int(slot)
    if columns[slot].count > 2 * extents.count + 16 {
      var coefficients: [Double] = []
      compact(slot, &coefficients)
    }
    columns[slot].append(Int32(row))
  }

  /// Takes a column out of every row.
  mutating func clearColumn(_ slot: Int) {
    tidy(slot)
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
    merged = entries
    write(entries.count, to: row)
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
    let most = from.count + into.count
    while merged.count < most { merged.append(Entry(slot: 0, coefficient: 0)) }
    newcomers.removeAll(keepingCapacity: true)
    let count = pool.withUnsafeBufferPointer { pool in
      merged.withUnsafeMutableBufferPointer { merged in
        Self.merge(
          pool[from.start..<from.start + from.count], times: factor,
          pool[into.start..<into.start + into.count], replacing: Int32(slot), into: merged,
          newcomers: &newcomers)
      }
    }
    for newcomer in newcomers { note(target, in: newcomer) }
    write(count, to: target)
  }

  /// Adds two rows up.
  ///
  /// - Returns: the number of entries.
  private static func merge(
    _ source: Slice<UnsafeBufferPointer<Entry>>, times factor: Double,
    _ target: Slice<UnsafeBufferPointer<Entry>>, replacing slot: Int32,
    into merged: UnsafeMutableBufferPointer<Entry>, newcomers: inout [Int32]
  ) -> Int {
    var count = 0
    var place = target.startIndex
    for added in source {
      while place < target.endIndex, target[place].slot < added.slot {
        merged[count] = target[place]
        count += 1
        place += 1
      }
      var sum = factor * added.coefficient
      let isHeld = place < target.endIndex && target[place].slot == added.slot
      if isHeld {
        if added.slot != slot { sum += target[place].coefficient }
        place += 1
      }
      guard abs(sum) > Tolerance.cancellation else { continue }
      if !isHeld { newcomers.append(added.slot) }
      merged[count] = Entry(slot: added.slot, coefficient: sum)
      count += 1
    }
    while place < target.endIndex {
      merged[count] = target[place]
      count += 1
      place += 1
    }
    return count
  }

  /// Gives a row the first of the merged entries.
  private mutating func write(_ count: Int, to row: Int) {
    if count > extents[row].capacity {
      gaps += extents[row].capacity
      let capacity = count + count / 2 + 2
      extents[row] = Extent(start: pool.count, count: count, capacity: capacity)
      pool.append(contentsOf: merged[..<count])
      let room = Entry(slot: 0, coefficient: 0)
      pool.append(contentsOf: repeatElement(room, count: capacity - count))
      closeGaps()
    } else {
      let start = extents[row].start
      extents[row].count = count
      pool.withUnsafeMutableBufferPointer { pool in
        for index in 0..<count { pool[start + index] = merged[index] }
      }
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
