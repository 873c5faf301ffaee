import Foundation

/// Works on cells with several threads; what comes of it does not depend on how many.
package enum Parallel {
  /// Gives every position from 0 to `count` to a worker and delivers the values in that order.
  ///
  /// - Parameters:
  ///   - count: how many cells there are.
  ///   - jobs: the greatest number of threads; at least one is used.
  ///   - makeWorker: called once on each thread; what it makes stays there, so it may hold surfaces
  ///     and fonts that must not be shared.
  ///   - progress: called with the number of finished cells, on the caller's thread.
  ///   - deliver: called with each position and its value in ascending order, on the caller's
  ///     thread, as soon as all before it were delivered.
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
      // As deep as a main thread's: layout and drawing recurse over the hierarchy of views.
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

/// Positions to be worked on, and the values that came back.
///
/// Unchecked because the compiler cannot see that every access happens under the condition's lock.
private final class PositionQueue<Value: Sendable>: @unchecked Sendable {
  private let news = NSCondition()
  private let count: Int
  private var upcoming = 0
  private var finished = 0
  private var told = 0
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

  /// Waits until more has finished than was told, and takes the values from `position` on that are
  /// there without a gap.
  func waitForNews(from position: Int) -> (finished: Int, values: [Value]) {
    news.lock()
    defer { news.unlock() }
    while finished == told { news.wait() }
    told = finished
    var ready: [Value] = []
    while let value = values.removeValue(forKey: position + ready.count) { ready.append(value) }
    return (finished, ready)
  }
}
