import AutoLayout
import Spec
import Testing

@testable import Lint

@Suite("Constraints that can be removed together")
struct RedundancyCheckTests {
  /// So many constraints as a spec has them.
  private func constraints(_ count: Int) throws -> [WrittenConstraint] {
    let lines = (0..<count).map { "  - box.width <= \(200 + $0)" }
    let spec = LintedSpec(
      """
      matrix: { device: { id: slim, width: 100, height: 100 } }
      views: { box: { pin: [leading, top], size: [20, 20] } }
      constraints:
      \(lines.joined(separator: "\n"))
      """)
    let cell = try #require(spec.linted.first)
    let keys = cell.built.scene.constraints.compactMap { WrittenConstraint($0) }
    return Array(keys.suffix(count))
  }

  @Test("are tried at once, in each doubtful cell")
  func atOnce() throws {
    let keys = try constraints(64)
    var check = RedundancyCheck([3, 5, 8]) { _, _ in true }
    #expect(try check.redundant(of: keys) == keys)
    #expect(check.trials == 3)
    var certain = RedundancyCheck([]) { _, _ in false }
    #expect(try certain.redundant(of: keys) == keys)
    #expect(certain.trials == 0)
  }

  // 64 fail; of each of six halves that hold the one, the half and its neighbour are tried.
  @Test("are found by halving if one must stay")
  func halving() throws {
    let keys = try constraints(64)
    var check = RedundancyCheck([0]) { _, gone in !gone.contains(keys[37]) }
    let redundant = try check.redundant(of: keys)
    #expect(redundant == keys.filter { $0 != keys[37] })
    #expect(check.trials == 13)
  }

  @Test("are the later one of two that cannot both be removed")
  func later() throws {
    let keys = try constraints(2)
    var check = RedundancyCheck([0]) { _, gone in gone.count < 2 }
    #expect(try check.redundant(of: keys) == [keys[1]])
  }
}
