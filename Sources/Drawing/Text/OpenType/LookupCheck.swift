/// A check of the tables that substitute and position glyphs, `GSUB` and `GPOS`.
///
/// HarfBuzz has limits of its own, but a few lines of text take a minute to reach them. So a font is refused
/// if its lookups apply each other too often, or if one glyph may become very many. Damaged parts are left
/// out, as by HarfBuzz. The tables' forms are those of the OpenType specification.
struct LookupCheck {
  /// The font asks for too much work.
  struct TooComplex: Error {}

  /// The greatest number of lookups that a rule may apply, with those that these apply.
  ///
  /// Of the 330 fonts of Debian's packages, Noto Nastaliq Urdu has the most, 22.
  private static let greatestApplied = 256
  /// The greatest depth of lookups that apply others; Noto Nastaliq Urdu has 3.
  private static let greatestDepth = 16
  /// The greatest number of glyphs that one glyph may become, if each lookup finds its context.
  ///
  /// Noto Nastaliq Urdu has 197. A font that takes U+FDFA apart has 18.
  private static let greatestGrowth = 256.0
  /// The greatest number of numbers that are read.
  private static let greatestSteps = 8_000_000

  /// What a lookup does.
  private enum Kind {
    case single, multiple, alternate, ligature, context, chain, reversed, other
  }

  private struct Lookup {
    let kind: Kind
    /// The offsets of its subtables.
    let subtables: [Int]
  }

  private let table: BigEndianReader
  private var steps = 0
  private var lookups: [Lookup] = []
  /// The lookups that each lookup has been seen to apply, by its number.
  private var applied: [Int: Int] = [:]

  /// - Parameters:
  ///   - table: the bytes of the table.
  ///   - isSubstitution: whether it is `GSUB`.
  /// - Throws: `TooComplex` if the font is to be refused.
  static func check(_ table: [UInt8], isSubstitution: Bool) throws(TooComplex) {
    var check = LookupCheck(table: BigEndianReader(table))
    try check.readLookups(isSubstitution)
    for number in check.lookups.indices { _ = try check.countApplied(by: number, depth: 0) }
    if isSubstitution { try check.checkGrowth() }
  }

  private init(table: BigEndianReader) { self.table = table }

  // MARK: Reading

  private func short(_ offset: Int) -> Int? { table.short(offset).map(Int.init) }

  /// The numbers of an array that has its length in front; none if it is damaged.
  private mutating func array(_ offset: Int) throws(TooComplex) -> [Int] {
    try array(offset + 2, count: short(offset) ?? 0)
  }

  private mutating func array(_ offset: Int, count: Int) throws(TooComplex) -> [Int] {
    steps += count + 1
    guard steps <= Self.greatestSteps else { throw TooComplex() }
    var values: [Int] = []
    for index in 0..<max(0, count) {
      guard let value = short(offset + 2 * index) else { return [] }
      values.append(value)
    }
    return values
  }

  private mutating func readLookups(_ isSubstitution: Bool) throws(TooComplex) {
    guard let list = short(8), list != 0 else { return }
    for offset in try array(list) {
      let lookup = list + offset
      var type = short(lookup) ?? 0
      var subtables = try array(lookup + 4).map { lookup + $0 }
      if type == (isSubstitution ? 7 : 9) {
        // Each subtable has the type and a longer offset of the real one.
        type = subtables.first.flatMap { short($0 + 2) } ?? 0
        subtables = subtables.compactMap { subtable in
          table.word(subtable + 4).map { subtable + Int($0) }
        }
      }
      let kinds: [Int: Kind] =
        isSubstitution
        ? [
          1: .single, 2: .multiple, 3: .alternate, 4: .ligature, 5: .context, 6: .chain,
          8: .reversed,
        ] : [7: .context, 8: .chain]
      lookups.append(Lookup(kind: kinds[type] ?? .other, subtables: subtables))
    }
  }

  /// The glyphs of a coverage table, in the order of its indices.
  private mutating func coverage(_ offset: Int) throws(TooComplex) -> [Int] {
    switch short(offset) {
    case 1: return try array(offset + 2)
    case 2:
      let ranges = try array(offset + 4, count: 3 * (short(offset + 2) ?? 0))
      var glyphs: [Int] = []
      for start in stride(from: 0, to: ranges.count - 2, by: 3)
      where ranges[start] <= ranges[start + 1] {
        steps += ranges[start + 1] - ranges[start]
        guard steps <= Self.greatestSteps else { throw TooComplex() }
        glyphs += ranges[start]...ranges[start + 1]
      }
      return glyphs
    default: return []
    }
  }

  // MARK: Lookups that apply others

