/// Earlier places at which the same four bytes are likely to begin, the nearest first.
struct HashChains: ~Copyable {
  /// By hash, one more than the last place; 0 for none.
  private let heads: UnsafeMutablePointer<UInt32>
  /// By the lowest bits of a place, one more than the place before it in its chain.
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

  /// Adds a place with its four bytes, or finds it as the last that was added; returns the nearest
  /// earlier one plus one, or 0.
  @inline(__always)
  mutating func insert(_ place: Int, _ bytes: UInt32) -> Int {
    let hash = Int(truncatingIfNeeded: (bytes &* 0x9E37_79B1) &>> (32 &- Self.headBits))
    let last = heads[hash]
    if Int(last) == place &+ 1 { return before(place) }
    earlier[place & Self.mask] = last
    heads[hash] = UInt32(truncatingIfNeeded: place &+ 1)
    return Int(last)
  }

  /// The place before another one in its chain, plus one, or 0.
  @inline(__always)
  func before(_ place: Int) -> Int { Int(earlier[place & Self.mask]) }

  /// Counts all places from another beginning, so many bytes later.
  mutating func move(by distance: Int) {
    let distance = UInt32(distance)
    for hash in 0..<1 << Int(Self.headBits) {
      heads[hash] = heads[hash] > distance ? heads[hash] - distance : 0
    }
    // Places keep their lowest bits only where the distance is a multiple of the table's size.
    let moved = UnsafeMutablePointer<UInt32>.allocate(capacity: DeflateWriter.reach)
    defer { moved.deallocate() }
    for slot in 0..<DeflateWriter.reach {
      let link = earlier[slot]
      moved[(slot &- Int(distance)) & Self.mask] = link > distance ? link - distance : 0
    }
    earlier.update(from: moved, count: DeflateWriter.reach)
  }
}
