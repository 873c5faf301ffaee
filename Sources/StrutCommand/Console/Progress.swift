import Foundation

/// A progress line on the terminal.
///
/// It appears after one second.
final class Progress: Sendable {
  private let console: Console
  private let verb: String
  private let began = Date()
  private let isShown = Shown()

  /// - Parameters:
  ///   - verb: the activity, such as `drawing`.
  ///   - console: the console. Nothing appears if it shows no progress.
  init(_ verb: String, on console: Console) {
    self.console = console
    self.verb = verb
  }

  /// Shows the number of finished cells.
  func update(done: Int, total: Int) {
    guard console.showsProgress, -began.timeIntervalSinceNow > 1 else { return }
    isShown.set()
    console.err("\r\u{1B}[K\(verb) \(done) of \(total)")
  }

  /// Does some work, and then removes the line.
  ///
  /// It also removes the line if the work throws an error.
  func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    defer { if isShown.value { console.err("\r\u{1B}[K") } }
    return try work()
  }
}

/// Whether the line is on the terminal.
///
/// Any thread may change it, because a lock protects it.
private final class Shown: @unchecked Sendable {
  private let lock = NSLock()
  private var flag = false

  var value: Bool { lock.withLock { flag } }
  func set() { lock.withLock { flag = true } }
}
