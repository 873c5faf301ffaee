#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The facts about a file that change when it is written or replaced.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int
  private let modification: Moment
  /// The last change of the content or the facts, which programs cannot set.
  private let change: Moment

  private struct Moment: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
    }
  }

  /// The facts of a file, links followed; nil if there is no file.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      modification = Moment(status.st_mtimespec)
      change = Moment(status.st_ctimespec)
    #else
      modification = Moment(status.st_mtim)
      change = Moment(status.st_ctim)
    #endif
  }
}
