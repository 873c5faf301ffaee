/// Measures the time of work.
///
/// No other code below the commands reads a clock.
package struct Stopwatch: Sendable {
  private let microseconds: @Sendable () -> Int

  /// Creates a stopwatch.
  ///
  /// - Parameter microseconds: returns the time in microseconds since any fixed moment. It never
  ///   decreases.
  package init(microseconds: @escaping @Sendable () -> Int) { self.microseconds = microseconds }

  /// Does some work, and returns its value and its time in microseconds.
  func measured<Value>(_ work: () -> Value) -> (value: Value, microseconds: Int) {
    let start = microseconds()
    let value = work()
    return (value, max(0, microseconds() - start))
  }
}
