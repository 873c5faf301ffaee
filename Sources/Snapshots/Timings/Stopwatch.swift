/// Tells how long work takes; nothing below the command reads a clock of its own.
package struct Stopwatch: Sendable {
  private let microseconds: @Sendable () -> Int

  /// - Parameter microseconds: since any moment that stays the same; never goes back.
  package init(microseconds: @escaping @Sendable () -> Int) { self.microseconds = microseconds }

  /// What the work returned, and how long it took.
  func measured<Value>(_ work: () -> Value) -> (value: Value, microseconds: Int) {
    let start = microseconds()
    let value = work()
    return (value, max(0, microseconds() - start))
  }
}
