extension Tableau {
  /// Memory for intermediate results, kept so that a pivot allocates nothing.
  struct Workspace: Sendable {
    /// The sum of each column, 0 between uses.
    private var sums = Store<Double>()
    private var isTouched = Store<Bool>()
    private(set) var touched = Store<Int32>()
    /// A heap with the nearest breakpoint first.
    var breakpoints = Store<Breakpoint>()
    /// The rows of breakpoints that the move goes beyond.
    var passed = Store<Int32>()
    /// The slope of the costs along the entering column, level by level.
    var slopes = Store<Double>()
    /// The columns whose improvement turned out to be a rounding error.
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

    /// Returns the sum of a touched column and sets it to 0.
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

  /// The point along the entering column at which a row's symbol reaches 0.
  struct Breakpoint: BitwiseCopyable {
    var distance: Double
    /// The magnitude of the row's coefficient in the entering column.
    var magnitude: Double
    var order: Int64
    var row: Int

    static func < (lhs: Breakpoint, rhs: Breakpoint) -> Bool {
      lhs.distance != rhs.distance ? lhs.distance < rhs.distance : lhs.order < rhs.order
    }
  }
}
