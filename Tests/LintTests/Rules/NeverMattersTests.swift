import Diagnostics
import Testing

@testable import Lint

@Suite("Rule neverMatters")
struct NeverMattersTests {
  private func findings(_ constraints: String) -> [String] {
    reported(constraints).map {
      "\($0.span?.line ?? 0):\($0.span?.column ?? 0) \($0.message.text) → \($0.help ?? "")"
    }
  }

  /// A box in two windows.
  private static func spec(_ constraints: String) -> LintedSpec {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 100 }, { id: wide, width: 200, height: 100 }] }
      views:
        box: { pin: [leading, top], height: 20 }
      constraints:
      \(constraints)
      """)
  }

  /// The first constraint makes the two others redundant in both windows.
  private static let widths = """
      - box.width == 50
      - box.width <= 150
      - box.width >= 10
    """

  private func reported(_ constraints: String) -> [Diagnostic] {
    let spec = Self.spec(constraints)
    return spec.report(everywhere: NeverMatters())?.findings.map(\.diagnostic) ?? []
  }

  @Test("lays no cell out again that shows in itself what matters in it")
  func work() throws {
    let spec = Self.spec(Self.widths)
    let rule = NeverMatters()
    let cells = spec.linted
    var again = 0
    let found = try rule.findings(
      in: cells.map { rule.record(of: $0.scene, measuring: spec.text) }, measuring: spec.text
    ) { position in
      again += 1
      return cells[position].scene
    }
    #expect(found.map(\.finding.span?.line) == [6, 7])
    #expect(again == 0)
  }

  @Test("says on which cells a constraint is that others do not have")
  func conditional() {
    let found = reported(
      """
        - box.width == 50
      when:
        - device: wide
          constraints: [box.width <= 150]
      """)
    #expect(found.map(\.message.text) == ["`box.width <= 150` never matters"])
    #expect(found.map { $0.notes.map(\.text) } == [["on wide only"]])
    let everywhere = reported("  - box.width == 50\n  - box.width <= 150")
    #expect(everywhere.map { $0.notes.map(\.text) } == [["on all 2 cells"]])
  }

  @Test("reports a limit that no cell reaches")
  func limit() {
    #expect(
      findings("  - box.width == 0.5 * superview.width\n  - box.width <= 150") == [
        """
        6:5 `box.width <= 150` never matters → add a cell in which it changes the layout, or \
        remove it
        """
      ])
  }

  @Test("ignores a limit that one cell reaches")
  func reached() {
    #expect(findings("  - box.width == superview.width @750\n  - box.width <= 150") == [])
  }

  @Test("reports the later one of two that say the same")
  func twice() {
    #expect(
      findings("  - box.width == 50\n  - box.trailing == box.leading + 50") == [
        """
        6:5 `box.trailing == box.leading + 50` never matters → remove it: other constraints decide \
        without it
        """
      ])
  }

  // The text is 40 wide. Without the limit, the label is 190 wide.
  @Test("ignores a limit that keeps a constraint from pulling", arguments: [30, 40])
  func limitAgainstPull(limit: Int) {
    let spec = LintedSpec(
      """
      matrix: { device: { id: window, width: 200, height: 100 } }
      views: { tag: { kind: label, text: abcd, pin: [leading, top] } }
      constraints:
        - tag.trailing == superview.trailing - 10 @400
        - tag.width <= \(limit) @600
      """)
    let found = spec.report(everywhere: NeverMatters())?.findings.map(\.diagnostic) ?? []
    #expect(
      found.map(\.message.text) == [
        "`tag.trailing == superview.trailing - 10 @400` never matters"
      ])
    #expect(found.map(\.help) == ["remove it: other constraints decide without it"])
  }

  @Test("says that it did not check a screen that takes too much work")
  func tooComplex() throws {
    let spec = Self.spec(Self.widths)
    let cells = spec.linted
    let rule = NeverMatters()
    var records = cells.map { rule.record(of: $0.scene, measuring: spec.text) }
    records[1].isTooComplex = true
    let found = try rule.findings(in: records, measuring: spec.text) { cells[$0].scene }
    #expect(
      found.map(\.finding.text) == ["the constraints of the screen take too much work to check"])
    #expect(found.map(\.cells) == [["wide"]])
  }

  @Test("ends its trials when they take too much work")
  func trialWork() throws {
    let spec = Self.spec(Self.widths)
    let cells = spec.linted
    var rule = NeverMatters()
    var records = cells.map { rule.record(of: $0.scene, measuring: spec.text) }
    records[0].isSameWithoutRedundant = false
    rule.trialWork = 1
    let found = try rule.findings(in: records, measuring: spec.text) { cells[$0].scene }
    #expect(
      found.map(\.finding.text) == ["the constraints of the screen take too much work to check"])
    #expect(found.map(\.cells) == [["slim"]])
    rule.trialWork = .max
    #expect(
      try rule.findings(in: records, measuring: spec.text) { cells[$0].scene }.count == 2)
  }
}
