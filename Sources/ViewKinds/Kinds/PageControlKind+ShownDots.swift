extension PageControlKind {
  /// The dots of a page control that has no room for all of them.
  ///
  /// The current page's dot is in the middle if there are enough pages on both sides. Towards
  /// hidden pages, the last two dots are smaller. Apple publishes no sizes for them.
  struct ShownDots: Hashable {
    /// The pages that have a dot, from 0.
    let range: Range<Int>
    private let count: Int
    private let current: Int

    /// Chooses the dots.
    ///
    /// - Parameters:
    ///   - count: the number of pages.
    ///   - current: the index of the current page.
    ///   - room: the number of dots that fit; at least 1.
    init(of count: Int, current: Int, in room: Int) {
      let shown = min(count, room)
      let first = min(max(current - shown / 2, 0), count - shown)
      range = first..<first + shown
      self.count = count
      self.current = current
    }

    /// Returns the scale of a page's dot, from 0.4 to 1.
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
