/// Rows of coefficients, each sorted by column, in one flat buffer.
///
/// A row that outgrows its place moves to the end of the buffer with room to spare; the gaps are
/// closed when they outweigh what is used.
struct SparseRows: Sendable {
  struct Entry: Equatable, Sendable {
    /// The column.
    var slot: Int32
    var coefficient: Double
  }

  private struct Extent: Sendable {
    var start: Int
    var count: Int
    var capacity: Int
  }

  private var pool: [Entry] = []
  private var extents: [Extent] = []
  private var merged: [Entry] = []
  private var gaps = 0

  var count: Int { extents.count }

  /// The places of a row's entries, for `subscript`.
  func range(of row: Int) -> Range<Int> {
    let extent = extents[row]
    return extent.start..<extent.start + extent.count
  }

  subscript(place: Int) -> Entry { pool[place] }

  /// 0 where the row has no entry.
  func coefficient(of slot: Int32, in row: Int) -> Double {
    let extent = extents[row]
    return pool.withUnsafeBufferPointer { pool in
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
  }

  /// Appends a row; the entries must be sorted by column.
  mutating func append(_ entries: some Collection<Entry>) {
    let capacity = entries.count + 2
    extents.append(Extent(start: pool.count, count: entries.count, capacity: capacity))
    pool.append(contentsOf: entries)
    for _ in entries.count..<capacity { pool.append(Entry(slot: 0, coefficient: 0)) }
  }

  /// The last row takes the removed one's index.
  mutating func swapRemove(_ row: Int) {
    gaps += extents[row].capacity
    extents.swapAt(row, extents.count - 1)
    extents.removeLast()
    closeGaps()
  }

  /// Rewrites `row`, read as `leaving = row`, as the row of the column's symbol, with the leaving
  /// symbol in that column.
  ///
  /// - Returns: the coefficient the column had.
  mutating func solve(_ row: Int, for slot: Int32) -> Double {
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
  mutating func substitute(_ slot: Int32, times factor: Double, by source: Int, in target: Int) {
    let from = extents[source]
    let into = extents[target]
    merged.removeAll(keepingCapacity: true)
    var a = from.start
    var b = into.start
    let endA = from.start + from.count
    let endB = into.start + into.count
    while a < endA || b < endB {
      if b < endB, pool[b].slot == slot {
        b += 1
      } else if b == endB || (a < endA && pool[a].slot < pool[b].slot) {
        append(pool[a].slot, factor * pool[a].coefficient)
        a += 1
      } else if a == endA || pool[b].slot < pool[a].slot {
        merged.append(pool[b])
        b += 1
      } else {
        append(pool[a].slot, pool[b].coefficient + factor * pool[a].coefficient)
        a += 1
        b += 1
      }
    }
    write(merged.count, to: target)
  }

  /// Takes a column out of every row.
  mutating func drop(_ slot: Int32) {
    for row in extents.indices {
      let extent = extents[row]
      var kept = extent.start
      for place in extent.start..<extent.start + extent.count where pool[place].slot != slot {
        pool[kept] = pool[place]
        kept += 1
      }
      extents[row].count = kept - extent.start
    }
  }

  private mutating func append(_ slot: Int32, _ coefficient: Double) {
    if abs(coefficient) > Tolerance.cancellation {
      merged.append(Entry(slot: slot, coefficient: coefficient))
    }
  }

  private mutating func write(_ count: Int, to row: Int) {
    if count > extents[row].capacity {
      gaps += extents[row].capacity
      let capacity = count + count / 2 + 2
      extents[row] = Extent(start: pool.count, count: count, capacity: capacity)
      pool.append(contentsOf: merged)
      for _ in count..<capacity { pool.append(Entry(slot: 0, coefficient: 0)) }
      closeGaps()
    } else {
      let start = extents[row].start
      for index in 0..<count { pool[start + index] = merged[index] }
      extents[row].count = count
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
