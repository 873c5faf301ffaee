private import CDeflate

/// Reads a zlib stream piece by piece (RFC 1950 and 1951).
///
/// It refuses everything that zlib refuses, with which viewers decode pictures. libdeflate reads some
/// codes that RFC 1951 forbids, and windows that are smaller than the distances in them.
struct InflateStream: ~Copyable {
  /// The greatest distance of a copy.
  private static let windowLength = 32768
  /// The longest copy, and what copying in words may write behind it.
  private static let slack = 258 + 8

  private enum Block {
    case header
    case stored(Int)
    case codes
    case end
  }

  private var input: UnsafeRawPointer
  private let inputEnd: UnsafeRawPointer
  /// The bits that were read, the next one lowest.
  ///
  /// The bits above `bitCount` are 0, or those that follow.
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var block = Block.header
  private var isLast = false
  private var literals = PrefixTable()
  private var distances = PrefixTable()
  /// Whether the codes are those of 3.2.6, which need not be set again.
  private var hasFixedCodes = false
  /// The lengths of a block's codes, to which a repetition may add 137 too many.
  private let lengths: UnsafeMutablePointer<UInt8>

  /// The latest bytes.
  private let window: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// The end of the bytes in the window.
  private var position = 0
  /// The end of the bytes that `next` has returned.
  private var taken = 0
  private var checksum: UInt32 = 1
  /// The end of the bytes that the checksum contains.
  private var summed = 0

  /// A stream at its start, or nil if its header is damaged or has a smaller window than 32,768 bytes.
  ///
  /// - Parameters:
  ///   - source: the whole stream, which must stay until the reader ends.
  ///   - pieceLength: the length of the longest piece.
  init?(_ source: UnsafeRawBufferPointer, pieceLength: Int) {
    guard let start = source.baseAddress, source.count >= 6, source[0] == 0x78,
      source[1] & 0x20 == 0, (Int(source[0]) << 8 | Int(source[1])) % 31 == 0
    else { return nil }
    input = start + 2
    inputEnd = start + source.count
    capacity = Self.windowLength + max(1 << 16, pieceLength * 2)
    window = .allocate(capacity: capacity + Self.slack)
    lengths = .allocate(capacity: 320 + 137)
  }

  deinit {
    window.deallocate()
    lengths.deallocate()
  }

  /// The next bytes, which are valid until the next call.
  ///
  /// - Parameter count: at most the length of a piece.
  /// - Returns: nil if the stream is damaged or has fewer bytes.
  mutating func next(_ count: Int) -> UnsafePointer<UInt8>? {
    if position - taken < count {
      makeRoom()
      guard fill(), position - taken >= count else { return nil }
    }
    defer { taken += count }
    return UnsafePointer(window + taken)
  }

  /// Whether the stream ends behind the bytes that were taken, with a right checksum.
  mutating func isAtEnd() -> Bool {
    makeRoom()
    guard position == taken, fill(), position == taken, case .end = block else { return false }
    skipToByte()
    guard inputEnd - input == 4 else { return false }
    return UInt32(bigEndian: input.loadUnaligned(as: UInt32.self)) == checksum
  }

  /// Moves the bytes that are still needed to the start of the window.
  private mutating func makeRoom() {
    checksum = libdeflate_adler32(checksum, window + summed, position - summed)
    summed = position
    let start = min(taken, position - Self.windowLength)
    guard start > 0 else { return }
    window.update(from: window + start, count: position - start)
    position -= start
    taken -= start
    summed -= start
  }

  /// Inflates until the window is full or the stream ends; false if it is damaged.
  private mutating func fill() -> Bool {
    while position < capacity {
      switch block {
      case .end: return true
      case .header:
        if isLast {
          block = .end
        } else if !readHeader() {
          return false
        }
      case .stored(let count):
        let taken = min(count, capacity - position)
        guard inputEnd - input >= taken else { return false }
        UnsafeMutableRawPointer(window + position).copyMemory(from: input, byteCount: taken)
        position += taken
        input += taken
        block = taken == count ? .header : .stored(count - taken)
      case .codes: guard inflateCodes() else { return false }
      }
    }
    return true
  }

  // MARK: Bits

  /// Reads bits, so that at least 56 are there unless the stream ends before.
  @inline(__always)
  private static func refill(
    _ bits: inout UInt64, _ count: inout Int, _ input: inout UnsafeRawPointer,
    _ end: UnsafeRawPointer
  ) {
    if end - input >= 8 {
      bits |= UInt64(littleEndian: input.loadUnaligned(as: UInt64.self)) &<< UInt64(count)
      input += (63 &- count) &>> 3
      count |= 56
    } else {
      while count <= 56, input < end {
        bits |= UInt64(input.load(as: UInt8.self)) &<< UInt64(count)
        input += 1
        count &+= 8
      }
    }
  }

  /// The next bits as a number, or nil at the end; at most 32.
  private mutating func take(_ count: Int) -> Int? {
    Self.refill(&bits, &bitCount, &input, inputEnd)
    guard bitCount >= count else { return nil }
    defer { skip(count) }
    return Int(bits & (1 << UInt64(count) - 1))
  }

  private mutating func skip(_ count: Int) {
    bits >>= UInt64(count)
    bitCount -= count
  }

  /// Goes back to the first byte of which no bit was taken.
  private mutating func skipToByte() {
    input -= bitCount / 8
    (bits, bitCount) = (0, 0)
  }

