#if canImport(Glibc)
  private import Glibc
#endif

/// Large memory pages for pictures, if the system has them.
///
/// Allocating and clearing small pages takes longer than writing a picture into them.
enum LargePages {
  /// The size from which a buffer contains a large page.
  private static let leastCount = 2 << 20

  /// Asks for large pages in a new buffer, before anything is written into it.
  ///
  /// The system may ignore the request.
  static func advise(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    #if canImport(Glibc)
      guard buffer.count >= leastCount, let start = buffer.baseAddress else { return }
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      let address = Int(bitPattern: start)
      let first = (address + page - 1) / page * page
      let last = (address + buffer.count) / page * page
      guard first < last else { return }
      _ = madvise(start + (first - address), last - first, MADV_HUGEPAGE)
    #endif
  }
}
