package import Diagnostics

/// A spec's configuration of `strut lint` rules, in file order.
package struct LintDeclaration: Hashable, Sendable {
  package var tunings: [LintTuning] = []
}

/// One rule switched off or tuned, for the screen or for some of its views.
package struct LintTuning: Hashable, Sendable {
  package var rule: LintRuleName
  /// The author's reason.
  package var reason: String
  package var isOff = false
  /// In place of the rule's own; nil for that.
  package var minimum: Double?
  /// In place of the rule's own; nil for that.
  package var severity: Severity?
  /// Names or patterns of the views concerned, or nil for all.
  package var views: [String]?
  /// Where it stands.
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
