import Cells
import Diagnostics
import Testing

@Suite("Findings of many cells")
struct CellFindingsTests {
  private func finding(_ text: String, notes: String...) -> Diagnostic {
    Diagnostic(Message(rule: "rule", text: text), notes: notes.map { Note($0) })
  }

  @Test("are reported once, with the cells that they were found on")
  func once() {
    var findings = CellFindings()
    findings.add([finding("a"), finding("b")], of: "one")
    findings.add([finding("a")], of: "two")
    let reported = findings.diagnostics(ofTotal: 3)
    #expect(reported.map(\.message.text) == ["a", "b"])
    #expect(
      reported.map { $0.notes.map(\.text) } == [
        ["on 2 of 3 cells: one, two"], ["on 1 of 3 cells: one"],
      ])
  }

  @Test("keep only the notes that hold on every cell")
  func notes() {
    var findings = CellFindings()
    findings.add([finding("a", notes: "always", "375 wide")], of: "one")
    findings.add([finding("a", notes: "always", "834 wide")], of: "two")
    #expect(
      findings.diagnostics(ofTotal: 2).map { $0.notes.map(\.text) } == [
        ["always", "on all 2 cells"]
      ])
  }

  @Test("name no cell where there is only one")
  func single() {
    var findings = CellFindings()
    findings.add([finding("a")], of: "one")
    #expect(findings.diagnostics(ofTotal: 1) == [finding("a")])
  }

  @Test("name six cells and count the rest")
  func many() {
    var findings = CellFindings()
    for index in 1...8 { findings.add([finding("a")], of: "c\(index)") }
    #expect(
      findings.diagnostics(ofTotal: 9).first?.notes.last?.text
        == "on 8 of 9 cells: c1, c2, c3, c4, c5, c6 and 2 more")
  }
}
