import AutoLayout
package import Cells
package import Diagnostics
import Lint
import Reports
import Snapshots
import Spec

/// The options of `lint`.
package struct LintOptions: Sendable {
  package var rules: LintRuleChoice
  /// The greatest number of threads.
  package var jobs: Int
  package var fontSetup: FontSetup

  package init(rules: LintRuleChoice = .all, jobs: Int, fontSetup: FontSetup) {
    self.rules = rules
    self.jobs = jobs
    self.fontSetup = fontSetup
  }
}

/// The findings of the lint rules in the cells of a run.
package struct LintResult: Sendable {
  /// The diagnostics of the layouts that are not findings of a rule.
  package let notices: [Diagnostic]
  /// The findings of each spec by rule, then its unused tunings.
  let records: [LintRecord]
  let rules: LintRuleChoice
  /// The number of checked cells.
  let cellCount: Int
  /// Whether the cells were checked.
  private var isComplete = true

  init(
    notices: [Diagnostic], records: [LintRecord], rules: LintRuleChoice, cellCount: Int
  ) {
    self.notices = notices
    self.records = records
    self.rules = rules
    self.cellCount = cellCount
  }

  /// Creates the result of a run that checked no cell, with its errors in place of findings.
  package init(obstacle diagnostics: [Diagnostic]) {
    self.init(
      notices: [],
      records: diagnostics.map { LintRecord($0, spec: $0.span?.file ?? "", cells: [], place: "") },
      rules: .all, cellCount: 0)
    isComplete = false
  }

  /// The diagnostics of the records, in their order.
  package var diagnostics: [Diagnostic] { records.map(\.diagnostic) }

  package var hasErrors: Bool { (diagnostics + notices).contains { $0.severity == .error } }

  /// A line with the numbers of findings, which ends with a newline.
  package var summary: String { LintWording.summary(diagnostics + notices, cells: cellCount) }

  /// The document of `strut lint --json`.
  package var json: String { LintJSON.document(records, cells: cellCount) }

  /// Writes the findings as SARIF.
  ///
  /// - Parameters:
  ///   - path: the path of the file, relative to the working folder.
  ///   - folder: the working folder.
  ///   - paths: the paths of files in the repository.
  /// - Throws: the error of a file that cannot be written.
  package func writeSARIF(
    to path: String, in folder: WorkingFolder, _ paths: RepositoryPaths
  ) throws {
    let rules = RuleCatalogue.all.filter(rules.contains).map { rule in
      let name = type(of: rule).name
      return LintRuleRecord(name: name.rawValue, summary: name.summary, severity: name.severity)
    }
    let report = SARIFReport(
      records, rules: rules, version: StrutVersion.program, isComplete: isComplete,
      repositoryPath: { paths.path(of: $0) })
    try OutputFile.write(report.json, to: folder.target(path))
  }
}

/// Checks cells with the lint rules.
///
/// - Parameters:
///   - cells: the cells to check.
///   - options: the rules, the threads and the fonts.
///   - progress: called with the number of finished cells.
/// - Returns: the findings.
/// - Throws: the error of missing fonts, or of a cell whose layout takes too much work.
package func lint(
  _ cells: [SelectedCell], options: LintOptions, progress: (_ done: Int) -> Void = { _ in }
) throws -> LintResult {
  let fonts = try options.fontSetup.library()
  let screens = LintedScreen.screens(of: cells)
  let matrixRules = RuleCatalogue.matrixRules.filter(options.rules.contains)
  let isOfWhole = screens.flatMap { screen in screen.cells.map { _ in screen.isWhole } }
  let found = try CellWork.map(
    Array(zip(cells, isOfWhole)), jobs: options.jobs, fonts: fonts, progress: progress
  ) { renderer, item in
    var (found, scene) = try FoundInCell.found(in: item.0, by: renderer, rules: options.rules)
    if item.1 { found.records = renderer.records(of: scene, for: matrixRules) }
    return found
  }
  let everywhere = try CellWork.map(screens, jobs: options.jobs, fonts: fonts) { renderer, screen in
    guard screen.isWhole, !matrixRules.isEmpty else { return [MatrixFinding]() }
    let ends = screen.filmEnds
    let records =
      screen.indices.map { found[$0].records }
      + (try ends.map { renderer.records(of: try renderer.scene(of: $0), for: matrixRules) })
    let states = screen.cells + ends
    return try matrixRules.enumerated().flatMap { position, rule in
      try rule.findings(in: records.map { $0[position] }, measuring: renderer.measurer) {
        try renderer.scene(of: states[$0])
      }
    }
  }
  var notices = CellFindings()
  for (selected, found) in zip(cells, found) {
    notices.add(found.notices, of: selected.id.description)
  }
  let records = zip(screens, everywhere).flatMap { screen, everywhere in
    let report = LintReport(
      screen.indices.map { (cells[$0].cell, found[$0].findings) }, everywhere: everywhere,
      of: screen.spec.document, rules: options.rules.names, isWhole: screen.isWhole)
    return screen.records(of: report)
  }
  return LintResult(
    notices: notices.diagnostics(ofTotal: cells.count), records: records, rules: options.rules,
    cellCount: cells.count)
}

extension LintedScreen {
  /// The findings of a report, then its unused tunings.
  fileprivate func records(of report: LintReport) -> [LintRecord] {
    let path = spec.location.reportPath
    let cells = cells.map(\.cell)
    let names = cells.map(\.name)
    let place = CellGroups(cells, of: spec.document).phrase(names)
    return report.findings.map { LintRecord($0, spec: path) }
      + report.unusedTunings.map { LintRecord($0, spec: path, cells: names, place: place) }
  }
}

/// The findings of one cell.
private struct FoundInCell: Sendable {
  let findings: [LintFinding]
  /// The records for matrix rules; empty if not all cells of the matrix are checked.
  var records: [ConstraintRecord] = []
  /// The diagnostics of the layout that are not findings of a rule.
  let notices: [Diagnostic]

  /// The findings of a cell, and its scene for matrix rules.
  ///
  /// The views and the drawing of the cell take much memory, which is free after the call.
  static func found(
    in selected: SelectedCell, by renderer: CellRenderer, rules: LintRuleChoice
  ) throws -> (found: FoundInCell, scene: LintedScene) {
    let cell = try renderer.linted(selected)
    return (try FoundInCell(cell, rules: rules), cell.scene)
  }

  private init(_ cell: LintedCell, rules: LintRuleChoice) throws {
    findings = try RuleCatalogue.cellRules.filter(rules.contains).flatMap {
      try $0.findings(in: cell)
    }
    notices = cell.built.namingCauses(in: cell.layout.diagnostics).filter {
      LintRuleName(rawValue: $0.message.rule) == nil
    }
  }
}

extension LintRecord {
  fileprivate init(_ reported: ReportedFinding, spec: String) {
    self.init(
      reported.diagnostic, spec: spec, cells: reported.cells, place: reported.place,
      measurement: reported.finding.measured?.text, worst: reported.worst)
  }
}