  /// The numbers of the lookups that each rule of a lookup applies.
  private mutating func rules(of lookup: Lookup) throws(TooComplex) -> [[Int]] {
    guard lookup.kind == .context || lookup.kind == .chain else { return [] }
    let isChain = lookup.kind == .chain
    var rules: [[Int]] = []
    for subtable in lookup.subtables {
      switch short(subtable) {
      case 1, 2:
        let sets = short(subtable) == 1 ? 4 : isChain ? 10 : 6
        for set in try array(subtable + sets) where set != 0 {
          for rule in try array(subtable + set) {
            let start = subtable + set + rule
            rules.append(
              isChain
                ? try chained(start, inputIsWhole: false)
                : try records(
                  start + 4 + 2 * max(0, (short(start) ?? 0) - 1), count: short(start + 2)))
          }
        }
      case 3:
        rules.append(
          isChain
            ? try chained(subtable + 2, inputIsWhole: true)
            : try records(subtable + 6 + 2 * (short(subtable + 2) ?? 0), count: short(subtable + 4))
        )
      default: break
      }
    }
    return rules
  }

  /// The lookups of a rule with glyphs before and after its own.
  ///
  /// - Parameters:
  ///   - start: the offset of the number of glyphs before.
  ///   - inputIsWhole: whether the first of its own glyphs is listed.
  /// - Returns: the numbers of the lookups.
  /// - Throws: `TooComplex` if too many numbers were read.
  private mutating func chained(_ start: Int, inputIsWhole: Bool) throws(TooComplex) -> [Int] {
    var place = start
    for part in 0..<3 {
      guard let count = short(place) else { return [] }
      place += 2 + 2 * (part == 1 && !inputIsWhole ? max(0, count - 1) : count)
    }
    return try records(place + 2, count: short(place))
  }

  private mutating func records(_ offset: Int, count: Int?) throws(TooComplex) -> [Int] {
    let values = try array(offset, count: 2 * (count ?? 0))
    return stride(from: 1, to: values.count, by: 2).map { values[$0] }
  }

  /// The greatest number of lookups that a rule of the lookup applies.
  private mutating func countApplied(by number: Int, depth: Int) throws(TooComplex) -> Int {
    guard lookups.indices.contains(number) else { return 0 }
    if let known = applied[number] { return known }
    guard depth < Self.greatestDepth else { throw TooComplex() }
    var most = 0
    for rule in try rules(of: lookups[number]) {
      var count = rule.count
      for other in rule where count <= Self.greatestApplied {
        count += try countApplied(by: other, depth: depth + 1)
      }
      most = max(most, count)
    }
    guard most <= Self.greatestApplied else { throw TooComplex() }
    applied[number] = most
    return most
  }

  // MARK: Glyphs that become several

  /// Follows each glyph backwards through the lookups.
  private mutating func checkGrowth() throws(TooComplex) {
    // The number of glyphs that each glyph becomes by the lookups after the current one.
    var sizes = [Double](repeating: 1, count: 1 << 16)
    for number in lookups.indices.reversed() {
      let others = Set(try rules(of: lookups[number]).joined()).sorted().reversed()
      for other in others where lookups.indices.contains(other) {
        try grow(by: lookups[other], &sizes)
      }
      try grow(by: lookups[number], &sizes)
    }
  }

  private mutating func grow(by lookup: Lookup, _ sizes: inout [Double]) throws(TooComplex) {
    var grown: [(glyph: Int, size: Double)] = []
    for subtable in lookup.subtables {
      for (glyph, results) in try substitutions(subtable, lookup.kind) {
        let all = results.map { sizes[$0] }
        let size = lookup.kind == .multiple ? all.reduce(0, +) : all.max() ?? 0
        guard size <= Self.greatestGrowth else { throw TooComplex() }
        grown.append((glyph, size))
      }
    }
    for (glyph, size) in grown { sizes[glyph] = max(sizes[glyph], size) }
  }

  /// The glyphs that each glyph of a subtable may become, or becomes together.
  private mutating func substitutions(
    _ subtable: Int, _ kind: Kind
  ) throws(TooComplex) -> [(glyph: Int, results: [Int])] {
    guard let format = short(subtable), let offset = short(subtable + 2), kind != .other,
      kind != .context, kind != .chain
    else { return [] }
    let glyphs = try coverage(subtable + offset)
    var results: [[Int]] = []
    switch kind {
    case .single where format == 1:
      let delta = short(subtable + 4) ?? 0
      results = glyphs.map { [($0 + delta) & 0xFFFF] }
    case .single: results = try array(subtable + 4).map { [$0] }
    case .reversed:
      var place = subtable + 4
      for _ in 0..<2 { place += 2 + 2 * (short(place) ?? 0) }
      results = try array(place).map { [$0] }
    default:
      for set in try array(subtable + 4) {
        var found = try array(subtable + set)
        if kind == .ligature { found = found.compactMap { short(subtable + set + $0) } }
        results.append(found)
      }
    }
    return Array(zip(glyphs, results))
  }
}
