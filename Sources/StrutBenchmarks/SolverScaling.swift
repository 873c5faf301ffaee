import Cassowary

/// Measures how the solver's time grows with the rows of a screen, and how often it allocates
/// memory while the screen is resized.
///
/// Prints one line for each number of rows: the best time in microseconds, the time for each row,
/// and the ratio of the latter to that of the first line.
struct SolverScaling {
  /// The number of timed repetitions.
  ///
  /// The fastest one counts.
  var samples = 15

  func run() throws {
    var first: Double?
    for rows in [100, 200, 500, 1000] {
      let clock = ContinuousClock()
      var best = Double.infinity
      for _ in 0..<samples {
        let time = try clock.measure {
          _ = try SolverScreen(rows: rows, width: 390, height: 84.4 * Double(rows))
        }
        best = min(best, time / Duration.microseconds(1))
      }
      let perRow = best / Double(rows)
      print("screen.build.\(rows)", best, perRow, perRow / (first ?? perRow))
      first = first ?? perRow
    }
    var screen = try SolverScreen(rows: 10, width: 390, height: 844)
    _ = screen.resize(steps: 1000)
    let before = screen.solver.counters
    _ = screen.resize(steps: 1000)
    let after = screen.solver.counters
    print("screen.resize.allocations", after.allocations - before.allocations)
    print("screen.resize.pivots", Double(after.pivots - before.pivots) / 1000)
  }
}
