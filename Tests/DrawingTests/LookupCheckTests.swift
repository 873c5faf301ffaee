import Testing

@testable import Drawing

/// Tables of glyph substitutions, built by the OpenType specification.
@Suite("The lookups of a font")
struct LookupCheckTests {
  struct Lookup {
    let type: Int
    let subtable: [Int]

    /// A context of one glyph, which applies lookups.
    static func context(_ type: Int, applying lookups: [Int]) -> Lookup {
      let records = lookups.flatMap { [0, $0] }
      return Lookup(
        type: type,
        subtable: [3, 1, lookups.count, 2 * (4 + records.count)] + records + [1, 1, glyph])
    }

    /// The same between glyphs that must not be there.
    static func chain(_ type: Int, applying lookups: [Int]) -> Lookup {
      let records = lookups.flatMap { [0, $0] }
      return Lookup(
        type: type,
        subtable: [3, 0, 1, 2 * (6 + records.count), 0, lookups.count] + records + [1, 1, glyph])
    }

    /// Makes some glyphs of one.
    static func multiple(_ glyphs: [Int], of one: Int = glyph) -> Lookup {
      Lookup(
        type: 2,
        subtable: [1, 2 * (5 + glyphs.count), 1, 8, glyphs.count] + glyphs + [1, 1, one])
    }

    /// The lookup behind a longer offset.
    func extended(_ type: Int) -> Lookup {
      Lookup(type: type, subtable: [1, self.type, 0, 8] + subtable)
    }
  }

  private static let glyph = 5

  private static func table(_ lookups: [Lookup]) -> [UInt8] {
    var offsets: [Int] = []
    var content: [Int] = []
    for lookup in lookups {
      offsets.append(2 * (1 + lookups.count + content.count))
      content += [lookup.type, 0, 1, 8] + lookup.subtable
    }
    return ([1, 0, 0, 0, 10, lookups.count] + offsets + content).flatMap {
      [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let lookups: [Lookup]
    var isSubstitution = true
    let isRefused: Bool

    init(_ name: String, _ lookups: [Lookup], isSubstitution: Bool = true, isRefused: Bool) {
      testDescription = name
      self.lookups = lookups
      self.isSubstitution = isSubstitution
      self.isRefused = isRefused
    }
  }

  private static let single = Lookup(type: 1, subtable: [1, 6, 1, 1, 1, glyph])

  private static func row(_ count: Int) -> [Lookup] {
    (1..<count).map { .context(5, applying: [$0]) } + [single]
  }

  /// A context that applies four lookups one after another, and these lookups, which apply after it
  /// once more.
  ///
  /// Each time, they make two of each glyph: of 5 become 6, 7, 8 and 5 again, 16 by all four.
  private static let circle: [Lookup] =
    [.context(5, applying: [1, 2, 3, 4])]
    + (0..<4).map { .multiple(.init(repeating: 5 + ($0 + 1) % 4, count: 2), of: 5 + $0) }

  nonisolated static let rows = [
    Row("none", [], isRefused: false),
    Row(
      "256 in a rule", [.context(5, applying: .init(repeating: 1, count: 256)), single],
      isRefused: false),
    Row(
      "257 in a rule", [.context(5, applying: .init(repeating: 1, count: 257)), single],
      isRefused: true),
    Row("one that applies itself", [.context(5, applying: [0])], isRefused: true),
    Row(
      "two that apply each other", [.chain(6, applying: [1]), .context(5, applying: [0])],
      isRefused: true),
    Row("one in a chain that applies itself", [.chain(6, applying: [0])], isRefused: true),
    Row(
      "one that applies itself, behind an extension",
      [Lookup.context(5, applying: [0]).extended(7)], isRefused: true),
    Row("16 in each other", row(16), isRefused: false),
    Row("17 in each other", row(17), isRefused: true),
    Row(
      "positions that apply themselves", [.context(7, applying: [0])], isSubstitution: false,
      isRefused: true),
    Row(
      "chained positions that apply themselves", [.chain(8, applying: [0])], isSubstitution: false,
      isRefused: true),
    Row(
      "a glyph that becomes 256 by eight", .init(repeating: .multiple([glyph, glyph]), count: 8),
      isRefused: false),
    Row(
      "a glyph that becomes 512 by nine", .init(repeating: .multiple([glyph, glyph]), count: 9),
      isRefused: true),
    Row("a glyph that becomes 18", [.multiple(.init(repeating: 7, count: 18))], isRefused: false),
    Row("a glyph that becomes 257", [.multiple(.init(repeating: 7, count: 257))], isRefused: true),
    Row(
      "glyphs that become many in a context",
      [.context(5, applying: [1]), .multiple(.init(repeating: glyph, count: 17))], isRefused: true),
    Row("a glyph that becomes 256 by a circle of glyphs", circle, isRefused: false),
    Row(
      "a glyph that becomes 512 by a circle of glyphs", circle + [.multiple([9, 9])],
      isRefused: true),
  ]

  @Test("are refused if they ask for too much work", arguments: rows)
  func work(_ row: Row) {
    let table = Self.table(row.lookups)
    if row.isRefused {
      #expect(throws: LookupCheck.TooComplex.self) {
        try LookupCheck.check(table, isSubstitution: row.isSubstitution)
      }
    } else {
      #expect(throws: Never.self) {
        try LookupCheck.check(table, isSubstitution: row.isSubstitution)
      }
    }
  }

  @Test("may be cut off at any byte")
  func damaged() {
    let table = Self.table([.chain(6, applying: [1]), .multiple([5, 6]), Self.single])
    for count in table.indices {
      #expect(throws: Never.self) {
        try LookupCheck.check(Array(table[..<count]), isSubstitution: true)
      }
    }
  }
}
