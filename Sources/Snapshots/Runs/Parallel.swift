import Foundation

/// Processes cells on several threads.
///
/// The results do not depend on the number of threads.
package enum Parallel {
  /// Gives each index from 0 to `count` − 1 to a worker, and delivers the values in ascending
  /// order.
  ///
  /// - Parameters:
  ///   - count: the number of cells.
  ///   - jobs: the greatest number of threads. At least one is used.
  ///   - makeWorker: called once on each thread. The worker stays on the thread, so it may hold
  ///     surfaces and fonts that threads must not share.
  ///   - progress: called on the caller's thread with the number of finished cells.
  ///   - deliver: called on the caller's thread with each index and its value, in ascending order.
  ///     It is called as soon as all earlier values were delivered.
  package static func forEach<Value: Sendable>(
    count: Int, jobs: Int,
    makeWorker: @escaping @Sendable () -> (Int) -> Value,
    progress: (Int) -> Void = { _ in },
    deliver: (Int, Value) -> Void
  ) {
    guard count > 0 else { return }
    let queue = PositionQueue<Value>(count: count)
    for _ in 0..<max(1, min(jobs, count)) {
      let thread = Thread {
        let worker = makeWorker()
        while let position = queue.take() {
          queue.put(worker(position), at: position)
        }
      }
      // The stack has the size of a main thread's stack, because layout and drawing recurse into
      // the view tree.
      thread.stackSize = 8 << 20
      thread.start()
    }
    var next = 0
    while next < count {
      let ready = queue.waitForNews(from: next)
      progress(ready.finished)
      for value in ready.values {
        deliver(next, value)
        next += 1
      }
    }
  }
}

/// The indices that are not processed yet, and the values that are not delivered yet.
///
/// It is unchecked because the compiler cannot see that the lock of the condition protects every
/// access.
private final class PositionQueue<Value: Sendable>: @unchecked Sendable {
  private let news = NSCondition()
  private let count: Int
  private var upcoming = 0
  private var finished = 0
  private var reported = 0
  private var values: [Int: Value] = [:]

  init(count: Int) { self.count = count }

  func take() -> Int? {
    news.lock()
    defer { news.unlock() }
    guard upcoming < count else { return nil }
    upcoming += 1
    return upcoming - 1
  }

  func put(_ value: Value, at position: Int) {
    news.lock()
    defer { news.unlock() }
    values[position] = value
    finished += 1
    news.signal()
  }

  /// Waits until another index is finished.
  ///
  /// Returns the values from `position` up to the first missing one.
  func waitForNews(from position: Int) -> (finished: Int, values: [Value]) {
    news.lock()
    defer { news.unlock() }
    while finished == reported { news.wait() }
    reported = finished
    var ready: [Value] = []
    while let value = values.removeValue(forKey: position + ready.count) { ready.append(value) }
    return (finished, ready)
  }
}
