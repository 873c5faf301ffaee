private import Foundation

/// Lets one thread at a time work with fonts.
///
/// Cairo keeps one FreeType library and one table of open files for all threads, and up to 1.16
/// opens and closes files in them without holding its own lock: two threads that need a new face
/// at once get none, or crash. Everything that may open, read or let go of a face runs in here;
/// setting text is little beside painting it, so threads hardly wait.
enum FontLock {
  /// Recursive, since letting go of the last share in a font happens anywhere.
  private static let lock = NSRecursiveLock()

  static func hold<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
