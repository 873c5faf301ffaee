/// The tokens of the current block.
struct TokenBuffer: ~Copyable {
  private let tokens: UnsafeMutablePointer<DeflateToken>
  private var count = 0

  /// The number of tokens in a block: small enough for codes to fit local data, large enough to pay
  /// for the codes' own bits.
  private static let capacity = 1 << 11
  private static let longestCopy = 258

  init() { tokens = .allocate(capacity: Self.capacity) }

  deinit { tokens.deallocate() }

  @inline(__always)
  mutating func append(_ token: DeflateToken, bits: inout BitWriter) {
    if count == Self.capacity { flush(isLast: false, to: &bits) }
    (tokens + count).initialize(to: token)
    count &+= 1
  }

  /// Appends copies for any length of 3 or more, extending the last copy if its distance is the
  /// same.
  mutating func copy(_ length: Int, from distance: Int, bits: inout BitWriter) {
    var length = length
    if count > 0 {
      let last = tokens[count - 1]
      if last.isCopy, last.distance == distance {
        // The remainder must not be shorter than the shortest copy.
        var added = min(length, Self.longestCopy - last.length)
        if length - added < 3, added < length { added = max(0, length - 3) }
        tokens[count - 1] = DeflateToken(length: last.length + added, distance: distance)
        length -= added
      }
    }
    while length > 0 {
      var part = min(length, Self.longestCopy)
      if length - part < 3, part < length { part = length - 3 }
      append(DeflateToken(length: part, distance: distance), bits: &bits)
      length -= part
    }
  }

  mutating func flush(isLast: Bool, to bits: inout BitWriter) {
    DeflateBlock(UnsafeBufferPointer(start: tokens, count: count), isLast: isLast)
      .write(to: &bits)
    count = 0
  }
}
