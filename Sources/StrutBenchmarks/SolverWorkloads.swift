import Cassowary

/// The constraint workloads that `scripts/benchmarks/solver` also runs on another solver.
///
/// Each prints one line: the name, the median time in microseconds, and a checksum. Names and
/// checksums are the same for both solvers.
struct SolverWorkloads {
  /// The text that the name of a workload must contain; empty runs all workloads.
  var filter = ""
  /// The number of timed repetitions.
  ///
  /// The median counts.
  var samples = 9
  /// The least duration of a repetition.
  ///
  /// A short workload runs several times in one.
  var sampleLength = Duration.milliseconds(30)

  /// The widths and heights of twenty portrait screens, in points.
  private static let screens: [(width: Double, height: Double)] = [
    (320, 568), (375, 667), (414, 736), (375, 812), (414, 896), (360, 780), (390, 844),
    (428, 926), (393, 852), (430, 932), (402, 874), (440, 956), (420, 912), (744, 1133),
    (768, 1024), (810, 1080), (820, 1180), (834, 1112), (834, 1194), (1024, 1366),
  ]

  func run() throws {
    for count in [10, 100, 1000] {
      try measure("chain.build.\(count)") { try SolverChain(count: count, grouped: false).checksum }
      try measure("chain.grouped.build.\(count)", skippedUnlessNamed: count == 1000) {
        try SolverChain(count: count, grouped: true).checksum
      }
    }
    for count in [10, 100, 1000] where matches("chain.resize.\(count)") {
      var chain = try SolverChain(count: count, grouped: false)
      let steps = count == 1000 ? 100 : 1000
      try measure("chain.resize.\(count)", units: steps) { chain.resize(steps: steps) }
    }
    try runScreens()
  }

  private func runScreens() throws {
    try measure("screen.build") { try SolverScreen(rows: 10, width: 390, height: 844).checksum }
    try measure("screen.matrix.rebuild", units: 40) {
      try Self.configurations.reduce(0) { sum, size in
        try sum + SolverScreen(rows: 10, width: size.width, height: size.height).checksum
      }
    }
    var edited = try SolverScreen(rows: 10, width: 390, height: 844)
    try measure("screen.matrix.suggest", units: 40) {
      Self.configurations.reduce(0) { sum, size in
        edited.suggest(width: size.width, height: size.height)
        edited.solve()
        return sum + edited.checksum
      }
    }
    var resized = try SolverScreen(rows: 10, width: 390, height: 844)
    try measure("screen.resize", units: 1000) { resized.resize(steps: 1000) }
    for count in [20, 50, 100] {
      try measure("screen.build.\(count)") {
        try SolverScreen(rows: count, width: 390, height: 84.4 * Double(count)).checksum
      }
    }
  }

  private static var configurations: [(width: Double, height: Double)] {
    screens.flatMap { [$0, (width: $0.height, height: $0.width)] }
  }

  private func matches(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }

  private func measure(
    _ name: String, units: Int = 1, skippedUnlessNamed: Bool = false,
    _ body: () throws -> Double
  ) throws {
    guard matches(name), !skippedUnlessNamed || filter == name else { return }
    let clock = ContinuousClock()
    let checksum = try body()
    let once = try clock.measure { _ = try body() }
    let repetitions = max(1, Int(sampleLength / max(once, .nanoseconds(1))))
    var times: [Double] = []
    for _ in 0..<samples {
      let time = try clock.measure { for _ in 0..<repetitions { _ = try body() } }
      let microseconds: Double = time / Duration.microseconds(1)
      times.append(microseconds / Double(repetitions * units))
    }
    times.sort()
    print(name, times[times.count / 2], checksum)
  }
}
