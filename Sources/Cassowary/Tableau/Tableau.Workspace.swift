extension Tableau {
  /// Room for intermediate results, kept so that a pivot allocates nothing.
  struct Workspace: Sendable {
    /// For each column, 0 between uses.
    private var sums = Store<Double>()
    private var isTouched = Store<Bool>()
    private(set) var touched = Store<Int32>()
    /// A heap, the nearest first.
    var breakpoints = Store<Breakpoint>()
    /// The rows of breakpoints that the move goes beyond.
    var passed = Store<Int32>()
    /// The slope of the costs along the entering column, level by level.
    var slopes = Store<Double>()
    /// Columns that proved not to improve anything beyond rounding.
    var barred = Store<Int32>()

    mutating func own() {
      sums.own()
      isTouched.own()
      touched.own()
      breakpoints.own()
      passed.own()
      slopes.own()
      barred.own()
    }

    mutating func removeAll() {
      sums.removeAll()
      isTouched.removeAll()
      barred.removeAll()
    }

    var growths: Int {
      let ofSums = sums.growths + isTouched.growths + touched.growths
      return ofSums + breakpoints.growths + passed.growths + slopes.growths + barred.growths
    }

    mutating func addColumn() {
      sums.append(0)
      isTouched.append(false)
    }

    mutating func add(_ coefficient: Double, at slot: Int32) {
      let index = Int(slot)
      if !isTouched[index] {
        isTouched[index] = true
        touched.append(slot)
      }
      sums[index] += coefficient
    }

    /// What was added up for a touched column, which is clear again.
    mutating func take(_ slot: Int) -> Double {
      let sum = sums[slot]
      sums[slot] = 0
      isTouched[slot] = false
      return sum
    }

    mutating func clearTouched() { touched.removeAll() }

    func isBarred(_ slot: Int) -> Bool {
      for index in barred.indices where Int(barred[index]) == slot { return true }
      return false
    }
  }

  /// Where, along the entering column, a row's symbol reaches 0.
  struct Breakpoint: BitwiseCopyable {
    var distance: Double
    /// Of the row's coefficient in the entering column.
    var magnitude: Double
    var order: Int64
    var row: Int

    static func < (lhs: Breakpoint, rhs: Breakpoint) -> Bool {
      lhs.distance != rhs.distance ? lhs.distance < rhs.distance : lhs.order < rhs.order
    }
  }
}
