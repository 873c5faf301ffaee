import AutoLayout
import Diagnostics
import Spec
import TestSupport
import ViewKinds

@testable import Lint

/// A spec's text held against rules, every character of its texts 10 × 10 points.
struct LintedSpec {
  let document: SpecDocument?
  let mistakes: [Diagnostic]
  let text = FixedMetricsText()

  init(_ text: String) {
    (document, mistakes) = SpecParser.parse(Array(text.utf8), file: "a.yaml") { _ in .missing }
  }

  var cells: [Cell] { document?.cells().cells ?? [] }

  func linted(_ cell: Cell) -> LintedCell? {
    guard let document else { return nil }
    let built = document.build(cell).built
    let layout = LayoutEngine.layout(built.scene, measuring: text)
    return LintedCell(
      cell, built: built, layout: layout,
      displayList: DisplayListBuilder.displayList(
        of: built.scene, looks: built.looks, layout: layout, background: built.screen.background,
        traits: built.traits, measuring: text),
      ownItems: DisplayListBuilder.ownItems(
        of: built.scene, looks: built.looks, layout: layout, traits: built.traits,
        measuring: text), measuring: text)
  }

  func report(_ rules: [any CellRule]) -> LintReport? {
    document.map { document in
      let found = cells.map { cell in
        (cell, linted(cell).map { cell in rules.flatMap { $0.findings(in: cell) } } ?? [])
      }
      return LintReport(found, of: document, isWhole: true)
    }
  }

  /// What a rule tells, each finding as one text: place, message, help and notes.
  func findings(_ rule: any CellRule) -> [String] {
    (report([rule])?.findings ?? []).map { Self.line($0.diagnostic) }
  }

  static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.span.map { "\($0.line):\($0.column) " } ?? ""
    let notes = diagnostic.notes.map { " (\($0.text))" }.joined()
    return "\(place)\(diagnostic.message.text)\(notes) → \(diagnostic.help ?? "")"
  }
}
