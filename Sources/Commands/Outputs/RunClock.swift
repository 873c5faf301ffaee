import Snapshots

/// The clock that runs are timed by; nothing below the command has one of its own.
package struct RunClock: Sendable {
  let stopwatch: Stopwatch

  /// - Parameter microseconds: since any moment that stays the same; never goes back.
  package init(microseconds: @escaping @Sendable () -> Int) {
    stopwatch = Stopwatch(microseconds: microseconds)
  }
}
