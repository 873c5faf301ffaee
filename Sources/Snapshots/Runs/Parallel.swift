import Foundation

/// Processes cells on several threads; the results do not depend on the number of threads.
package enum Parallel {
  /// Gives each position from 0 to `count` − 1 to a worker, and delivers the values in that order.
  ///
  /// - Parameters:
  ///   - count: the number of cells.
  ///   - jobs: the greatest number of threads; at least one is used.
  ///   - makeWorker: called once on each thread; the worker stays on it, so it may hold surfaces
  ///     and fonts that threads must not share.
  ///   - progress: called with the number of finished cells, on the caller's thread.
  ///   - deliver: called with each position and its value in ascending order, on the caller's
  ///     thread, as soon as all earlier positions were delivered.
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
      // The stack size of a main thread, because layout and drawing recurse through the views.
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

/// The positions to process, and the values of finished ones.
///
/// It is unchecked, because the compiler cannot see that the condition's lock protects every
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

  /// Waits until another position has finished, and takes the values from `position` on up to the
  /// first missing one.
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
