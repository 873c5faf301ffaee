/// Earlier places with probably the same four bytes, the nearest first.
struct HashChains: ~Copyable {
  /// The last place of each hash plus one, or 0 for none.
  private let heads: UnsafeMutablePointer<UInt32>
  /// The previous place in each place's chain plus one, by the lowest bits of the place.
  private let earlier: UnsafeMutablePointer<UInt32>

  private static let headBits: UInt32 = 14
  private static let mask = DeflateWriter.reach - 1

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
  /// Returns the nearest earlier place plus one, or 0.
  @inline(__always)
  mutating func insert(_ place: Int, _ bytes: UInt32) -> Int {
    let hash = Int(truncatingIfNeeded: (bytes &* 0x9E37_79B1) &>> (32 &- Self.headBits))
    let last = heads[hash]
    if Int(last) == place &+ 1 { return before(place) }
    earlier[place & Self.mask] = last
    heads[hash] = UInt32(truncatingIfNeeded: place &+ 1)
    return Int(last)
  }

  /// The previous place in a place's chain plus one, or 0.
  @inline(__always)
  func before(_ place: Int) -> Int { Int(earlier[place & Self.mask]) }

  /// Shifts all places by a distance.
  mutating func move(by distance: Int) {
    let distance = UInt32(distance)
    for hash in 0..<1 << Int(Self.headBits) {
      heads[hash] = heads[hash] > distance ? heads[hash] - distance : 0
    }
    // Places keep their lowest bits only if the distance is a multiple of the table's size.
    let moved = UnsafeMutablePointer<UInt32>.allocate(capacity: DeflateWriter.reach)
    defer { moved.deallocate() }
    for slot in 0..<DeflateWriter.reach {
      let link = earlier[slot]
      moved[(slot &- Int(distance)) & Self.mask] = link > distance ? link - distance : 0
    }
    earlier.update(from: moved, count: DeflateWriter.reach)
  }
}
