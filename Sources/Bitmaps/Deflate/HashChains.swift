/// Earlier places with probably the same four bytes, the nearest first.
///
/// A place is an index in the writer's window. The tables count places from the beginning of the
/// stream, modulo 2³², so that they stay as they are when the window moves.
struct HashChains: ~Copyable {
  /// The last place of each hash.
  private let heads: UnsafeMutablePointer<UInt32>
  /// The previous place in each place's chain, by the lowest bits of the place.
  private let earlier: UnsafeMutablePointer<UInt32>
  /// The number in the tables of the window's first place.
  ///
  /// It begins at 1, so that empty entries are before the window.
  private var origin: UInt32 = 1

  private static let headBits: UInt32 = 14
  private static let mask = UInt32(DeflateWriter.reach - 1)

  init() {
    heads = .allocate(capacity: 1 << Int(Self.headBits))
    heads.initialize(repeating: 0, count: 1 << Int(Self.headBits))
    earlier = .allocate(capacity: DeflateWriter.reach)
    earlier.initialize(repeating: 0, count: DeflateWriter.reach)
  }

  deinit {
    heads.deallocate()
    earlier.deallocate()
  }

  /// Adds a place with its four bytes unless it was added last.
  ///
  /// Returns the nearest earlier place, or one before the window.
  @inline(__always)
  mutating func insert(_ place: Int, _ bytes: UInt32) -> Int {
    let hash = Int(truncatingIfNeeded: (bytes &* 0x9E37_79B1) &>> (32 &- Self.headBits))
    let (number, last) = (number(of: place), heads[hash])
    if last == number { return before(place) }
    earlier[Int(number & Self.mask)] = last
    heads[hash] = number
    return place &- Int(number &- last)
  }

  /// The previous place in a place's chain, or one before the window.
  ///
  /// If a later place has taken over the entry, the result is not before the place or is before the
  /// window.
  @inline(__always)
  func before(_ place: Int) -> Int {
    let number = number(of: place)
    return place &- Int(number &- earlier[Int(number & Self.mask)])
  }

  /// Follows a move of the window's bytes to the front.
  mutating func move(by distance: Int) { origin &+= UInt32(truncatingIfNeeded: distance) }

  @inline(__always)
  private func number(of place: Int) -> UInt32 { origin &+ UInt32(truncatingIfNeeded: place) }
}
