/// The heap operations of a store, with the least element first.
extension Store {
  /// Adds an element to the heap.
  @inline(__always)
  mutating func push(_ element: Element, by isLess: (Element, Element) -> Bool) {
    append(element)
    var child = count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isLess(element, base[parent]) else { break }
      base[child] = base[parent]
      child = parent
    }
    base[child] = element
  }

  /// Removes and returns the least element of the heap, or nil if it is empty.
  @inline(__always)
  mutating func popLeast(by isLess: (Element, Element) -> Bool) -> Element? {
    guard let last = popLast() else { return nil }
    guard count > 0 else { return last }
    let least = base[0]
    base[0] = last
    siftDown(0, by: isLess)
    return least
  }

  /// Reorders elements into a heap.
  @inline(__always)
  mutating func heapify(by isLess: (Element, Element) -> Bool) {
    var parent = count / 2
    while parent > 0 {
      parent -= 1
      siftDown(parent, by: isLess)
    }
  }

  @inline(__always)
  private mutating func siftDown(_ start: Int, by isLess: (Element, Element) -> Bool) {
    let element = base[start]
    var parent = start
    while true {
      var child = 2 * parent + 1
      guard child < count else { break }
      if child + 1 < count, isLess(base[child + 1], base[child]) { child += 1 }
      guard isLess(base[child], element) else { break }
      base[parent] = base[child]
      parent = child
    }
    base[parent] = element
  }
}
