import Diagnostics
import ViewKinds
import YAML

/// Reads `lint`.
struct LintReader: SectionReader {
  let context: ReadingContext
  let views: NamedViews

  /// Reads the tunings.
  ///
  /// Invalid tunings are reported and left out.
  func readLinting(_ node: YAMLNode) -> LintDeclaration {
    let subject = Subject.key("lint")
    let entries = mapping(node, of: subject) ?? []
    return LintKeys(entries, at: node, of: subject, self).declaration
  }

  fileprivate func readTunings(_ entry: YAMLEntry, of rule: LintRuleName) -> [LintTuning] {
    let nodes = oneOrMore(entry.value)
    if nodes.isEmpty { report(.emptyTuning(rule, at: entry.keySpan)) }
    return nodes.compactMap { node in
      guard case .mapping(let entries) = node.content else {
        report(.untunedRule(rule, found: node))
        return nil
      }
      let reader = TuningReader(lint: self, rule: rule)
      let keys = TuningKeys(entries, at: node, of: .key(rule.rawValue), reader)
      check(entries.filter { TuningKeys.names.contains($0.key) }, of: rule, at: entry.keySpan)
      return LintTuning(
        rule: rule, reason: keys.because ?? keys.off ?? "", isOff: keys.isOff,
        minimum: keys.minimum, severity: keys.severity.flatMap { Severity(rawValue: $0.rawValue) },
        views: keys.views,
        span: entries.first { TuningKeys.names.contains($0.key) }?.keySpan ?? entry.keySpan)
    }
  }

  /// Reports a missing reason, and keys that change nothing.
  private func check(_ given: [YAMLEntry], of rule: LintRuleName, at key: SourceSpan) {
    let tuned = given.filter { ["minimum", "severity"].contains($0.key) }
    if given.contains(where: { $0.key == "off" }) {
      let idle = given.filter { ["minimum", "severity", "because"].contains($0.key) }
      for entry in idle { report(.tunedAndOff(entry.key, at: entry.keySpan)) }
    } else if tuned.isEmpty {
      report(.emptyTuning(rule, at: key))
    } else if !given.contains(where: { $0.key == "because" }) {
      report(.unreasonedTuning(rule, at: key))
    }
  }

  /// The names and patterns of the views of a tuning; nil if none is valid.
  fileprivate func concernedViews(_ entry: YAMLEntry) -> [String]? {
    let nodes = oneOrMore(entry.value)
    if nodes.isEmpty { report(.noViews(at: entry.keySpan)) }
    let names = nodes.compactMap { concernedView($0) }
    return names.isEmpty ? nil : names
  }

  /// The text of a node that is a view's id or a pattern that matches one; nil after a report.
  private func concernedView(_ node: YAMLNode) -> String? {
    guard let name = text(node, key: "views") else { return nil }
    let glob = Glob(name)
    let known = views.all.union(ScreenBar.allCases.map(\.rawValue))
    if views.contains(name) || known.contains(where: { glob.matches($0) }) { return name }
    report(.unknownView(name, at: node.span, known: views.written))
    return nil
  }
}

/// The keys of `lint`: one for each rule.
struct LintKeys: ReadableSection {
  typealias Reader = LintReader

  var declaration = LintDeclaration()

  static let keys: [SectionKey<LintKeys>] = LintRuleName.allCases.map { rule in
    SectionKey(
      rule.rawValue, .oneOrMore(.keys { TuningKeys.specKeys(of: rule) }),
      "\(rule.summary) \(rule.weight)"
    ) { $2.declaration.tunings += $0.readTunings($1, of: rule) }
  }
}

/// Reads the tuning of one rule.
struct TuningReader: SectionReader {
  let lint: LintReader
  let rule: LintRuleName

  var context: ReadingContext { lint.context }
}

/// The keys of the tuning of a rule.
struct TuningKeys: ReadableSection {
  typealias Reader = TuningReader

  var isOff = false
  var off: String?
  var because: String?
  var minimum: Double?
  var severity: TunedSeverity?
  /// Names or patterns of views, or nil for all views.
  var views: [String]?

  static let keys: [SectionKey<TuningKeys>] = [
    .init("off", .value(.text), "Switches the rule off; the text is the reason.") {
      reader, entry, keys in
      keys.isOff = true
      keys.off = reader.reason(entry)
    },
    .init(
      "because", .value(.text), "The reason for the tuning; required unless `off` gives it."
    ) { $2.because = $0.reason($1) },
    .init(
      "minimum", .oneOf(LintRuleName.measuring.compactMap(\.minimumType)),
      "In place of the rule's own: the side of a touch target in points, or a contrast such as 3 for 3 : 1; for `touchTarget` and `contrast` alone."
    ) { $2.minimum = $0.minimum($1) },
    .init(
      "severity", .choice(), \.severity,
      "The severity of a finding, in place of the rule's own; only errors fail `strut lint`."),
    .init(
      "views", .oneOrMore(.string("a view or a pattern such as `row*`")),
      "The views concerned, or `navigationBar`, `tabBar`, `toolbar`, `alert` and `actionSheet`; all by default."
    ) { $2.views = $0.lint.concernedViews($1) },
  ]

  /// The keys for the tuning of one rule.
  ///
  /// `minimum` has the rule's range, or is left out if the rule measures nothing.
  static func specKeys(of rule: LintRuleName) -> [SpecKey] {
    specKeys.compactMap { key in
      guard key.name == "minimum" else { return key }
      return rule.minimumType.map {
        SpecKey(
          name: key.name, type: $0, isRequired: false, defaultText: nil, sentence: key.sentence)
      }
    }
  }
}

/// A severity that a tuning may give.
enum TunedSeverity: String, CaseIterable, Sendable {
  case error, warning, note
}

extension TuningReader {
  fileprivate func reason(_ entry: YAMLEntry) -> String? {
    // `true` and `false` are not reasons.
    if entry.value.isNull || entry.value.scalar?.flag != nil {
      report(.emptyReason(entry.key, at: entry.keySpan))
      return nil
    }
    guard let text = text(entry.value, key: entry.key) else { return nil }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report(.emptyReason(entry.key, at: entry.keySpan))
      return nil
    }
    return text
  }

  fileprivate func minimum(_ entry: YAMLEntry) -> Double? {
    guard let range = rule.minimums else {
      report(.noMinimum(rule, at: entry.keySpan))
      return nil
    }
    return number(entry.value, key: entry.key, in: range)
  }
}

extension LintRuleName {
  /// The rules that have a minimum.
  static let measuring = allCases.filter { $0.minimums != nil }

  /// The type of `minimum`, or nil for a rule that measures nothing.
  var minimumType: SpecType? { minimums.map { .value(.number($0)) } }

  fileprivate var weight: String {
    switch severity {
    case .error: "An error."
    case .warning: "A warning."
    case .note: "A note."
    }
  }
}
