import AutoLayout
import Chrome
import Diagnostics
import Spec
import TestSupport
import ViewKinds

@testable import Lint

/// A spec checked by rules, with every character 10 × 10 points.
struct LintedSpec {
  let document: SpecDocument?
  let mistakes: [Diagnostic]
  let text = FixedMetricsText()

  init(_ text: String, images: [String: ImageLookup] = [:]) {
    let parsed = SpecParser.parse(
      Array(text.utf8), file: "a.yaml", lookups: SpecLookups(images: { images[$0] ?? .missing }))
    (document, mistakes) = (parsed.document, parsed.diagnostics)
  }

  var linted: [LintedCell] {
    document.map { document in document.cells().cells.map { linted($0, of: document) } } ?? []
  }

  private func linted(_ cell: Cell, of document: SpecDocument) -> LintedCell {
    let built = document.build(cell)
    let layout = LayoutEngine.unlimitedLayout(built.scene, measuring: text)
    var ceilings: [LintRuleName: Double] = [:]
    for tuning in document.linting.tunings {
      ceilings[tuning.rule] = [ceilings[tuning.rule], tuning.minimum].compactMap { $0 }.max()
    }
    return LintedCell(
      cell, built: built, layout: layout,
      displayList: ScreenChrome.display(
        DisplayListBuilder.displayList(
          of: built.scene, styles: built.styles, layout: layout,
          background: built.screen.background, traits: built.traits, measuring: text),
        columns: built.screen.columns.map { _ in [] }, configuration: built.configuration,
        geometry: built.geometry, screen: built.screen,
        measuring: text),
      barButtons: ScreenChrome.barButtons(
        configuration: built.configuration, geometry: built.geometry, screen: built.screen,
        measuring: text),
      ownItems: DisplayListBuilder.ownItems(
        of: built.scene, styles: built.styles, layout: layout, traits: built.traits,
        measuring: text),
      variants: CellVariants(of: cell, in: document) { linted($0, of: document) },
      ceilings: ceilings, measuring: text)
  }

  func report(_ rules: [any CellRule]) -> LintReport? {
    document.flatMap { document in
      let found = try? linted.map { cell in
        (cell.cell, try rules.flatMap { try $0.findings(in: cell) })
      }
      return found.map { LintReport($0, of: document, isWhole: true) }
    }
  }

  /// What a rule about all cells tells.
  func report(everywhere rule: any MatrixRule) -> LintReport? {
    document.flatMap { document in
      let cells = linted
      let found = try? rule.findings(
        in: cells.map { rule.record(of: $0.scene, measuring: text) }, measuring: text
      ) { cells[$0].scene }
      return found.map {
        LintReport(
          cells.map { ($0.cell, []) }, everywhere: $0, of: document, isWhole: true)
      }
    }
  }

  /// What a rule tells, each finding as one text: place, message, help and notes; mistakes of the
  /// spec before them.
  func findings(_ rule: any CellRule) -> [String] {
    mistakes.map(Self.line) + (report([rule])?.findings ?? []).map { Self.line($0.diagnostic) }
  }

  static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.span.map { "\($0.line):\($0.column) " } ?? ""
    let notes = diagnostic.notes.map { " (\($0.text))" }.joined()
    return "\(place)\(diagnostic.message.text)\(notes) → \(diagnostic.help ?? "")"
  }
}
