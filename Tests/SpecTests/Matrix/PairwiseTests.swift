import Devices
import Testing

@testable import Spec

@Suite("The strategy pairwise") struct PairwiseTests {
  @Test("meets every two values in few rows", arguments: tables)
  func cover(_ table: Table) throws {
    let cover = try PairwiseCover(
      sizes: table.sizes, rules: PairwiseRules(sizes: table.sizes))
    #expect(cover.impossible.isEmpty)
    #expect(cover.rows.count <= table.most)
    // No cover has fewer rows than the two longest columns have pairs.
    #expect(cover.rows.count >= table.sizes.sorted().suffix(2).reduce(1, *))
    #expect(missing(in: cover.rows, table.sizes) == [])
  }

  /// The pairs of values that no row has.
  private func missing(in rows: [[Int]], _ sizes: [Int]) -> [[Int]] {
    sizes.indices.flatMap { one in
      sizes.indices.dropFirst(one + 1).flatMap { other in
        (0..<sizes[one]).flatMap { value in
          (0..<sizes[other]).filter { otherValue in
            !rows.contains { $0[one] == value && $0[other] == otherValue }
          }.map { [one, value, other, $0] }
        }
      }
    }
  }

  struct Table: CustomTestStringConvertible, Sendable {
    let name: String
    let sizes: [Int]
    /// The rows that AETG's authors report, or the fewest known and a few more.
    let most: Int

    var testDescription: String { name }
  }

  private static let tables = [
    Table(name: "ten of two values, at best 6", sizes: Array(repeating: 2, count: 10), most: 8),
    Table(name: "four of three, at best 9", sizes: [3, 3, 3, 3], most: 11),
    Table(name: "thirteen of three, at best 15", sizes: Array(repeating: 3, count: 13), most: 19),
    Table(name: "forty of two, at best 9", sizes: Array(repeating: 2, count: 40), most: 13),
    Table(name: "one long column", sizes: [20, 2, 2, 2], most: 41),
    Table(name: "two long columns", sizes: [12, 10, 3, 2, 2], most: 121),
    Table(name: "two columns", sizes: [4, 5], most: 20),
    Table(name: "one column", sizes: [7], most: 7),
    Table(name: "no column", sizes: [], most: 1),
  ]

  @Test("meets what can meet where combinations are forbidden")
  func rules() throws {
    let sizes = [4, 3, 3, 2, 2]
    var rules = PairwiseRules(sizes: sizes)
    rules.add([0, 1]) { $0[0] == 0 && $0[1] != 2 }
    rules.add([1, 2, 3]) { $0[1] == 2 && $0[2] == 0 && $0[3] == 1 }
    rules.add([4, 0]) { $0[4] == 1 && $0[0] == 3 }
    let cover = try PairwiseCover(sizes: sizes, rules: rules)
    for row in cover.rows {
      #expect(row[0] != 0 || row[1] == 2)
      #expect(row[1] != 2 || row[2] != 0 || row[3] != 1)
      #expect(row[4] != 1 || row[0] != 3)
    }
    // 0 and 2 of the first and third columns meet only with 2 in the second, so never with 1 in the
    // fourth where the third is 0: the pairs themselves all stand but these three.
    #expect(missing(in: cover.rows, sizes) == [[0, 0, 1, 0], [0, 0, 1, 1], [0, 3, 4, 1]])
    let impossible = cover.impossible.map { [$0.column, $0.value, $1.column, $1.value] }
    #expect(impossible == [[0, 0, 1, 0], [0, 0, 1, 1], [0, 3, 4, 1]])
  }

  @Test("gives the same rows every time")
  func determinism() throws {
    let sizes = [5, 4, 3, 3, 2, 2]
    let covers = try (0..<2).map { _ in
      try PairwiseCover(sizes: sizes, rules: PairwiseRules(sizes: sizes)).rows
    }
    #expect(covers[0] == covers[1])
  }

  @Test(
    "refuses more pairs than can be covered in time",
    arguments: [(2, 5000), (60, 60), (100, 100)])
  func tooManyPairs(_ size: Int, _ columns: Int) {
    let sizes = [Int](repeating: size, count: columns)
    #expect(throws: PairwiseCover.TooHard.self) {
      try PairwiseCover(sizes: sizes, rules: PairwiseRules(sizes: sizes))
    }
  }

  @Test("draws every pair that can be, and names those that cannot")
  func matrix() throws {
    let spec = SpecText(
      """
      axes: { user: [guest, member] }
      matrix:
        strategy: pairwise
        device: [iphone-se-3, iphone-x, ipad-mini-6]
        orientation: [portrait, landscape, portraitUpsideDown]
        keyboard: [hidden, shown, floating]
        appearance: [light, dark]
        user: [guest, member]
        exclude: [{ user: guest, appearance: dark }]
      """)
    #expect(spec.errors == [])
    let expansion = try #require(spec.document).cells()
    #expect(
      expansion.impossible == [
        .init(
          reason: "a phone without a home button never stands upside down",
          names: ["iphone-x.portraitUpsideDown"]),
        .init(
          reason: "keyboards float on iPads alone",
          names: ["iphone-se-3.keyboard-floating", "iphone-x.keyboard-floating"]),
      ])
    // Nine pairs of device and orientation, one of them impossible.
    #expect((8...14).contains(expansion.cells.count))
    let names = expansion.cells.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains { $0.contains("floating") && $0.contains("portraitUpsideDown") })
    #expect(names.allSatisfy { !$0.contains("dark") || $0.contains("member") })
  }

  @Test("says where nothing can be drawn", arguments: mistakes)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  private static let mistakes = [
    Mistake(
      "all excluded",
      "matrix: { strategy: pairwise, device: all, textSize: '*', exclude: [{ device: '*' }] }",
      "1:9+1 the matrix has no cell that a device can be in → exclude less"),
    Mistake(
      "all impossible",
      "matrix: { strategy: pairwise, device: iphone-x, window: half, textSize: '*', appearance: '*' }",
      "1:9+1 the matrix has no cell that a device can be in → name another device, or other values (only iPads have windows smaller than the screen: `iphone-x.window-half`)"
    ),
  ]

  @Test("draws a matrix that is too large to be drawn whole")
  func large() throws {
    let spec = SpecText(
      """
      matrix:
        strategy: pairwise
        device: all
        os: [18, 26]
        orientation: "*"
        navigationBar: "*"
        tabBar: "*"
        toolbar: "*"
        keyboard: [hidden, shown, shownWithoutSuggestions, floating, numberPad]
        statusBar: "*"
        window: "*"
        appearance: "*"
        textSize: "*"
        direction: "*"
        locale: [none, ar, zh-Hans]
      """)
    #expect(spec.findings == [])
    let cells = try #require(spec.document).cells().cells
    // The devices and the twelve sizes of text; a sixth more is what greed costs.
    let least = Set(cells.map(\.device.id)).count * 12
    #expect(cells.count >= least)
    #expect(cells.count <= least * 7 / 6)
  }
}
