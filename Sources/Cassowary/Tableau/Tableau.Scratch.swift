extension Tableau {
  /// Room for intermediate results, kept so that a pivot allocates nothing.
  struct Scratch: Sendable {
    /// For each column, 0 between uses.
    var sums: [Double] = []
    var isTouched: [Bool] = []
    var touched: [Int32] = []
    var entries: [SparseMatrix.Entry] = []
    var breakpoints: [Breakpoint] = []
    /// The slope of the costs along the entering column, level by level.
    var slopes: [Double] = []
    /// Columns that proved not to improve anything beyond rounding.
    var barred: [Int] = []

    mutating func growSlots(to count: Int) {
      while sums.count < count {
        sums.append(0)
        isTouched.append(false)
      }
    }

    mutating func add(_ coefficient: Double, at slot: Int32) {
      let index = Int(slot)
      if !isTouched[index] {
        isTouched[index] = true
        touched.append(slot)
      }
      sums[index] += coefficient
    }

    /// Turns the sums into sorted entries and clears them.
    mutating func collectEntries() {
      touched.sort()
      entries.removeAll(keepingCapacity: true)
      for slot in touched {
        let sum = sums[Int(slot)]
        if abs(sum) > Tolerance.cancellation {
          entries.append(SparseMatrix.Entry(slot: slot, coefficient: sum))
        }
        sums[Int(slot)] = 0
        isTouched[Int(slot)] = false
      }
      touched.removeAll(keepingCapacity: true)
    }
  }

  /// Where, along the entering column, a row's symbol reaches 0.
  struct Breakpoint: Sendable {
    var distance: Double
    var row: Int
    /// Of the row's coefficient in the entering column.
    var magnitude: Double
    var order: Int64

    static func < (lhs: Breakpoint, rhs: Breakpoint) -> Bool {
      lhs.distance != rhs.distance ? lhs.distance < rhs.distance : lhs.order < rhs.order
    }
  }
}
