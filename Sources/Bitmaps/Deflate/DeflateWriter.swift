private import CDeflate
private import CPNG

/// A writer that compresses lines of bytes into a zlib stream (RFC 1950 and 1951), tuned for
/// screens.
///
/// Most pixels of a screen repeat the pixel to the left or above. The writer compares with these
/// two places first, eight bytes at a time, and searches elsewhere only for the rest.
///
/// It is written by hand because it is measured to be faster than a library: `scripts/bench draw`
/// fails if a screen does not take less than a fifth of the time of Cairo's PNG encoder, which uses
/// zlib, or if the file is larger. The same calls also make the same bytes on every machine,
/// whatever release of zlib it has.
final class DeflateWriter {
  /// The greatest distance of a copy.
  static let reach = 1 << 15

  /// At least the last `reach` bytes before `end`.
  ///
  /// A new line begins at `end`.
  let window: UnsafeMutablePointer<UInt8>
  /// One past the last byte of the last line.
  private(set) var end = 0
  private let capacity: Int
  private let longestLine: Int
  /// The number of bytes that stay when the window moves.
  private let kept: Int
  private var chains: HashChains
  private var tokens: TokenBuffer
  private var bits = BitWriter()
  private var checksum: UInt32 = 1
  private var zeroLine: ZeroLine?
  /// The checksum of the last line of zeros.
  private var zeroChecksum: UInt32 = 1

  /// - Parameter longestLine: the longest line in bytes.
  init(longestLine: Int) {
    self.longestLine = longestLine
    kept = max(Self.reach, longestLine)
    // Eight bytes are read at once, also at the end.
    capacity = max(1 << 19, kept + longestLine * 4)
    window = .allocate(capacity: capacity + 8)
    window.initialize(repeating: 0, count: capacity + 8)
    chains = HashChains()
    tokens = TokenBuffer()
    // 32 kB window, default level; the two bytes are a multiple of 31.
    bits.reserve(bits: 16)
    bits.append(0x9C78, length: 16)
  }

  deinit { window.deallocate() }

  /// The memory for the next line.
  ///
  /// It has room for the longest line plus four bytes, and stays valid until the line is
  /// compressed.
  func room() -> UnsafeMutablePointer<UInt8> {
    if end + longestLine > capacity {
      let start = end - kept
      window.update(from: window + start, count: kept)
      chains.move(by: start)
      end = kept
    }
    return window + end
  }

  /// Compresses the line in the memory that `room()` returned.
  ///
  /// - Parameters:
  ///   - count: the number of bytes in the line.
  ///   - hints: likely places of equal bytes.
  func compress(count: Int, _ hints: LineHints) {
    let start = end
    end += count
    checksum = libdeflate_adler32(checksum, window + start, count)
    let isNear = hints.above <= min(start, Self.reach)
    let search = LineSearch(
      window: window, end: end, hints: isNear ? hints : hints.withoutAbove)
    search.compress(from: start, chains: &chains, tokens: &tokens, bits: &bits)
  }

  /// Compresses a line of one byte followed by zeros.
  ///
  /// Zeros take a third of the bits of copies from the line above, which are farther away.
  func appendZeros(count: Int, after first: UInt8) {
    let line = room()
    line.update(repeating: 0, count: count)
    line[0] = first
    if zeroLine != ZeroLine(first: first, count: count) {
      zeroLine = ZeroLine(first: first, count: count)
      zeroChecksum = libdeflate_adler32(1, line, count)
    }
    end += count
    checksum = UInt32(
      truncatingIfNeeded: adler32_combine(UInt(checksum), UInt(zeroChecksum), off_t(count)))
    tokens.append(DeflateToken(first), bits: &bits)
    if count > 4 {
      tokens.append(DeflateToken(0), bits: &bits)
      tokens.copy(count - 2, from: 1, bits: &bits)
    } else {
      for _ in 1..<count { tokens.append(DeflateToken(0), bits: &bits) }
    }
  }

  private struct ZeroLine: Hashable {
    var first: UInt8
    var count: Int
  }

  /// The bytes that are ready, or all remaining ones for the last part.
  func takeBytes(isLast: Bool) -> [UInt8] {
    if isLast {
      tokens.flush(isLast: true, to: &bits)
      bits.align()
      bits.reserve(bits: 32)
      bits.append(UInt64(checksum.byteSwapped), length: 32)
    }
    return bits.takeBytes()
  }
}

/// Likely earlier places of a line's bytes.
struct LineHints {
  /// The distance of the pixel at the left.
  var left: Int
  /// The distance of the line above, or 0 without one.
  var above: Int
  /// The least length of a copy.
  ///
  /// Shorter ones take more bits than literals unless they are near.
  var leastLength = 4
  /// The number of places to try with an equal beginning.
  var depth = 8

  var withoutAbove: LineHints {
    LineHints(left: left, above: 0, leastLength: leastLength, depth: depth)
  }
}
