import Foundation

/// A progress line on the terminal, which appears after one second.
final class Progress: Sendable {
  private let console: Console
  private let verb: String
  private let began = Date()
  private let isShown = Shown()

  /// - Parameters:
  ///   - verb: the activity, such as `drawing`.
  ///   - console: the console; nothing appears if it is not a terminal.
  init(_ verb: String, on console: Console) {
    self.console = console
    self.verb = verb
  }

  /// Shows that `done` of `total` cells are done.
  func update(done: Int, total: Int) {
    guard console.showsProgress, -began.timeIntervalSinceNow > 1 else { return }
    isShown.set()
    console.err("\r\u{1B}[K\(verb) \(done) of \(total)")
  }

  /// Does the work and removes the line afterwards, also if the work throws.
  func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    defer { if isShown.value { console.err("\r\u{1B}[K") } }
    return try work()
  }
}

/// Whether the line is on the terminal, changed from any thread.
private final class Shown: @unchecked Sendable {
  private let lock = NSLock()
  private var flag = false

  var value: Bool { lock.withLock { flag } }
  func set() { lock.withLock { flag = true } }
}
