extension PageControlKind {
  /// The dots of a row that has no room for all of them.
  ///
  /// The current page's stands in the middle as far as there are pages on both sides; towards pages
  /// that are not shown the last two dots get smaller. Apple publishes no sizes for them.
  struct ShownDots: Hashable {
    /// The pages that have a dot, from 0.
    let range: Range<Int>
    private let count: Int
    private let current: Int

    /// - Parameters:
    ///   - count: of pages.
    ///   - current: the page shown.
    ///   - room: how many dots fit; at least 1.
    init(of count: Int, current: Int, in room: Int) {
      let shown = min(count, room)
      let first = min(max(current - shown / 2, 0), count - shown)
      range = first..<first + shown
      self.count = count
      self.current = current
    }

    /// A dot's size as a part of a whole one's.
    func scale(of index: Int) -> Double {
      guard index != current else { return 1 }
      let before = range.lowerBound > 0 ? index - range.lowerBound : Int.max
      let after = range.upperBound < count ? range.upperBound - 1 - index : Int.max
      switch min(before, after) {
      case 0: return 0.4
      case 1: return 0.7
      default: return 1
      }
    }
  }
}
