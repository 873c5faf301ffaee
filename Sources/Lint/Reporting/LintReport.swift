package import Diagnostics
package import Spec

/// The findings of a spec's cells, merged across cells, with the spec's tunings.
package struct LintReport: Sendable {
  /// The findings by rule in the catalogue's order, then by position in the file.
  package let findings: [ReportedFinding]
  /// Warnings about unused tunings; empty if the matrix was not checked as a whole.
  package let unusedTunings: [Diagnostic]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - found: the findings of each cell, in the cells' order.
  ///   - everywhere: the findings about several cells.
  ///   - document: the cells' spec.
  ///   - rules: the names of the checked rules, or nil for all.
  ///   - isWhole: whether the cells are the whole matrix.
  package init(
    _ found: [(cell: Cell, findings: [LintFinding])], everywhere: [MatrixFinding] = [],
    of document: SpecDocument, rules: Set<LintRuleName>? = nil, isWhole: Bool
  ) {
    var tuner = Tuner(document.linting.tunings.filter { rules?.contains($0.rule) ?? true })
    var gathered = GatheredFindings()
    for (cell, findings) in found {
      for finding in findings {
        gathered.keepMeasures(of: finding)
        tuner.tune(finding) { gathered.add($0, $1, on: cell.name) }
      }
    }
    for found in everywhere {
      tuner.tune(found.finding) { gathered.add($0, $1, on: found.cells) }
    }
    let groups = CellGroups(found.map(\.cell), of: document)
    findings = gathered.reported(groups)
    unusedTunings = isWhole ? tuner.unused : []
  }
}

/// A spec's tunings, and whether each of them makes a difference.
package struct Tuner {
  private let tunings: [LintTuning]
  private var used: Set<Int> = []

  package init(_ tunings: [LintTuning]) { self.tunings = tunings }

  /// Calls `keep` with a finding and its severity, unless a tuning suppresses the finding.
  package mutating func tune(_ finding: LintFinding, _ keep: (LintFinding, Severity) -> Void) {
    var finding = finding
    var severity = finding.rule.severity
    var severityTunings: [Int] = []
    // Nil means the rule's own minimum, which may differ between the finding's measures.
    var minimum: Double?
    var minimumTuning: (index: Int, before: Double?)?
    for (index, tuning) in tunings.enumerated()
    where tuning.rule == finding.rule && tuning.concerns(finding.views) {
      if tuning.isOff {
        // A tuning makes a difference only if the rule would report the finding without it.
        if finding.falls(below: minimum) { used.insert(index) }
        return
      }
      if let given = tuning.minimum {
        minimumTuning = (index, before: minimum)
        minimum = given
      }
      if let given = tuning.severity {
        if given != severity { severityTunings.append(index) }
        severity = given
      }
    }
    let isFound = finding.falls(below: minimum)
    if let (index, before) = minimumTuning, isFound != finding.falls(below: before) {
      used.insert(index)
    }
    guard isFound else { return }
    used.formUnion(severityTunings)
    finding.compare(to: minimum)
    keep(finding, severity)
  }

  /// Warnings about tunings that make no difference and would hide a later finding.
  var unused: [Diagnostic] {
    tunings.enumerated().filter { !used.contains($0.offset) && !$0.element.onlyTightens }
      .map { .unusedTuning($0.element) }
  }
}

extension LintTuning {
  /// Whether the tuning makes its rule stricter, so that it hides no finding.
  fileprivate var onlyTightens: Bool {
    guard !isOff else { return false }
    return severity.map { $0 > rule.severity } ?? true
      && minimum.map { $0 > rule.greatestMinimum } ?? true
  }
}

extension LintRuleName {
  /// The greatest minimum that the rule has itself; 0 if it measures nothing.
  fileprivate var greatestMinimum: Double {
    [.touchTarget: TouchTarget.side, .contrast: TextColors.minimumOfSmallText][self] ?? 0
  }
}

extension Diagnostic {
  /// Returns a warning about a tuning that makes no difference and would hide a later finding.
  fileprivate static func unusedTuning(_ tuning: LintTuning) -> Diagnostic {
    let views = tuning.views.flatMap { names in
      names.isEmpty ? nil : " for " + names.map { "`\($0)`" }.joined(separator: ", ")
    }
    return Diagnostic(
      Message(
        rule: "redundantTuning",
        text: "tuning `\(tuning.rule.rawValue)`\(views ?? "") makes no difference on any cell"),
      severity: .warning, at: tuning.span,
      help: "remove it: it would hide what the rule finds one day", views: tuning.views ?? [])
  }
}
