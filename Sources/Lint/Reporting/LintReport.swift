package import Diagnostics
package import Spec

/// The findings of a spec's cells, each told once, tuned as the spec says.
package struct LintReport: Sendable {
  /// By rule, in the catalogue's order, then by place in the file.
  package let findings: [ReportedFinding]
  /// Tunings of these rules that make no difference; empty where not all of the matrix was looked at.
  package let idleTunings: [Diagnostic]

  /// - Parameters:
  ///   - found: what rules found in each cell, in the cells' order.
  ///   - everywhere: what was found on several cells at once.
  ///   - document: the cells' spec.
  ///   - rules: those that the cells were held against; nil for all of them.
  ///   - isWhole: whether the cells are all of its matrix.
  package init(
    _ found: [(cell: Cell, findings: [LintFinding])], everywhere: [MatrixFinding] = [],
    of document: SpecDocument, rules: Set<LintRuleName>? = nil, isWhole: Bool
  ) {
    var tuner = Tuner(document.linting.tunings.filter { rules?.contains($0.rule) ?? true })
    var gathered = GatheredFindings()
    for (cell, findings) in found {
      for finding in findings { tuner.tune(finding) { gathered.add($0, $1, on: cell.name) } }
    }
    for found in everywhere {
      tuner.tune(found.finding) { gathered.add($0, $1, on: found.cells) }
    }
    let groups = CellGroups(found.map(\.cell), of: document)
    findings = gathered.reported(groups)
    idleTunings = isWhole ? tuner.idle : []
  }
}

/// Applies a spec's tunings, and remembers which of them made a difference.
package struct Tuner {
  private let tunings: [LintTuning]
  private var used: Set<Int> = []

  package init(_ tunings: [LintTuning]) { self.tunings = tunings }

  /// Hands a finding on with its severity, unless it is tuned away.
  package mutating func tune(_ finding: LintFinding, _ keep: (LintFinding, Severity) -> Void) {
    var finding = finding
    var severity = finding.rule.severity
    // Nil for the rule's own, which may be another for each of the finding's measures.
    var minimum: Double?
    var minimumTuning: Int?
    for (index, tuning) in tunings.enumerated()
    where tuning.rule == finding.rule && tuning.concerns(finding.views) {
      if tuning.isOff {
        // What the rule itself would not tell is not what the tuning is for.
        if finding.falls(below: nil) { used.insert(index) }
        return
      }
      if let given = tuning.minimum { (minimum, minimumTuning) = (given, index) }
      if let given = tuning.severity {
        if given != severity { used.insert(index) }
        severity = given
      }
    }
    let isFound = finding.falls(below: minimum)
    if let minimumTuning, isFound != finding.falls(below: nil) { used.insert(minimumTuning) }
    guard isFound else { return }
    finding.hold(against: minimum)
    keep(finding, severity)
  }

  /// The tunings without which everything would be told as it is.
  var idle: [Diagnostic] {
    tunings.enumerated().filter { !used.contains($0.offset) }.map { .idleLintTuning($0.element) }
  }
}

extension Diagnostic {
  /// A tuning that changes nothing hides tomorrow's finding.
  fileprivate static func idleLintTuning(_ tuning: LintTuning) -> Diagnostic {
    let views = tuning.views.flatMap { names in
      names.isEmpty ? nil : " for " + names.map { "`\($0)`" }.joined(separator: ", ")
    }
    return Diagnostic(
      Message(
        rule: "idleTuning",
        text: "tuning `\(tuning.rule.rawValue)`\(views ?? "") makes no difference on any cell"),
      severity: .warning, at: tuning.span,
      help: "remove it: it would hide what the rule finds one day", views: tuning.views ?? [])
  }
}
