import Foundation
import TestSupport
import Testing

@testable import Cassowary

@Suite("The solver's dump") struct DumpTests {
  @Test("is what the manual shows")
  func manual() throws {
    var solver = Solver()
    let x = solver.makeVariables(3)
    try solver.add(1 * x[2], .equal, 1 * x[1] + 8)
    try solver.add(1 * x[0], .greaterThanOrEqual, 20)
    try solver.add(1 * x[1] + -1 * x[0], .greaterThanOrEqual, 60, at: 750)
    try solver.add(1 * x[1] + -1 * x[0], .lessThanOrEqual, 60, at: 250)
    try solver.add(1 * x[2], .lessThanOrEqual, 80)
    solver.solve()

    let page = try Repository.text("Sources/Cassowary/Cassowary.docc/Cassowary.md")
    #expect(page.contains("```\n\(solver.description)```\n"))
  }
}
