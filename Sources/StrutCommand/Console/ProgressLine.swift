import Foundation

/// A line on the terminal that shows the activity of a command, from its first second on.
///
/// Everything else that the program writes removes the line first.
final class ProgressLine: @unchecked Sendable {
  /// Writes to the terminal, or nil if it cannot redraw a line.
  private let write: (@Sendable (String) -> Void)?
  private let lock = NSLock()
  private var isDue = false
  private var isShown = false
  private var hasEnded = false
  private var text = ""

  init(_ write: (@Sendable (String) -> Void)?) { self.write = write }

  /// Does the work of a command, and shows the line if the work takes more than a second.
  func during<Result>(_ activity: String, _ work: () throws -> Result) rethrows -> Result {
    guard write != nil else { return try work() }
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 1)
    timer.setEventHandler { [self] in
      lock.withLock {
        isDue = true
        show()
      }
    }
    lock.withLock { text = activity }
    timer.resume()
    defer {
      timer.cancel()
      lock.withLock {
        isDue = false
        hide()
      }
    }
    return try work()
  }

  /// Sets the line to `drawing 3 of 10`.
  func update(_ activity: String, done: Int, total: Int) {
    guard write != nil else { return }
    lock.withLock {
      text = "\(activity) \(done) of \(total)"
      show()
    }
  }

  /// Removes the line and does the writing.
  func whileHidden(_ writing: () throws -> Void) rethrows {
    try lock.withLock {
      hide()
      try writing()
    }
  }

  /// Removes the line for good, before another program writes to the terminal.
  func end() {
    guard write != nil else { return }
    lock.withLock {
      hide()
      hasEnded = true
    }
  }

  private func show() {
    guard isDue, !hasEnded else { return }
    write?("\r\u{1B}[K\(text)")
    isShown = true
  }

  private func hide() {
    guard isShown else { return }
    write?("\r\u{1B}[K")
    isShown = false
  }
}
