package import Diagnostics

/// A spec's configuration of `strut lint` rules, in file order.
package struct LintDeclaration: Hashable, Sendable {
  package var tunings: [LintTuning] = []
}

/// The tuning of one rule, for the whole screen or for some of its views.
package struct LintTuning: Hashable, Sendable {
  package var rule: LintRuleName
  /// The author's reason for the tuning.
  package var reason: String
  package var isOff = false
  /// The replacement for the rule's minimum, or nil to keep it.
  package var minimum: Double?
  /// The replacement for the rule's severity, or nil to keep it.
  package var severity: Severity?
  /// Names or patterns of views, or nil for all views.
  package var views: [String]?
  /// The place in the file.
  package var span: SourceSpan

  /// Whether the tuning applies to a finding about these views.
  package func concerns(_ names: [String]) -> Bool {
    guard let views else { return true }
    return views.contains { pattern in
      let glob = Glob(pattern)
      return names.contains { pattern == $0 || glob.matches($0) }
    }
  }
}
