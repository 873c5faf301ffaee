import Diagnostics
import Spec

/// The findings of several cells, with equal ones merged.
struct GatheredFindings {
  private var findings: [ReportedFinding] = []
  private var positions: [Key: Int] = [:]
  /// The values of each view in all cells, also those that reach the minimum.
  private var measures: [Key: Set<LintMeasure>] = [:]

  /// The properties by which findings are merged; rows of a table are equal.
  private struct Key: Hashable {
    let rule: LintRuleName
    let text: String
    let span: SourceSpan?
    let constraints: [String]
    /// The severity with the tunings; nil for the values of all findings.
    let severity: Severity?

    init(_ finding: LintFinding, _ severity: Severity? = nil) {
      self.severity = severity
      rule = finding.rule
      text = finding.text.withoutRows
      span = finding.span
      constraints = finding.constraints.map(\.withoutRows)
    }
  }

  /// Keeps the finding's values for the help, whether or not they reach the minimum.
  mutating func keepMeasures(of finding: LintFinding) {
    guard !finding.measures.isEmpty else { return }
    measures[Key(finding), default: []].formUnion(finding.measures)
  }

  mutating func add(_ finding: LintFinding, _ severity: Severity, on cells: [String]) {
    for cell in cells { add(finding, severity, on: cell) }
  }

  mutating func add(_ finding: LintFinding, _ severity: Severity, on cell: String) {
    let key = Key(finding, severity)
    guard let position = positions[key] else {
      positions[key] = findings.count
      findings.append(
        ReportedFinding(
          finding: finding, severity: severity, cells: [cell], place: "",
          worst: finding.measured == nil ? nil : cell))
      return
    }
    var known = findings[position]
    if known.cells.last != cell { known.cells.append(cell) }
    known.finding.notes.removeAll { !finding.notes.contains($0) }
    if finding.measured != known.finding.measured { known.hasSeveralValues = true }
    if let measured = finding.measured,
      measured.badness > known.finding.measured?.badness ?? -.infinity
    {
      known.finding.measured = measured
      known.finding.measure = finding.measure
      known.worst = cell
    }
    findings[position] = known
  }

  /// Returns the findings sorted by rule, then by position in the file, then by discovery.
  ///
  /// Findings without a position come after those with one.
  func reported(_ groups: CellGroups) -> [ReportedFinding] {
    let order = LintRuleName.allCases
    func rank(_ rule: LintRuleName) -> Int { order.firstIndex(of: rule) ?? order.count }
    func before(
      _ one: (offset: Int, element: ReportedFinding),
      _ other: (offset: Int, element: ReportedFinding)
    ) -> Bool {
      let ranks = (rank(one.element.finding.rule), rank(other.element.finding.rule))
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      switch (one.element.finding.span, other.element.finding.span) {
      case (let a?, let b?) where a != b: return a < b
      case (_?, nil): return true
      case (nil, _?): return false
      default: return one.offset < other.offset
      }
    }
    let sorted = findings.enumerated().sorted(by: before).map(\.element).map { finding in
      var finding = finding
      finding.finding.setHelp(for: measures[Key(finding.finding)] ?? [])
      return finding
    }
    return joined(sorted).map { finding in
      var finding = finding
      finding.place = groups.phrase(finding.cells)
      return finding
    }
  }

  /// Merges findings with the same value and help in the same cells into one about the first view.
  private func joined(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    struct Alike: Hashable {
      let file: String?
      let rule: LintRuleName
      let measured: MeasuredValue?
      /// The help without the name of the view.
      let help: String
      let cells: [String]
      let severity: Severity
    }
    var joined: [ReportedFinding] = []
    var positions: [Alike: Int] = [:]
    var others: [Int: [String]] = [:]
    for finding in findings {
      let alike = Alike(
        file: finding.finding.span?.file, rule: finding.finding.rule,
        measured: finding.finding.measured,
        help: finding.finding.help.replacing("`\(finding.finding.views.first ?? "")`", with: "``"),
        cells: finding.cells, severity: finding.severity)
      guard finding.finding.measure != nil, let position = positions[alike] else {
        positions[alike] = joined.count
        joined.append(finding)
        continue
      }
      others[position, default: []] += finding.finding.views
      joined[position].finding.views += finding.finding.views
    }
    for position in joined.indices {
      guard let names = others[position] else { continue }
      joined[position].finding.notes.append(Note(Self.alike(names)))
    }
    return joined
  }

  /// The maximum number of views that a note names.
  private static let named = 6

  private static func alike(_ names: [String]) -> String {
    "the same goes for \(WordList.of(names.map { "`\($0)`" }, atMost: named))"
  }
}

extension String {
  /// The text without row numbers: `list[3].title` becomes `list[].title`.
  package var withoutRows: String {
    guard utf8.contains(UInt8(ascii: "[")) else { return self }
    var result = ""
    var index: String?
    for character in self {
      if let digits = index {
        let isDigit = ("0"..."9").contains(character)
        if !isDigit, character != "]" { result += digits }
        index = isDigit ? digits + String(character) : nil
      }
      if index == nil { result.append(character) }
      if character == "[" { index = "" }
    }
    return result + (index ?? "")
  }
}
