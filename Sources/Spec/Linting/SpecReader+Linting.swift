import Diagnostics
import YAML

extension SpecReader {
  /// What `lint` says.
  ///
  /// - Parameters:
  ///   - node: its value.
  ///   - views: those of the screen.
  /// - Returns: what is right of it.
  mutating func readLinting(_ node: YAMLNode, of views: NamedViews) -> LintDeclaration {
    var declaration = LintDeclaration()
    for entry in mapping(node, of: .key("lint")) ?? []
    where known(entry, in: LanguageKeys.lint.names, of: .key("lint")) {
      guard let rule = LintRuleName(rawValue: entry.key) else { continue }
      let nodes = oneOrMore(entry.value)
      if nodes.isEmpty { findings.add(.idleTuning(rule, at: entry.keySpan)) }
      for node in nodes {
        if let tuning = readTuning(of: rule, node, key: entry.keySpan, views: views) {
          declaration.tunings.append(tuning)
        }
      }
    }
    return declaration
  }

  private mutating func readTuning(
    of rule: LintRuleName, _ node: YAMLNode, key: SourceSpan, views: NamedViews
  ) -> LintTuning? {
    let subject = Subject.key(rule.rawValue)
    guard case .mapping(let entries) = node.content else {
      findings.add(.untunedRule(rule, found: node))
      return nil
    }
    var tuning = LintTuning(rule: rule, reason: "", span: key)
    var given: [YAMLEntry] = []
    for entry in entries where known(entry, in: LanguageKeys.lintTuning.names, of: subject) {
      given.append(entry)
      switch entry.key {
      case "off":
        tuning.isOff = true
        tuning.reason = reason(entry) ?? tuning.reason
      case "because": tuning.reason = reason(entry) ?? tuning.reason
      case "minimum": tuning.minimum = minimum(entry, of: rule)
      case "severity":
        let names = LanguageKeys.severities.map(\.rawValue)
        tuning.severity = choice(entry.value, key: entry.key, of: names)
          .flatMap { Severity(rawValue: $0) }
      default: tuning.views = concerned(entry, among: views)
      }
    }
    if let first = given.first { tuning.span = first.keySpan }
    check(given, of: rule, at: key)
    return tuning
  }

  /// Complains of a reason that is missing and of keys that change nothing.
  private mutating func check(_ given: [YAMLEntry], of rule: LintRuleName, at key: SourceSpan) {
    let tuned = given.filter { ["minimum", "severity"].contains($0.key) }
    if given.contains(where: { $0.key == "off" }) {
      let idle = given.filter { ["minimum", "severity", "because"].contains($0.key) }
      for entry in idle { findings.add(.tunedAndOff(entry.key, at: entry.keySpan)) }
    } else if tuned.isEmpty {
      findings.add(.idleTuning(rule, at: key))
    } else if !given.contains(where: { $0.key == "because" }) {
      findings.add(.unreasonedTuning(rule, at: key))
    }
  }

  private mutating func reason(_ entry: YAMLEntry) -> String? {
    // A truth value is what one writes who has no reason at hand.
    if entry.value.isNull || entry.value.scalar?.flag != nil {
      findings.add(.emptyReason(entry.key, at: entry.keySpan))
      return nil
    }
    guard let text = text(entry.value, key: entry.key) else { return nil }
    guard text.contains(where: { !$0.isWhitespace }) else {
      findings.add(.emptyReason(entry.key, at: entry.keySpan))
      return nil
    }
    return text
  }

  private mutating func minimum(_ entry: YAMLEntry, of rule: LintRuleName) -> Double? {
    guard let range = rule.minimums else {
      findings.add(.noMinimum(rule, at: entry.keySpan))
      return nil
    }
    return number(entry.value, key: entry.key, in: range)
  }

  /// The views of a tuning; nil where none is right, which is told.
  private mutating func concerned(_ entry: YAMLEntry, among views: NamedViews) -> [String]? {
    let nodes = oneOrMore(entry.value)
    if nodes.isEmpty { findings.add(.noViews(at: entry.keySpan)) }
    let names = nodes.compactMap { concerned($0, among: views) }
    return names.isEmpty ? nil : names
  }

  /// A view's id, or a pattern that some view's id matches.
  private mutating func concerned(_ node: YAMLNode, among views: NamedViews) -> String? {
    guard let name = text(node, key: "views") else { return nil }
    let glob = Glob(name)
    if views.contains(name) || views.all.contains(where: { glob.matches($0) }) { return name }
    findings.add(.unknownView(name, at: node.span, known: views.written))
    return nil
  }
}
