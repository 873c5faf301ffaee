/// Measures the time that work takes.
///
/// Code below the command reads no other clock.
package struct Stopwatch: Sendable {
  private let microseconds: @Sendable () -> Int

  /// - Parameter microseconds: the time since any fixed moment; never decreases.
  package init(microseconds: @escaping @Sendable () -> Int) { self.microseconds = microseconds }

  /// Does the work, and returns its value and its time.
  func measured<Value>(_ work: () -> Value) -> (value: Value, microseconds: Int) {
    let start = microseconds()
    let value = work()
    return (value, max(0, microseconds() - start))
  }
}
