import Testing

@testable import Spec

@Suite("The common elements of two lists")
struct CommonElementsTests {
  private static let letters = ["a", "b", "c", "d"]
  private static let many = (0..<3000).map { "line \($0)" }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: [String]
    let new: [String]
    /// The positions of the elements that only one list has.
    let gone: [Int]
    let added: [Int]

    init(_ name: String, _ old: [String], _ new: [String], gone: [Int], added: [Int]) {
      (testDescription, self.old, self.new, self.gone, self.added) = (name, old, new, gone, added)
    }
  }

  private static let rows = [
    Row("equal", letters, letters, gone: [], added: []),
    Row("empty", [], letters, gone: [], added: [0, 1, 2, 3]),
    Row("one changed", letters, ["a", "x", "c", "d"], gone: [1], added: [1]),
    Row("one moved", letters, ["b", "c", "d", "a"], gone: [0], added: [3]),
    Row("the same twice", ["a", "a"], ["a"], gone: [1], added: []),
    Row(
      "many, with one before and one changed", many, ["first"] + many.dropLast() + ["last"],
      gone: [2999], added: [0, 3000]),
    Row(
      "many, of which two thousand are one element", many[..<1000] + repeated(2000),
      ["first"] + many[..<1000] + repeated(2000), gone: [], added: [0]),
    Row(
      "many, all changed", many, many.map { "new \($0)" }, gone: Array(0..<3000),
      added: Array(0..<3000)),
    Row(
      "many, of which the first moved to the end", many, Array(many.dropFirst()) + many[..<1],
      gone: [0], added: [2999]),
  ]

  private static func repeated(_ count: Int) -> [String] {
    Array(repeating: "same", count: count)
  }

  @Test("are all but the gone and the added ones", arguments: rows)
  func common(_ row: Row) {
    let common = CommonElements(row.old, row.new)
    #expect(row.old.indices.filter { !common.old.contains($0) } == row.gone)
    #expect(row.new.indices.filter { !common.new.contains($0) } == row.added)
  }

  /// Every pair of elements is in the other order, so one element stays.
  @Test("are one in reversed lists")
  func reversed() {
    let common = CommonElements(Self.many, Self.many.reversed())
    #expect(common.old.count == 1)
    #expect(common.new.count == 1)
  }
}
