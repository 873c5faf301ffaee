/// A prefix code for symbols by their frequencies, with a limit on code lengths.
struct HuffmanCode {
  /// The number of bits of each symbol's code, or 0 for unused symbols.
  let lengths: [UInt8]
  /// The codes with the first bit lowest.
  let codes: [UInt16]

  /// The optimal code, or nearly so if the limit shortens codes.
  ///
  /// Ties go to the lower symbol, so that the same counts give the same code.
  ///
  /// - Parameters:
  ///   - counts: the frequency of each symbol.
  ///   - limit: the longest code, 7 or 15.
  init(counts: [UInt32], limit: Int) {
    // The count and the symbol are one number, because numbers are sorted faster than pairs.
    let used = counts.indices.filter { counts[$0] > 0 }
      .map { UInt64(counts[$0]) << 32 | UInt64($0) }.sorted().map { Int($0 & 0xFFFF_FFFF) }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    if used.count == 1 {
      lengths[used[0]] = 1
    } else if used.count > 1 {
      var numbers = Self.numbers(of: used.map { Int(counts[$0]) }, limit: limit)
      // The rarest symbols have the longest codes.
      var length = limit
      for symbol in used {
        while numbers[length] == 0 { length -= 1 }
        numbers[length] -= 1
        lengths[symbol] = UInt8(length)
      }
    }
    self.init(lengths: lengths)
  }

  /// The canonical code of RFC 1951, 3.2.2.
  init(lengths: [UInt8]) {
    var numbers = [UInt16](repeating: 0, count: 16)
    for length in lengths where length > 0 { numbers[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 16)
    for length in 1...15 { next[length] = (next[length - 1] &+ numbers[length - 1]) &<< 1 }
    var codes = [UInt16](repeating: 0, count: lengths.count)
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      codes[symbol] = Self.reversed(next[length], length)
      next[length] &+= 1
    }
    self.lengths = lengths
    self.codes = codes
  }

  /// The number of codes of each length from 0 to the limit, for at least two counts in ascending
  /// order.
  private static func numbers(of counts: [Int], limit: Int) -> [Int] {
    // Huffman's algorithm merges the two lightest. The merged weights are in ascending order too.
    var weights = counts
    var parents: [Int] = []
    var leaf = 0
    var made = counts.count
    func lightest() -> Int {
      if leaf < counts.count, made == weights.count || weights[leaf] <= weights[made] {
        leaf += 1
        return leaf - 1
      }
      made += 1
      return made - 1
    }
    parents = [Int](repeating: 0, count: counts.count * 2 - 1)
    while weights.count < parents.count {
      let (first, second) = (lightest(), lightest())
      (parents[first], parents[second]) = (weights.count, weights.count)
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    var numbers = [Int](repeating: 0, count: limit + 1)
    for node in parents.indices.dropLast().reversed() {
      depths[node] = depths[parents[node]] + 1
      if node < counts.count { numbers[min(depths[node], limit)] += 1 }
    }
    // Codes cut to the limit exceed the code space. Each step frees one share by moving two codes
    // below a shorter one.
    var shares = 0
    for length in 1...limit { shares += numbers[length] << (limit - length) }
    while shares > 1 << limit {
      numbers[limit] -= 1
      let shorter = (1..<limit).last { numbers[$0] > 0 } ?? 1
      numbers[shorter] -= 1
      numbers[shorter + 1] += 2
      shares -= 1
    }
    return numbers
  }

  private static func reversed(_ code: UInt16, _ length: Int) -> UInt16 {
    var (rest, result) = (code, 0 as UInt16)
    for _ in 0..<length {
      result = result &<< 1 | rest & 1
      rest &>>= 1
    }
    return result
  }
}
