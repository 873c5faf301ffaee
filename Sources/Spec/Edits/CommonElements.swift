/// The elements that two lists have in common in the same order.
struct CommonElements {
  /// The positions of these elements in each list.
  private(set) var old: Set<Int>
  private(set) var new: Set<Int>

  /// The number of elements between the equal beginnings and ends of two lists up to which all
  /// common elements are found.
  ///
  /// In longer lists only elements that each list has once are common, because the time and the memory
  /// of a complete search grow with the square of the differences.
  private static let greatestCount = 1000

  /// - Parameters:
  ///   - old: a list.
  ///   - new: another list.
  init<Element: Hashable>(_ old: [Element], _ new: [Element]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    self.old = Set(0..<start).union(old.count - end..<old.count)
    self.new = Set(0..<start).union(new.count - end..<new.count)
    let before = old[start..<old.count - end]
    let after = new[start..<new.count - end]
    guard before.count + after.count > Self.greatestCount else {
      let difference = Array(after).difference(from: Array(before))
      let gone = Set(difference.removals.map { $0.offset + start })
      let added = Set(difference.insertions.map { $0.offset + start })
      self.old.formUnion(before.indices.filter { !gone.contains($0) })
      self.new.formUnion(after.indices.filter { !added.contains($0) })
      return
    }
    let positions = Self.unique(before)
    let pairs = Self.unique(after).compactMap { element, new in
      positions[element].map { (old: $0, new: new) }
    }.sorted { $0.new < $1.new }
    for index in Self.longestAscent(in: pairs.map(\.old)) {
      self.old.insert(pairs[index].old)
      self.new.insert(pairs[index].new)
    }
  }

  /// The positions of the elements that a list has once.
  private static func unique<Element: Hashable>(
    _ elements: ArraySlice<Element>
  ) -> [Element: Int] {
    var positions: [Element: Int?] = [:]
    for (index, element) in zip(elements.indices, elements) {
      positions.updateValue(positions[element] == nil ? index : nil, forKey: element)
    }
    return positions.compactMapValues { $0 }
  }

  /// The indices of the longest ascending subsequence, the last index first.
  private static func longestAscent(in values: [Int]) -> [Int] {
    // The index of the lowest last value of the subsequences of each length.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var ascent: [Int] = []
    var next = ends.last
    while let index = next {
      ascent.append(index)
      next = previous[index]
    }
    return ascent
  }
}
