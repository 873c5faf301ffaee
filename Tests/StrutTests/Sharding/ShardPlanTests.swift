import Snapshots
import TestSupport
import Testing

@testable import Commands

@Suite("Cells divided among machines")
struct ShardPlanTests {
  @Test("are in exactly one part each, and no part has more than a fair share and one cell")
  func property() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let costs = (0..<random.next(below: 60)).map { _ in random.next(below: 1000) }
      let count = random.next(below: 12) + 1
      let plan = ShardPlan(costs: costs, count: count)
      #expect(plan.parts.count == count)
      #expect(plan.parts.joined().sorted() == Array(costs.indices))
      #expect(plan.parts.allSatisfy { $0 == $0.sorted() })
      let loads = plan.parts.map { $0.reduce(0) { $0 + max(1, costs[$1]) } }
      let dearest = max(1, costs.max() ?? 1)
      let share = loads.reduce(0, +) / count
      #expect(loads.allSatisfy { $0 <= share + dearest })
      #expect(plan == ShardPlan(costs: costs, count: count))
    }
  }

  @Test("give the dearest to whoever has least to do")
  func order() {
    #expect(ShardPlan(costs: [7, 2, 3, 4, 4], count: 2).parts == [[0, 2], [1, 3, 4]])
    #expect(ShardPlan(costs: [0, 0, 0, 0], count: 2).parts == [[0, 2], [1, 3]])
    #expect(ShardPlan(costs: [1], count: 3).parts == [[0], [], []])
    #expect(ShardPlan(costs: [Int.max, Int.max], count: 1).parts == [[0, 1]])
  }

  @Test("cost what they took, and others what cells of their size took")
  func costs() {
    let ids = ["a", "b", "c"].map { CellID(screen: "chat", cell: $0) }
    let timings = RunTimings([ids[0]: 3000, ids[1]: 1000])
    #expect(RunPart.costs(of: ids, sizes: [100, 300, 50], timings) == [3000, 1000, 500])
    #expect(RunPart.costs(of: ids, sizes: [100, 300, 50], RunTimings()) == [100, 300, 50])
    #expect(RunPart.costs(of: ids, sizes: [1, 1, 1], RunTimings([ids[0]: 0])) == [0, 1, 1])
  }
}
