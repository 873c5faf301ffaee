import Foundation

/// The exceptions that UIKit would raise.
///
/// An exception does not end the process. It is written to standard error, and the process exits
/// with status 1, so that a test run with an exception fails.
package enum UIKitException {
  private static let state = State()

  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var recorded: [String] = []
    /// Whether a test takes the exceptions.
    var isTaken = false
    var isExitSet = false
  }

  static func record(_ reason: String) {
    let isReported = state.lock.withLock {
      state.recorded.append(reason)
      if !state.isTaken, !state.isExitSet {
        state.isExitSet = true
        atexit { UIKitException.exit() }
      }
      return !state.isTaken
    }
    guard isReported else { return }
    FileHandle.standardError.write(Data("*** UIKit exception: \(reason)\n".utf8))
  }

  /// Returns the exceptions that a closure raises; they do not fail the process.
  package static func taken(_ body: () -> Void) -> [String] {
    let before = state.lock.withLock {
      defer { state.isTaken = true }
      return (state.isTaken, state.recorded)
    }
    state.lock.withLock { state.recorded = [] }
    body()
    return state.lock.withLock {
      defer { (state.isTaken, state.recorded) = before }
      return state.recorded
    }
  }

  /// Ends the process with status 1, with all that was printed.
  private static func exit() {
    fflush(nil)
    _exit(1)
  }
}
