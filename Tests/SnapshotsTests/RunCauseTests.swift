import Comparing
import Diagnostics
import Geometry
import Reports
import Snapshots
import Testing

@Suite("The causes of a run's failures")
struct RunCauseTests {
  private func cell(
    _ name: String, screen: String = "chat", _ outcome: CellOutcome = .different,
    change: (inout CellRecord) -> Void = { _ in }
  ) -> CellRecord {
    var cell = CellRecord(
      id: CellID(screen: screen, cell: name), outcome: outcome, references: "references")
    change(&cell)
    return cell
  }

  private func results(_ cells: [CellRecord]) -> RunResults {
    RunResults(recordMode: .none, cells: cells, stale: [])
  }

  private func causes(_ cells: [CellRecord]) -> [RunCause] { results(cells).causes }

  /// Each view 4 points down from `top`, and differing pixels.
  private func moved(
    _ name: String, _ views: [String], pixels: Int = 1, from top: Points = 0,
    isHidden: Bool? = nil
  ) -> CellRecord {
    cell(name) { cell in
      let changes = views.map { view in
        var change = ViewChange(
          id: view,
          frame: ViewChange.Change(
            old: Rect(x: 0, y: top, width: 1, height: 1),
            new: Rect(x: 0, y: top + 4, width: 1, height: 1)))
        change.isHidden = isHidden
        return LayoutChange.changed(change)
      }
      cell.difference = CellDifference(
        picture: .different(Self.difference(pixels)), layout: changes)
    }
  }

  private static func difference(_ count: Int) -> PixelDifference {
    PixelDifference(count: count, total: 100, left: 0, top: 0, right: 1, bottom: 1)
  }

  private static func pixels(_ count: Int) -> CellDifference {
    CellDifference(picture: .different(difference(count)))
  }

  private static let pango = EnvironmentChange(name: "pango", old: "1", new: "2")

  @Test("are empty if every cell matches or was recorded")
  func none() {
    #expect(causes([cell("a", .matched), cell("b", .recorded)]).isEmpty)
  }

  @Test("are one for cells whose views changed alike, wherever they are and whatever their pixels")
  func layout() {
    let found = causes([
      moved("a", ["x"]), moved("b", ["x"], pixels: 7, from: 300), moved("c", ["x", "y"]),
      moved("d", ["x"]),
    ])
    #expect(found.map(\.cells) == [[0, 1, 3], [2]])
    #expect(found.map { $0.title(base: nil) } == ["`x` moved 4 pt down", "`x` and `y` changed"])
    #expect(found.last?.details(in: results([])) == ["`x` moved 4 pt down", "`y` moved 4 pt down"])
  }

  @Test("have one effect for a change that is hidden on some cells only")
  func hidden() {
    let found = causes([moved("a", ["x"]), moved("b", ["x"], isHidden: true)])
    #expect(found.map { $0.title(base: nil) } == ["`x` moved 4 pt down"])
  }

  @Test("name three of many views")
  func manyViews() {
    let found = causes([moved("a", ["a", "b", "c", "d", "e"])])
    #expect(found.map { $0.title(base: nil) } == ["`a`, `b`, `c` and 2 more changed"])
  }

  @Test("list other fonts and libraries before the differences that these may explain")
  func environment() {
    let found = causes([
      moved("a", ["x"]),
      cell("b") { cell in
        let wider = ViewChange.Change(old: rect(0, 0, 1, 1), new: rect(0, 0, 2, 1))
        cell.difference = CellDifference(
          picture: .different(Self.difference(9)),
          layout: [.changed(ViewChange(id: "x", frame: wider))], environment: [Self.pango])
        cell.layout = [
          LayoutTextChange(mark: .removed, text: "x label (0, 0) 1 × 1"),
          LayoutTextChange(mark: .added, text: "x label (0, 0) 2 × 1"),
        ]
      },
    ])
    #expect(found.map(\.kind) == [.environment, .layout])
    #expect(found.first?.title(base: nil) == "pango changed from 1 to 2")
    let results = RunResults(recordMode: .none, cells: [], stale: [])
    #expect(found.first?.details(in: results).isEmpty == true)
  }

  @Test("do not blame other libraries for a view that is gone")
  func goneView() {
    let found = causes([
      cell("b") { cell in
        cell.difference = CellDifference(
          picture: .different(Self.difference(9)),
          layout: [.vanished(id: "x", superview: nil, subviews: 0)], environment: [Self.pango])
        cell.layout = [LayoutTextChange(mark: .removed, text: "x label (0, 0) 1 × 1")]
      }
    ])
    #expect(found.map(\.kind) == [.layout])
  }

  @Test("are one a screen where only pixels differ")
  func pixels() {
    let found = causes([
      cell("a") { $0.difference = Self.pixels(1) },
      cell("a", screen: "mail") { $0.difference = Self.pixels(2) },
      cell("b") { $0.difference = Self.pixels(3) },
    ])
    #expect(
      found.map { $0.title(base: nil) } == [
        "pixels differ on `chat`, but no view changed",
        "pixels differ on `mail`, but no view changed",
      ])
    #expect(found.map(\.cells) == [[0, 2], [1]])
  }

  @Test("are sorted by kind, then by the number of cells, then by the first cell")
  func order() {
    func pixels(_ name: String, _ screen: String) -> CellRecord {
      cell(name, screen: screen) { $0.difference = Self.pixels(1) }
    }
    let found = causes([
      pixels("a", "chat"), pixels("a", "mail"), pixels("b", "mail"), pixels("a", "news"),
      cell("new", .missing), pixels("c", "mail"), moved("a", ["x"]),
    ])
    #expect(found.map(\.kind) == [.layout, .pixels, .pixels, .pixels, .missing])
    #expect(found.map(\.cells) == [[6], [1, 2, 5], [0], [3], [4]])
  }

  @Test("count each cell once, by its outcome")
  func counts() {
    let outcomes: [CellOutcome] = [
      .matched, .unchanged, .missing, .different, .recorded, .failed,
    ]
    let cells = outcomes.enumerated().flatMap { index, outcome in
      (0...index).map { cell("\(outcome)\($0)", outcome) }
    }
    let counts = results(cells).counts
    #expect(
      [
        counts.matched, counts.unchanged, counts.missing, counts.different, counts.recorded,
        counts.failed,
      ] == [1, 2, 3, 4, 5, 6])
    #expect(counts.total == 21)
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
    #expect(found.first?.details(in: results([])) == ["did you mean `tab`?"])
  }
}
