/// The two codes of a block as in RFC 1951, 3.2.7: run lengths, themselves in a prefix code.
struct DeflateBlockHeader {
  private let literalCount: Int
  private let distanceCount: Int
  private let runs: [Run]
  private let code: HuffmanCode
  /// The number of code lengths that are written.
  private let written: Int

  /// A run of lengths: a length, 16 for a repetition, 17 and 18 for zeros.
  private struct Run {
    var symbol: Int
    var extra: UInt64 = 0
    var extraLength: UInt64 = 0
  }

  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    runs = Self.runs(Array(literals[..<literalCount] + distances[..<distanceCount]))
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    code = HuffmanCode(counts: counts, limit: 7)
    let lengths = code.lengths
    written = max(4, (Self.order.lastIndex { lengths[$0] > 0 } ?? 0) + 1)
  }

  var bitCount: Int {
    runs.reduce(14 + written * 3) { $0 + Int(code.lengths[$1.symbol]) + Int($1.extraLength) }
  }

  /// Writes the header.
  ///
  /// The writer must have room for `bitCount` bits.
  func write(to bits: inout BitWriter) {
    bits.append(UInt64(literalCount - 257), length: 5)
    bits.append(UInt64(distanceCount - 1), length: 5)
    bits.append(UInt64(written - 4), length: 4)
    for symbol in Self.order[..<written] { bits.append(UInt64(code.lengths[symbol]), length: 3) }
    for run in runs {
      bits.append(UInt64(code.codes[run.symbol]), length: UInt64(code.lengths[run.symbol]))
      bits.append(run.extra, length: run.extraLength)
    }
  }

  private static func runs(_ lengths: [UInt8]) -> [Run] {
    var runs: [Run] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = lengths[index...].prefix { $0 == length }.count
      index += count
      if length > 0 {
        runs.append(Run(symbol: Int(length)))
        count -= 1
      }
      while count >= 3 {
        let (symbol, least, most, bits) =
          length > 0 ? (16, 3, 6, 2) : count < 11 ? (17, 3, 10, 3) : (18, 11, 138, 7)
        let taken = min(count, most)
        runs.append(
          Run(symbol: symbol, extra: UInt64(taken - least), extraLength: UInt64(bits)))
        count -= taken
      }
      runs += [Run](repeating: Run(symbol: Int(length)), count: count)
    }
    return runs
  }
}
