/// The elements that two lists have in common in one order.
enum CommonSubsequence {
  /// The positions of common elements, ascending in both lists.
  ///
  /// If no list has an element twice, they are as many as possible. Of an element that a list has
  /// several times, the first one is paired with the first one of the other list, and so on.
  ///
  /// The time grows little faster than the length of the lists, even if they have nothing in
  /// common.
  static func positions<Element: Hashable>(
    from old: [Element], to new: [Element]
  ) -> [(old: Int, new: Int)] {
    var places: [Element: [Int]] = [:]
    for index in old.indices.reversed() { places[old[index], default: []].append(index) }
    let pairs = new.indices.compactMap { index in
      places[new[index]]?.popLast().map { (old: $0, new: index) }
    }
    // The pairs are read from the end. `first[n]` is the pair with the greatest old position that
    // begins a sequence of `n + 1` pairs, and `next` is the pair behind a pair in its sequence.
    var first: [Int] = []
    var next = [Int?](repeating: nil, count: pairs.count)
    for index in pairs.indices.reversed() {
      var (length, end) = (0, first.count)
      while length < end {
        let middle = (length + end) / 2
        if pairs[first[middle]].old > pairs[index].old { length = middle + 1 } else { end = middle }
      }
      next[index] = length > 0 ? first[length - 1] : nil
      if length < first.count { first[length] = index } else { first.append(index) }
    }
    return Array(
      sequence(state: first.last) { rest in
        guard let index = rest else { return nil }
        rest = next[index]
        return pairs[index]
      })
  }
}
