import Diagnostics
import Snapshots
import Testing

@Suite("The causes of a run's failures")
struct RunCauseTests {
  private func cell(
    _ name: String, screen: String = "chat", _ status: CellRecord.Status = .different,
    change: (inout CellRecord) -> Void = { _ in }
  ) -> CellRecord {
    var cell = CellRecord(
      id: CellID(screen: screen, cell: name), status: status, references: "references")
    change(&cell)
    return cell
  }

  private func causes(_ cells: [CellRecord]) -> [RunCause] {
    RunResults(recordMode: .none, cells: cells, stale: []).causes
  }

  private func moved(_ name: String, _ pixels: String, _ views: [String]) -> CellRecord {
    cell(name) { cell in
      cell.changedViews = views
      cell.reasons = views.map { "`\($0)` moved 4 pt down" } + [pixels]
    }
  }

  @Test("are empty if every cell matches or was recorded")
  func none() {
    #expect(causes([cell("a", .matched), cell("b", .recorded)]).isEmpty)
  }

  @Test("are one for cells whose views changed alike, whatever their pixels")
  func layout() {
    let found = causes([
      moved("a", "1 pixel differs", ["x"]), moved("b", "7 pixels differ", ["x"]),
      moved("c", "1 pixel differs", ["x", "y"]), moved("d", "1 pixel differs", ["x"]),
    ])
    #expect(found.map(\.cells) == [[0, 1, 3], [2]])
    #expect(found.map(\.title) == ["`x` moved 4 pt down", "`x` and `y` changed"])
    #expect(found.last?.details == ["`x` moved 4 pt down", "`y` moved 4 pt down"])
  }

  @Test("name three of many views")
  func manyViews() {
    let found = causes([moved("a", "9 pixels differ", ["a", "b", "c", "d", "e"])])
    #expect(found.map(\.title) == ["`a`, `b`, `c` and 2 more changed"])
  }

  @Test("tell other fonts and libraries before what they may explain")
  func environment() {
    let found = causes([
      moved("a", "9 pixels differ", ["x"]),
      cell("b") { cell in
        cell.environment = ["pango is 2, and was 1"]
        cell.changedViews = ["x"]
        cell.reasons = ["`x` is 1 pt wider", "9 pixels differ"]
        cell.layout = [
          LayoutTextChange(mark: .removed, text: "x label (0, 0) 1 × 1"),
          LayoutTextChange(mark: .added, text: "x label (0, 0) 2 × 1"),
        ]
      },
    ])
    #expect(found.map(\.kind) == [.environment, .layout])
    #expect(found.first?.title == "pango is 2, and was 1")
  }

  @Test("do not blame other libraries for a view that is gone")
  func goneView() {
    let found = causes([
      cell("b") { cell in
        cell.environment = ["pango is 2, and was 1"]
        cell.changedViews = ["x"]
        cell.reasons = ["`x` vanished", "9 pixels differ"]
        cell.layout = [LayoutTextChange(mark: .removed, text: "x label (0, 0) 1 × 1")]
      }
    ])
    #expect(found.map(\.kind) == [.layout])
  }

  @Test("are one a screen where only pixels differ")
  func pixels() {
    let found = causes([
      cell("a") { $0.reasons = ["1 pixel differs"] },
      cell("a", screen: "mail") { $0.reasons = ["2 pixels differ"] },
      cell("b") { $0.reasons = ["3 pixels differ"] },
    ])
    #expect(
      found.map(\.title) == [
        "pixels differ on `chat`, no view changed", "pixels differ on `mail`, no view changed",
      ])
    #expect(found.map(\.cells) == [[0, 2], [1]])
  }

  @Test("name the place of a mistake in a spec")
  func spec() {
    let diagnostic = Diagnostic(
      Message(rule: "unknownKey", text: "there is no key `b`"),
      at: SourceSpan(file: "chat.yaml", line: 3, column: 5), help: "did you mean `tab`?")
    let failed = cell("a", .failed) { cell in
      cell.cause = .spec
      cell.diagnostics = [DiagnosticRecord(diagnostic)]
    }
    let found = causes([cell("new", .missing), failed])
    #expect(found.map(\.kind) == [.spec, .missing])
    #expect(found.first?.place == RunCause.Place(file: "chat.yaml", line: 3, column: 5))
    #expect(found.first?.details == ["did you mean `tab`?"])
  }
}
