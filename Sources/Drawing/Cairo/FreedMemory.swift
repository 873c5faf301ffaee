private import CCairo

/// Memory that was freed and that the system has not got back.
///
/// Pictures of many sizes, drawn on several threads, leave gaps in which no larger one has room. Before one
/// of those is made they are given back, or a run's peak would be the sum of both.
enum FreedMemory {
  /// In bytes: larger than the screen of any phone, so that runs of those are not held up.
  private static let large = 16 << 20

  /// Gives it back, where so many bytes are much.
  static func giveBack(before count: Int) {
    if count >= large { strut_give_back_freed_memory() }
  }
}
