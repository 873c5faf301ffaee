#if canImport(Glibc)
  private import Glibc
#endif

/// Memory for whole pictures in pages of megabytes, where the system has them: finding and clearing
/// small pages takes longer than writing a picture into them.
enum LargePages {
  /// Smaller buffers hold no large page.
  private static let leastCount = 2 << 20

  /// Says what a new buffer is for, before anything is written into it.
  ///
  /// The system may do as it likes; the buffer is as good without.
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
