private import Foundation

/// A lock that lets one thread at a time use fonts.
///
/// Cairo keeps one FreeType library and one table of open files for all threads. Up to 1.16 it
/// opens and closes files without holding its own lock: two threads that need a new face at the
/// same time get none, or crash. So everything that may open, read or release a face runs under
/// this lock. Shaping takes much less time than painting, so threads hardly wait.
enum FontLock {
  /// Recursive, because the last reference to a font may be released anywhere.
  private static let lock = NSRecursiveLock()

  static func hold<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
