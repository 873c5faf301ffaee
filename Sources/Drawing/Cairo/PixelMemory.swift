/// Memory that pictures share one after another, so that the system need not allocate and clear
/// pages for each.
///
/// It belongs to one thread.
final class PixelMemory {
  private var start: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  /// The number of times that the memory grew.
  private(set) var growths = 0

  /// Returns at least `count` bytes with undefined content.
  ///
  /// One surface at a time may use them. A later call for more bytes frees them.
  func bytes(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if let start, capacity >= count { return start }
    start?.deallocate()
    FreedMemory.giveBack(before: count)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    start = larger
    capacity = count
    growths += 1
    return larger
  }

  deinit { start?.deallocate() }
}
