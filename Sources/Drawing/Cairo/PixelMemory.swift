/// Memory that one picture after another is drawn in, so that the system need not find and clear
/// new pages for each; belongs to one thread.
final class PixelMemory {
  private var start: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  /// How often more was taken than there was.
  private(set) var growths = 0

  /// At least so many bytes, of any content; one surface at a time may use them.
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