  // MARK: Blocks

  private mutating func readHeader() -> Bool {
    guard let last = take(1), let kind = take(2) else { return false }
    isLast = last == 1
    switch kind {
    case 0:
      skipToByte()
      guard let count = take(16), let inverse = take(16), count ^ inverse == 0xFFFF else {
        return false
      }
      skipToByte()
      block = .stored(count)
      return true
    case 1:
      block = .codes
      if hasFixedCodes { return true }
      hasFixedCodes = true
      lengths.update(repeating: 8, count: 144)
      (lengths + 144).update(repeating: 9, count: 112)
      (lengths + 256).update(repeating: 7, count: 24)
      (lengths + 280).update(repeating: 8, count: 8)
      (lengths + 288).update(repeating: 5, count: 32)
      return setCodes(288, 32)
    case 2:
      block = .codes
      hasFixedCodes = false
      return readCodes()
    default: return false
    }
  }

  /// Sets the codes of a block; false if zlib refuses them.
  private mutating func setCodes(_ literalCount: Int, _ distanceCount: Int) -> Bool {
    let distanceLengths = UnsafeBufferPointer(start: lengths + literalCount, count: distanceCount)
    return literals.setCode(UnsafeBufferPointer(start: lengths, count: literalCount), .literals)
      && distances.setCode(distanceLengths, .distances)
  }

  /// Reads the codes of a block, as `DeflateBlockHeader` writes them.
  private mutating func readCodes() -> Bool {
    guard let literalCount = take(5).map({ $0 + 257 }), let distanceCount = take(5).map({ $0 + 1 }),
      let written = take(4).map({ $0 + 4 }), literalCount <= 286, distanceCount <= 30
    else { return false }
    lengths.update(repeating: 0, count: 19)
    for symbol in DeflateBlockHeader.order[..<written] {
      guard let length = take(3) else { return false }
      lengths[symbol] = UInt8(length)
    }
    guard literals.setCode(UnsafeBufferPointer(start: lengths, count: 19), .lengths) else {
      return false
    }
    let total = literalCount + distanceCount
    var count = 0
    while count < total {
      Self.refill(&bits, &bitCount, &input, inputEnd)
      let entry = literals.entry(bits)
      guard !entry.isNone, entry.codeLength <= bitCount else { return false }
      skip(entry.codeLength)
      let symbol = entry.value
      guard symbol >= 16 else {
        lengths[count] = UInt8(symbol)
        count += 1
        continue
      }
      guard symbol > 16 || count > 0, let more = take([2, 3, 7][symbol - 16]) else { return false }
      let repeated = more + (symbol == 18 ? 11 : 3)
      (lengths + count).update(repeating: symbol == 16 ? lengths[count - 1] : 0, count: repeated)
      count += repeated
    }
    return count == total && lengths[256] > 0 && setCodes(literalCount, distanceCount)
  }

  /// Inflates until the block ends or the window is full; false if the block is damaged.
  private mutating func inflateCodes() -> Bool {
    var (bits, bitCount, input, position) = (bits, bitCount, input, position)
    let (inputEnd, window, capacity) = (inputEnd, window, capacity)
    defer {
      (self.bits, self.bitCount, self.input, self.position) = (bits, bitCount, input, position)
    }
    while position < capacity {
      Self.refill(&bits, &bitCount, &input, inputEnd)
      let entry = literals.entry(bits)
      guard !entry.isNone, entry.length <= bitCount else { return false }
      let length = entry.value(bits)
      bits &>>= UInt64(entry.length)
      bitCount &-= entry.length
      if entry.isLiteral {
        window[position] = UInt8(truncatingIfNeeded: length)
        position &+= 1
        continue
      }
      if entry.isEnd {
        block = .header
        return true
      }
      let from = distances.entry(bits)
      guard !from.isNone, from.length <= bitCount else { return false }
      let distance = from.value(bits)
      bits &>>= UInt64(from.length)
      bitCount &-= from.length
      guard distance <= position else { return false }
      Self.copy(to: window + position, distance: distance, length: length)
      position &+= length
    }
    return true
  }

  /// Repeats bytes of the window; up to seven more may be written behind them.
  @inline(__always)
  private static func copy(
    to target: UnsafeMutablePointer<UInt8>, distance: Int, length: Int
  ) {
    let source = target - distance
    if distance >= length, length > 32 {
      target.update(from: source, count: length)
    } else if distance >= 8 {
      let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
      var index = 0
      repeat {
        to.storeBytes(
          of: from.loadUnaligned(fromByteOffset: index, as: UInt64.self), toByteOffset: index,
          as: UInt64.self)
        index &+= 8
      } while index < length
    } else if distance == 1 {
      target.update(repeating: source[0], count: length)
    } else {
      // The bytes are repeated in a word, of which each step writes whole repetitions.
      let to = UnsafeMutableRawPointer(target)
      var word = UInt64(littleEndian: UnsafeRawPointer(source).loadUnaligned(as: UInt64.self))
      word &= (1 &<< UInt64(distance * 8)) &- 1
      var filled = distance
      while filled < 8 {
        word |= word &<< UInt64(filled * 8)
        filled *= 2
      }
      let step = 8 / distance &* distance
      var index = 0
      while index < length {
        to.storeBytes(of: word.littleEndian, toByteOffset: index, as: UInt64.self)
        index &+= step
      }
    }
  }
}
