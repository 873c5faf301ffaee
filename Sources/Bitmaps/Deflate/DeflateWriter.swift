private import CPNG

/// Lines of bytes compressed as one zlib stream (RFC 1950 and 1951), made for the rows of screens.
///
/// Most of a screen is as what stands left of it or above it. Both places are looked at first and
/// by eight bytes at a time; only what is new is looked for elsewhere, and that thoroughly. So this
/// is several times as fast as general compressors and finds more than their quick levels do. The
/// same calls make the same bytes on every machine, whatever libraries it has.
final class DeflateWriter {
  /// How far back copies may reach.
  static let reach = 1 << 15

  /// The last `reach` bytes before `end` and more; lines are put at `end`.
  let window: UnsafeMutablePointer<UInt8>
  /// One past the last byte of the last line.
  private(set) var end = 0
  private let capacity: Int
  private let longestLine: Int
  /// How many bytes stay when the window moves on.
  private let kept: Int
  private var chains: HashChains
  private var tokens: TokenBuffer
  private var bits = BitWriter()
  private var checksum: UInt = 1
  private var zeroLine: ZeroLine?
  /// The last line of zeros' own.
  private var zeroChecksum: UInt = 1

  /// - Parameter longestLine: in bytes.
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

  /// Where the next line is to be put.
  ///
  /// There is room for the longest line, and four bytes behind any line may be written too; good
  /// until the line is compressed.
  func room() -> UnsafeMutablePointer<UInt8> {
    if end + longestLine > capacity {
      let start = end - kept
      window.update(from: window + start, count: kept)
      chains.move(by: start)
      end = kept
    }
    return window + end
  }

  /// Compresses the line that was put into the room.
  ///
  /// - Parameters:
  ///   - count: the line's bytes.
  ///   - hints: where the same is likely to stand.
  func compress(count: Int, _ hints: LineHints) {
    let start = end
    end += count
    checksum = adler32_z(checksum, window + start, count)
    let isNear = hints.above <= min(start, Self.reach)
    let search = LineSearch(
      window: window, end: end, hints: isNear ? hints : hints.withoutAbove)
    search.compress(from: start, chains: &chains, tokens: &tokens, bits: &bits)
  }

  /// Compresses a line of one byte and then zeros.
  ///
  /// Zeros take a third of the bits that copies of the line above take, as those are from far.
  func appendZeros(count: Int, after first: UInt8) {
    let line = room()
    line.update(repeating: 0, count: count)
    line[0] = first
    if zeroLine != ZeroLine(first: first, count: count) {
      zeroLine = ZeroLine(first: first, count: count)
      zeroChecksum = adler32_z(1, line, count)
    }
    end += count
    checksum = adler32_combine(checksum, zeroChecksum, off_t(count))
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

  /// What is ready of the stream, all of it with the last part.
  func takeBytes(isLast: Bool) -> [UInt8] {
    if isLast {
      tokens.flush(isLast: true, to: &bits)
      bits.align()
      bits.reserve(bits: 32)
      bits.append(UInt64(UInt32(truncatingIfNeeded: checksum).byteSwapped), length: 32)
    }
    return bits.takeBytes()
  }
}

/// Where the bytes of a line are likely to have stood before.
struct LineHints {
  /// How far back the pixel on the left is.
  var left: Int
  /// How far back the line above is; 0 where there is none.
  var above: Int
  /// What is shorter takes fewer bits as it is, unless it is near.
  var leastLength = 4
  /// How many places are tried that begin alike.
  var depth = 8

  var withoutAbove: LineHints {
    LineHints(left: left, above: 0, leastLength: leastLength, depth: depth)
  }
}
