import Lint
import Spec

/// The rules of a lint run.
package struct LintRuleChoice: Hashable, Sendable {
  /// The names of the rules, or nil for all rules.
  let names: Set<LintRuleName>?

  /// The names of all rules, in the order of findings.
  package static let known = LintRuleName.allCases.map(\.rawValue)

  package static let all = LintRuleChoice(names: nil)

  private init(names: Set<LintRuleName>?) { self.names = names }

  /// The error for a name that no rule has.
  package struct UnknownRule: Error, Hashable {
    package let name: String
  }

  /// Creates the choice of the rules with these names; without names, of all rules.
  package init(_ names: [String]) throws(UnknownRule) {
    var chosen: Set<LintRuleName> = []
    for name in names {
      guard let rule = LintRuleName(rawValue: name) else { throw UnknownRule(name: name) }
      chosen.insert(rule)
    }
    self.names = chosen.isEmpty ? nil : chosen
  }

  func contains(_ rule: any LintRule) -> Bool { names?.contains(type(of: rule).name) ?? true }
}
