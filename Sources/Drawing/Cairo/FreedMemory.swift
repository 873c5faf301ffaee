private import CCairo

/// Freed memory that the allocator still holds.
///
/// Pictures of many sizes on several threads leave gaps that no larger picture fits in. They are
/// returned to the system before a large picture is made; otherwise the peak would be the sum of
/// both.
enum FreedMemory {
  /// The size in bytes from which memory is returned: larger than any phone's screen, so that runs
  /// of phones lose no time.
  private static let large = 16 << 20

  /// Returns freed memory to the system if the next picture is large.
  static func giveBack(before count: Int) {
    if count >= large { strut_give_back_freed_memory() }
  }
}
