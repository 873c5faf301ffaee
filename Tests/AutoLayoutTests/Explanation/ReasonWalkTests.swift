import Testing

@testable import AutoLayout

@Suite("The order of reasons")
struct ReasonWalkTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let slots: [[Int]]
    let rounds: [[Int]]
    let beginsAtSlot: Bool

    init(_ name: String, _ slots: [[Int]], _ rounds: [[Int]], beginsAtSlot: Bool = true) {
      testDescription = name
      self.slots = slots
      self.rounds = rounds
      self.beginsAtSlot = beginsAtSlot
    }
  }

  static let rows: [Row] = [
    Row("none", [], [], beginsAtSlot: false),
    Row("one", [[5]], [[0]]),
    Row("a chain, walked backwards", [[2, 3], [1, 2], [5, 1]], [[2], [1], [0]]),
    Row("two at once keep their order", [[5, 1], [1, 2], [5, 2], [2, 3]], [[0, 2], [1, 3]]),
    Row("two that later slots lead to first", [[5, 1, 2], [2, 3], [1, 4]], [[0], [1, 2]]),
    Row("a ring", [[5, 1], [1, 2], [2, 3], [3, 5]], [[0, 3], [1, 2]]),
    Row("what nothing leads to comes last", [[8, 9], [5, 1], [7], [1]], [[1], [3], [0, 2]]),
    Row("none of the slot itself", [[8], [9]], [[0, 1]], beginsAtSlot: false),
  ]

  @Test("is by how far they are from the slot, then as given", arguments: rows)
  func rounds(_ row: Row) {
    let walk = ReasonWalk(row.slots, from: 5)
    #expect(walk.rounds == row.rounds)
    #expect(walk.beginsAtSlot == row.beginsAtSlot)
  }

  @Test("is found by looking once at each slot of each reason", arguments: [30, 240])
  func work(_ count: Int) {
    let chain = (0..<count).map { [$0, $0 + 1] }
    let walk = ReasonWalk(chain, from: 0)
    #expect(walk.rounds.count == count)
    #expect(walk.looks <= 2 * count)
  }
}
