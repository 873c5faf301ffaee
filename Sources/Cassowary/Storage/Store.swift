/// A growing buffer of plain values, accessed without checks in release builds.
///
/// `Array` checks before each write whether its buffer is shared. The solver's loops take a few
/// nanoseconds, and this check would double them. Instead, the owner of a copied store calls `own`
/// before it writes. Debug builds check this, and every index.
struct Store<Element: BitwiseCopyable>: @unchecked Sendable {
  /// The memory, freed with the last copy of the store.
  private final class Owner: ManagedBuffer<Void, Element> {}

  private var owner: ManagedBuffer<Void, Element>
  /// The first element, valid until the store grows; defined up to `count`.
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  /// The number of memory allocations.
  private(set) var growths = 1

  init(capacity: Int = 256) {
    owner = Owner.create(minimumCapacity: capacity) { _ in }
    base = owner.withUnsafeMutablePointerToElements { $0 }
    self.capacity = capacity
  }

  /// Makes the store independent of its copies, so that it can be written to.
  mutating func own() {
    if !isKnownUniquelyReferenced(&owner) { move(to: capacity) }
  }

  private mutating func move(to capacity: Int) {
    var moved = Self(capacity: capacity)
    moved.base.update(from: base, count: count)
    moved.count = count
    moved.growths = growths + 1
    self = moved
  }

  @inline(never)
  private mutating func enlarge(by added: Int) {
    // Unused memory costs nothing, but moving elements does.
    move(to: Swift.max(count + added, 4 * capacity))
  }

  var indices: Range<Int> { 0..<count }
  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    get {
      assert(indices.contains(index))
      return base[index]
    }
    set {
      assert(indices.contains(index) && isOwned)
      base[index] = newValue
    }
  }

  /// Whether no other copy shares the memory.
  private var isOwned: Bool {
    mutating get { isKnownUniquelyReferenced(&owner) }
  }

  mutating func append(_ element: Element) {
    assert(isOwned)
    if count == capacity { enlarge(by: 1) }
    base[count] = element
    count += 1
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    assert(isOwned)
    guard let source = elements.baseAddress, !elements.isEmpty else { return }
    if count + elements.count > capacity { enlarge(by: elements.count) }
    for index in elements.indices { base[count + index] = source[index] }
    count += elements.count
  }

  /// Appends copies of an element.
  mutating func grow(by added: Int, repeating element: Element) {
    assert(isOwned)
    if count + added > capacity { enlarge(by: added) }
    for index in count..<count + added { base[index] = element }
    count += added
  }

  /// Appends elements with undefined values.
  mutating func extend(by added: Int) {
    assert(isOwned)
    if count + added > capacity { enlarge(by: added) }
    count += added
  }

  /// Removes and returns the last element, or nil if the store is empty.
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeLast(_ number: Int = 1) {
    assert(number <= count)
    count -= number
  }

  /// Removes all elements and keeps the memory.
  mutating func removeAll() { count = 0 }

  mutating func remove(at index: Int) {
    assert(indices.contains(index) && isOwned)
    (base + index).update(from: base + index + 1, count: count - index - 1)
    count -= 1
  }

  /// Inserts an element and moves the elements after it.
  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var place = count - 1
    while place > index {
      base[place] = base[place - 1]
      place -= 1
    }
    base[index] = element
  }

  /// The elements, valid until their number changes.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}

extension Store where Element: Comparable {
  /// Sorts the elements in ascending order.
  mutating func sort() {
    if count > 16 {
      var all = UnsafeMutableBufferPointer(start: base, count: count)
      all.sort()
      return
    }
    for sorted in 1..<max(count, 1) {
      let element = base[sorted]
      var place = sorted
      while place > 0, base[place - 1] > element {
        base[place] = base[place - 1]
        place -= 1
      }
      base[place] = element
    }
  }
}
