/// A block of a compressed stream, with fixed or dynamic codes (RFC 1951), whichever takes fewer
/// bits.
struct DeflateBlock {
  private let tokens: UnsafeBufferPointer<DeflateToken>
  private let isLast: Bool
  private var literalCounts = [UInt32](repeating: 0, count: 286)
  private var distanceCounts = [UInt32](repeating: 0, count: 30)
  private var extraBits = 0

  init(_ tokens: UnsafeBufferPointer<DeflateToken>, isLast: Bool) {
    self.tokens = tokens
    self.isLast = isLast
    literalCounts[Self.end] = 1
    for token in tokens {
      guard token.isCopy else {
        literalCounts[token.byte] &+= 1
        continue
      }
      let (length, distance) = (token.lengthCode, token.distanceCode)
      literalCounts[Self.end + 1 + length.symbol] &+= 1
      distanceCounts[distance.symbol] &+= 1
      extraBits &+= Int(length.extraLength &+ distance.extraLength)
    }
  }

  /// The symbol that ends a block.
  private static let end = 256

  private static let fixedLiterals = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 || $0 >= 280 ? 8 : $0 < 256 ? 9 : 7 })
  private static let fixedDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))

  func write(to bits: inout BitWriter) {
    let literals = HuffmanCode(counts: literalCounts, limit: 15)
    let distances = HuffmanCode(counts: distanceCounts, limit: 15)
    let header = DeflateBlockHeader(literals: literals.lengths, distances: distances.lengths)
    let own = header.bitCount + size(literals, distances)
    let fixed = size(Self.fixedLiterals, Self.fixedDistances)
    bits.reserve(bits: min(own, fixed) + 3)
    bits.append(isLast ? 1 : 0, length: 1)
    if own < fixed {
      bits.append(2, length: 2)
      header.write(to: &bits)
      write(literals, distances, to: &bits)
    } else {
      bits.append(1, length: 2)
      write(Self.fixedLiterals, Self.fixedDistances, to: &bits)
    }
  }

  /// The size in bits, without the block's header.
  private func size(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Int {
    var size = extraBits
    for (symbol, count) in literalCounts.enumerated() {
      size += Int(count) * Int(literals.lengths[symbol])
    }
    for (symbol, count) in distanceCounts.enumerated() {
      size += Int(count) * Int(distances.lengths[symbol])
    }
    return size
  }

  private func write(
    _ literals: HuffmanCode, _ distances: HuffmanCode, to bits: inout BitWriter
  ) {
    let end = UInt64(literals.codes[Self.end])
    literals.codes.withUnsafeBufferPointer { codes in
      literals.lengths.withUnsafeBufferPointer { lengths in
        distances.codes.withUnsafeBufferPointer { distanceCodes in
          distances.lengths.withUnsafeBufferPointer { distanceLengths in
            for token in tokens {
              guard token.isCopy else {
                bits.append(UInt64(codes[token.byte]), length: UInt64(lengths[token.byte]))
                continue
              }
              // 15 and 5 bits for the length, 15 and 13 for the distance.
              let (length, distance) = (token.lengthCode, token.distanceCode)
              let symbol = Self.end &+ 1 &+ length.symbol
              var value = UInt64(codes[symbol])
              var count = UInt64(lengths[symbol])
              value |= UInt64(length.extra) &<< count
              count &+= UInt64(length.extraLength)
              value |= UInt64(distanceCodes[distance.symbol]) &<< count
              count &+= UInt64(distanceLengths[distance.symbol])
              value |= UInt64(distance.extra) &<< count
              count &+= UInt64(distance.extraLength)
              bits.append(value, length: count)
            }
          }
        }
      }
    }
    bits.append(end, length: UInt64(literals.lengths[Self.end]))
  }
}
