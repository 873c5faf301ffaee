/// A growing buffer of bits in the order of RFC 1951, least significant first.
struct BitWriter: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  /// The bits that do not fill a byte yet, with the oldest in the lowest bit.
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  init() {
    capacity = 1 << 16
    bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  /// Reserves memory for a number of bits; call it before appending them.
  mutating func reserve(bits: Int) {
    let needed = count + bits / 8 + 16
    guard needed > capacity else { return }
    let larger = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = moved
    capacity = larger
  }

  /// Appends the `length` bits of a value, at most 48.
  ///
  /// Higher bits of the value must be 0.
  @inline(__always)
  mutating func append(_ value: UInt64, length: UInt64) {
    pending |= value &<< pendingCount
    pendingCount &+= length
    // All eight bytes are written, but only whole bytes count.
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: pending.littleEndian, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: pendingCount &>> 3)
    pending &>>= pendingCount & ~7
    pendingCount &= 7
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    reserve(bits: 8)
    append(0, length: (8 &- pendingCount) & 7)
  }

  /// The whole bytes since the last call.
  mutating func takeBytes() -> [UInt8] {
    defer { count = 0 }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
