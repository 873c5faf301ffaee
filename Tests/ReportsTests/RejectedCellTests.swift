import Foundation
import Snapshots
import Testing

@Suite("Rejected failures")
struct RejectedCellTests {
  @Test("count as rejected, and no longer by their outcome")
  func counts() {
    let cells: [CellRecord] = [
      .named("a", .missing), .named("b", .missing), .named("c", .matched),
    ]
    let results = RunResults(recordMode: .none, cells: cells, stale: [])
    #expect(results.counts.rejected == 0)
    let kept = results.rejecting([cells[0].id])
    #expect(kept.counts.rejected == 1)
    #expect(kept.counts.missing == 1)
    #expect(kept.counts.matched == 1)
    #expect(kept.rejecting([cells[1].id]).counts.rejected == 2)
  }
}
