import TestSupport

/// Changes samples at random.
struct Mutator {
  let samples: [[UInt8]]
  /// The greatest number of bytes of a changed sample.
  var greatestCount = 60_000

  /// A changed sample.
  func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = random.pick(samples)
    for _ in 0...random.small(below: 8) { change(&bytes, &random) }
    return Array(bytes.prefix(greatestCount))
  }

  /// A sample with changed lines.
  func lines(_ random: inout SeededGenerator) -> [UInt8] {
    var lines = Self.lines(of: random.pick(samples))
    for _ in 0...random.small(below: 8) { change(&lines, &random) }
    return Array(lines.joined(separator: [0x0A]).prefix(greatestCount))
  }

  /// Changes bytes at one place.
  func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else {
      bytes = random.bytes(1 + random.next(below: 20))
      return
    }
    let place = random.next(below: bytes.count)
    let end = min(bytes.count, place + 1 + random.small(below: 64))
    switch random.next(below: 8) {
    case 0: bytes[place] ^= 1 << UInt8(random.next(below: 8))
    case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes[place] = random.pick([0, 1, 0x20, 0x7F, 0x80, 0xFE, 0xFF])
    case 3: bytes.removeSubrange(place..<end)
    case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 5: bytes.insert(contentsOf: random.bytes(1 + random.small(below: 16)), at: place)
    case 6:
      let other = random.pick(samples)
      guard !other.isEmpty else { return }
      let start = random.next(below: other.count)
      let part = other[start..<min(other.count, start + 1 + random.small(below: 256))]
      bytes.replaceSubrange(place..<min(bytes.count, place + part.count), with: part)
    default: bytes.removeSubrange(place...)
    }
  }

  private func change(_ lines: inout [ArraySlice<UInt8>], _ random: inout SeededGenerator) {
    guard !lines.isEmpty else { return }
    let place = random.next(below: lines.count)
    switch random.next(below: 7) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: random.next(below: lines.count))
    case 2: lines.swapAt(place, random.next(below: lines.count))
    case 3:
      let others = Self.lines(of: random.pick(samples))
      let indent = lines[place].prefix { $0 == 0x20 }.count
      let fitting = others.filter { line in line.prefix { $0 == 0x20 }.count == indent }
      if !fitting.isEmpty { lines.insert(random.pick(fitting), at: place) }
    case 4: lines[place] = lines[place].dropFirst(random.next(below: 3))
    default: lines[place] = word(in: lines[place], &random)
    }
  }

  /// The line with one word or number replaced.
  private func word(
    in line: ArraySlice<UInt8>, _ random: inout SeededGenerator
  ) -> ArraySlice<UInt8> {
    let words = Self.words(in: line)
    guard !words.isEmpty else { return line }
    let word = random.pick(words)
    let isNumber = line[word].allSatisfy { (0x2D...0x39).contains($0) }
    let others = Self.lines(of: random.pick(samples))
    let other = others.isEmpty ? [] : random.pick(others)
    let found = Self.words(in: other)
    let replacement: [UInt8] =
      isNumber && random.chance(2) || found.isEmpty
      ? Array(random.pick(Self.numbers).utf8) : Array(other[random.pick(found)])
    var line = Array(line[..<word.lowerBound]) + replacement + line[word.upperBound...]
    if random.chance(30) { line += Array(random.pick(Texts.all).utf8) }
    return line[...]
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  /// The ranges of words and numbers.
  private static func words(in line: ArraySlice<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, byte) in zip(line.indices, line) {
      let isWord =
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x80...0xFF: true
        default: false
        }
      if isWord, start == nil { start = index }
      if !isWord, let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let start { words.append(start..<line.endIndex) }
    return words
  }

  /// Numbers at limits.
  static let numbers = [
    "0", "-0", "1", "-1", "0.5", "1e-9", "7.25", "44", "100", "255", "256", "999", "1000", "1001",
    "5000", "10000", "10001", "32767", "65536", "2147483647", "2147483648", "1e9", "1e15",
    "9223372036854775807", "9223372036854775808", "1e308", "1e309", "-1e308", ".nan", ".inf",
    "-.inf", "0x7fffffff", "1/3", "16/0", "~", "",
  ]
}

/// Texts with characters that are seldom used.
enum Texts {
  static let all = [
    "Send", "你好，键盘弹出来了吗？", "السلام عليكم ورحمة الله", "שלום 123 עולם", "Straße",
    "👨‍👩‍👧‍👦 🏳️‍🌈 🇫🇷", "e\u{301}\u{323}\u{302}", "a\u{200B}b\u{200D}c", "\u{202E}abc\u{202C}",
    "\u{7}\u{1B}[31mred", "line\nbreak", "para\u{2029}graph", "tab\there", "", " ", "$text",
    "$missing", "::error::pwn", "##vso[task]", "<b>&amp;\"'</b>", "../../etc/passwd", "a/b",
    "%s%n", "\u{FEFF}mark", "ﷺ", "क्षि", "ไทย", "\u{E0041}", "𝒳", "\u{FFFD}\u{FFFE}",
    "1234567890123456789012345678901234567890", "wordwordwordwordwordwordwordwordwordword",
    "one two three four five six seven eight nine ten eleven twelve", "null", "true", "~", "- x",
    "a: b", "# no", "[x", "{y", "|", "&a", "*a", "!!str",
  ]
}

extension SeededGenerator {
  /// One of the values; there must be one.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[next(below: values.count)] }

  /// True once in `count` times.
  mutating func chance(_ count: Int) -> Bool { next(below: count) == 0 }

  /// A number from 0 to `bound` - 1, more often a small one.
  mutating func small(below bound: Int) -> Int { next(below: 1 + next(below: bound)) }

  /// A number from 0 to 1, without 1.
  mutating func fraction() -> Double { Double(next() >> 11) / 0x1p53 }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next() >> 32) }
  }

  /// As many values as a range allows, but few.
  mutating func few<Value>(
    _ counts: ClosedRange<Int>, _ make: (inout SeededGenerator) -> Value
  ) -> [Value] {
    let most = min(counts.upperBound, max(counts.lowerBound, 3))
    return (0..<counts.lowerBound + next(below: most - counts.lowerBound + 1)).map { _ in
      make(&self)
    }
  }
}
