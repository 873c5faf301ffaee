import AutoLayout
package import Cells
package import Diagnostics
import Lint
import Reports
import Snapshots
import Spec

/// Holds the cells of specs against rules.
package struct LintRun: Sendable {
  /// By spec, then by rule; tunings that make no difference come last.
  package let diagnostics: [Diagnostic]
  /// The diagnostics of the layouts that belong to no rule.
  package let notices: [Diagnostic]
  /// A line that counts them, with a line end.
  package let summary: String
  /// The object of `strut lint --json`.
  package let json: String
  private let records: [LintRecord]
  private let rules: LintRuleChoice

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// - Parameters:
  ///   - cells: what to look at.
  ///   - rules: those to hold them against.
  ///   - jobs: the greatest number of threads.
  ///   - fontSetup: where fonts are looked for and kept.
  ///   - progress: called with the number of finished cells.
  /// - Throws: what keeps fonts from being used.
  package init(
    _ cells: [SelectedCell], rules: LintRuleChoice = .all, jobs: Int, fontSetup: FontSetup,
    progress: (_ done: Int) -> Void = { _ in }
  ) throws {
    self.rules = rules
    let fonts = try fontSetup.library()
    let screens = LintedScreen.screens(of: cells)
    let matrixRules = RuleCatalogue.matrixRules.filter(rules.contains)
    let isOfWhole = screens.flatMap { screen in screen.cells.map { _ in screen.isWhole } }
    let found = try CellWork.map(
      Array(zip(cells, isOfWhole)), jobs: jobs, fonts: fonts, progress: progress
    ) { renderer, item in
      let cell = renderer.linted(item.0)
      return FoundInCell(
        cell, rules: rules,
        records: item.1 ? renderer.records(of: cell.scene, for: matrixRules) : [])
    }
    let everywhere = try CellWork.map(screens, jobs: jobs, fonts: fonts) { renderer, screen in
      guard screen.isWhole, !matrixRules.isEmpty else { return [MatrixFinding]() }
      let ends = screen.filmEnds
      let records =
        screen.indices.map { found[$0].records }
        + ends.map { renderer.records(of: renderer.scene(of: $0), for: matrixRules) }
      let states = screen.cells + ends
      return matrixRules.enumerated().flatMap { position, rule in
        rule.findings(in: records.map { $0[position] }, measuring: renderer.measurer) {
          renderer.scene(of: states[$0])
        }
      }
    }
    var notices = CellFindings()
    for (selected, found) in zip(cells, found) {
      notices.add(found.notices, of: selected.id.description)
    }
    self.notices = notices.diagnostics(ofTotal: cells.count)
    var records: [LintRecord] = []
    for (screen, everywhere) in zip(screens, everywhere) {
      let report = LintReport(
        screen.indices.map { (cells[$0].cell, found[$0].findings) }, everywhere: everywhere,
        of: screen.spec.document, rules: rules.names, isWhole: screen.isWhole)
      let path = screen.spec.location.reportPath
      records += report.findings.map { LintRecord($0, spec: path) }
      let cells = screen.cells.map(\.cell)
      let names = cells.map(\.name)
      let place = CellGroups(cells, of: screen.spec.document).phrase(names)
      records += report.unusedTunings.map {
        LintRecord($0, spec: path, cells: names, place: place)
      }
    }
    self.records = records
    diagnostics = records.map(\.diagnostic)
    summary = LintWording.summary(diagnostics, cells: cells.count)
    json = LintJSON.document(records, cells: cells.count)
  }

  /// Writes the findings as SARIF.
  ///
  /// - Parameters:
  ///   - path: of the file, from the working folder.
  ///   - folder: the working folder.
  ///   - paths: of the repository.
  /// - Throws: what kept the file from being written.
  package func writeSARIF(
    to path: String, in folder: WorkingFolder, _ paths: RepositoryPaths
  ) throws {
    let rules = RuleCatalogue.all.filter(rules.contains).map { rule in
      let name = type(of: rule).name
      return LintRuleRecord(name: name.rawValue, summary: name.summary, severity: name.severity)
    }
    let report = SARIFReport(
      records, rules: rules, version: StrutVersion.program, repositoryPath: { paths.path(of: $0) })
    try OutputFile.write(report.json, to: folder.place(path))
  }
}

/// What was found in a cell on its own.
private struct FoundInCell: Sendable {
  let findings: [LintFinding]
  /// For rules about all of the matrix; empty where not all of it is looked at.
  let records: [ConstraintRecord]
  /// Diagnostics of the layout that are no rule's.
  let notices: [Diagnostic]

  init(_ cell: LintedCell, rules: LintRuleChoice, records: [ConstraintRecord]) {
    self.records = records
    findings = RuleCatalogue.cellRules.filter(rules.contains).flatMap { $0.findings(in: cell) }
    notices = cell.built.namingUses(in: cell.layout.diagnostics).filter {
      LintRuleName(rawValue: $0.message.rule) == nil
    }
  }
}

extension LintRecord {
  fileprivate init(_ reported: ReportedFinding, spec: String) {
    self.init(
      reported.diagnostic, spec: spec, cells: reported.cells, place: reported.place,
      figure: reported.finding.figure?.text, worst: reported.worst)
  }
}
