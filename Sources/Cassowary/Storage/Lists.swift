/// Many short lists that grow and shrink, in one store.
///
/// If a list outgrows its place, it moves to a place of twice the size. The next list that needs a
/// place of the old size gets the old place.
struct Lists<Element: BitwiseCopyable>: Sendable {
  private struct Extent: BitwiseCopyable {
    var start: Int32
    var count: Int32
    /// The size of the list's place, a power of two.
    var capacity: Int32
  }

  /// A free place, and the next one of the same size.
  private struct Vacancy: BitwiseCopyable {
    var start: Int32
    var next: Int32
  }

  private var pool = Store<Element>()
  private var extents = Store<Extent>()
  private var vacancies = Store<Vacancy>()
  /// The first vacancy by the exponent of the size, or -1 if there is none.
  private var firstVacancy = Store<Int32>()
  /// The number of unused entries of `vacancies`.
  private var idle = Store<Int32>()

  private static var smallest: Int32 { 4 }

  /// The number of memory allocations.
  var growths: Int {
    pool.growths + extents.growths + vacancies.growths + firstVacancy.growths + idle.growths
  }

  mutating func own() {
    pool.own()
    extents.own()
    vacancies.own()
    firstVacancy.own()
    idle.own()
  }

  /// Removes all lists and keeps the memory.
  mutating func removeAll() {
    pool.removeAll()
    extents.removeAll()
    vacancies.removeAll()
    firstVacancy.removeAll()
    idle.removeAll()
  }

  /// The number of places for elements.
  var size: Int { pool.count }

  /// The number of lists.
  var count: Int { extents.count }

  /// Adds an empty list.
  mutating func addList() {
    extents.append(
      Extent(start: Int32(pool.count), count: 0, capacity: Self.smallest))
    pool.extend(by: Int(Self.smallest))
  }

  func count(of list: Int) -> Int { Int(extents[list].count) }

  /// A pointer to the first element, valid until a list grows.
  func start(of list: Int) -> UnsafeMutablePointer<Element> {
    pool.base + Int(extents[list].start)
  }

  /// The list's elements, valid until a list changes.
  func elements(of list: Int) -> UnsafeBufferPointer<Element> {
    let extent = extents[list]
    return UnsafeBufferPointer(start: pool.base + Int(extent.start), count: Int(extent.count))
  }

  mutating func append(_ element: Element, to list: Int) {
    var extent = extents[list]
    if extent.count == extent.capacity { extent = enlarged(extent) }
    pool.base[Int(extent.start + extent.count)] = element
    extent.count += 1
    extents[list] = extent
  }

  mutating func removeLast(of list: Int) {
    extents[list].count -= 1
  }

  mutating func removeAll(of list: Int) {
    extents[list].count = 0
  }

  private mutating func enlarged(_ extent: Extent) -> Extent {
    var larger = extent
    larger.capacity = 2 * extent.capacity
    larger.start = place(ofSize: larger.capacity)
    let source = pool.base + Int(extent.start)
    (pool.base + Int(larger.start)).update(from: source, count: Int(extent.count))
    vacate(extent)
    return larger
  }

  private mutating func place(ofSize size: Int32) -> Int32 {
    let exponent = size.trailingZeroBitCount
    if exponent < firstVacancy.count, firstVacancy[exponent] >= 0 {
      let index = firstVacancy[exponent]
      let vacancy = vacancies[Int(index)]
      firstVacancy[exponent] = vacancy.next
      idle.append(index)
      return vacancy.start
    }
    let start = Int32(pool.count)
    pool.extend(by: Int(size))
    return start
  }

  private mutating func vacate(_ extent: Extent) {
    let exponent = extent.capacity.trailingZeroBitCount
    if firstVacancy.count <= exponent {
      firstVacancy.grow(by: exponent + 1 - firstVacancy.count, repeating: -1)
    }
    let vacancy = Vacancy(start: extent.start, next: firstVacancy[exponent])
    if let index = idle.popLast() {
      vacancies[Int(index)] = vacancy
      firstVacancy[exponent] = index
    } else {
      firstVacancy[exponent] = Int32(vacancies.count)
      vacancies.append(vacancy)
    }
  }
}
