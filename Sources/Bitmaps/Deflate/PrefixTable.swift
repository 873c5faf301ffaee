/// A table that reads the codes of a Deflate block (RFC 1951, 3.2.2).
struct PrefixTable: ~Copyable {
  /// The alphabet of a code (RFC 1951, 3.2.5 and 3.2.7).
  enum Alphabet {
    case literals, distances, lengths
  }

  /// What a code means, and how many bits it has.
  struct Entry {
    /// The lengths of the code and of the bits after it, the value, and the kind.
    private let word: UInt32

    /// No code.
    static let none = Entry(word: 0)

    private init(word: UInt32) { self.word = word }

    private init(_ kind: UInt32, _ value: Int, extra: Int = 0) {
      word = kind &<< 24 | UInt32(value) &<< 8 | UInt32(extra) &<< 4
    }

    /// A symbol's meaning, or none for the symbols that RFC 1951 leaves out.
    init(_ symbol: Int, in alphabet: Alphabet) {
      switch alphabet {
      case .lengths: self.init(1, symbol)
      case .literals where symbol < 256: self.init(1, symbol)
      case .literals where symbol == 256: self.init(3, 0)
      case .literals where symbol == 285: self.init(2, 258)
      case .literals where symbol < 285:
        let index = symbol - 257
        let extra = max(0, index / 4 - 1)
        self.init(2, 3 + (index < 4 ? index : (4 + index % 4) << extra), extra: extra)
      case .distances where symbol < 30:
        let extra = max(0, symbol / 2 - 1)
        self.init(2, 1 + (symbol < 2 ? symbol : (2 + symbol % 2) << extra), extra: extra)
      default: self = .none
      }
    }

    /// The same meaning after a code of this length, 1...15.
    func coded(length: Int) -> Entry {
      isNone ? self : Entry(word: word | UInt32(length))
    }

    @inline(__always)
    var isNone: Bool { word == 0 }
    @inline(__always)
    var isLiteral: Bool { word &>> 24 == 1 }
    @inline(__always)
    var isEnd: Bool { word &>> 24 == 3 }
    @inline(__always)
    var codeLength: Int { Int(word & 15) }
    /// The number of bits of the code and after it.
    @inline(__always)
    var length: Int { codeLength &+ Int(word &>> 4 & 15) }
    /// A symbol, a length or a distance, without the bits after the code.
    @inline(__always)
    var value: Int { Int(word &>> 8 & 0xFFFF) }

    /// The value with the bits after the code, the first bit of the code being the lowest.
    @inline(__always)
    func value(_ bits: UInt64) -> Int {
      value
        &+ Int(truncatingIfNeeded: (bits & ((1 &<< UInt64(length)) &- 1)) &>> UInt64(codeLength))
    }
  }

  private static let longestCode = 15
  /// The codes of up to this length are looked up at once.
  private static let quickLength = 10

  /// The entries by the next bits, or none for longer codes.
  private let quick: UnsafeMutablePointer<Entry>
  /// The entries in the order of their codes.
  private let ordered: UnsafeMutablePointer<Entry>
  /// The number of codes of each length.
  private let counts: UnsafeMutablePointer<Int>
  /// The next code of each length, and its place in the order.
  private let codes: UnsafeMutablePointer<Int>
  private let places: UnsafeMutablePointer<Int>

  init() {
    quick = .allocate(capacity: 1 << Self.quickLength)
    ordered = .allocate(capacity: 288)
    counts = .allocate(capacity: Self.longestCode + 1)
    codes = .allocate(capacity: Self.longestCode + 1)
    places = .allocate(capacity: Self.longestCode + 1)
  }

  deinit {
    quick.deallocate()
    ordered.deallocate()
    counts.deallocate()
    codes.deallocate()
    places.deallocate()
  }

  /// Replaces the code.
  ///
  /// - Parameters:
  ///   - lengths: the length of each symbol's code, 0...15; at most 288 symbols.
  ///   - alphabet: what the symbols mean.
  /// - Returns: false if zlib refuses the code: one with too many codes, or with too few. A single
  ///   code of one bit, and none at all, are not too few for literals and distances.
  mutating func setCode(_ lengths: UnsafeBufferPointer<UInt8>, _ alphabet: Alphabet) -> Bool {
    counts.update(repeating: 0, count: Self.longestCode + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var left = 1
    for length in 1...Self.longestCode {
      left = left * 2 - counts[length]
      if left < 0 { return false }
    }
    let longest = (1...Self.longestCode).last { counts[$0] > 0 } ?? 0
    guard left == 0 || longest <= 1 && alphabet != .lengths else { return false }
    quick.update(repeating: .none, count: 1 << Self.quickLength)
    // The codes of a length are numbers in sequence, in the order of the symbols.
    var (code, index) = (0, 0)
    for length in 1...Self.longestCode {
      (codes[length], places[length]) = (code, index)
      code = (code + counts[length]) * 2
      index += counts[length]
    }
    for symbol in 0..<lengths.count {
      let length = Int(lengths[symbol])
      guard length > 0 else { continue }
      let entry = Entry(symbol, in: alphabet).coded(length: length)
      ordered[places[length]] = entry
      if length <= Self.quickLength {
        var place = Self.reversed(codes[length], length)
        while place < 1 << Self.quickLength {
          quick[place] = entry
          place += 1 << length
        }
      }
      codes[length] += 1
      places[length] += 1
    }
    return true
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    var (rest, result) = (code, 0)
    for _ in 0..<length {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }

  /// The entry of the next code, or none if no code has these bits.
  @inline(__always)
  func entry(_ bits: UInt64) -> Entry {
    let entry = quick[Int(truncatingIfNeeded: bits & ((1 &<< UInt64(Self.quickLength)) &- 1))]
    return entry.isNone ? longEntry(bits) : entry
  }

  /// The entry of a code of any length: the codes of one length are numbers in sequence.
  @inline(never)
  private func longEntry(_ bits: UInt64) -> Entry {
    var (code, first, index) = (0, 0, 0)
    for length in 1...Self.longestCode {
      code |= Int(bits >> UInt64(length - 1) & 1)
      let count = counts[length]
      if code - first < count { return ordered[index + code - first] }
      index += count
      first = (first + count) * 2
      code *= 2
    }
    return .none
  }
}
