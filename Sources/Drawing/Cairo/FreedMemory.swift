private import CCairo

/// Freed memory that the allocator still holds.
///
/// Pictures of many sizes on several threads leave gaps that are too small for a larger picture.
/// `giveBack` returns the gaps to the system before a large picture is made. Otherwise the peak
/// would be the sum of both.
enum FreedMemory {
  /// The minimum size of a large picture, in bytes.
  ///
  /// It is larger than any phone's screen, so that runs on phones lose no time.
  private static let large = 16 << 20

  /// Returns freed memory to the system if the next picture is large.
  static func giveBack(before count: Int) {
    if count >= large { strut_give_back_freed_memory() }
  }
}
