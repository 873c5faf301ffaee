import Lint
import Spec

/// The rules of a lint run.
package struct LintRuleChoice: Hashable, Sendable {
  /// The names of the rules, or nil for all rules.
  let names: Set<LintRuleName>?

  /// All rule names, in the order of findings.
  package static let known = LintRuleName.allCases.map(\.rawValue)

  package static let all = LintRuleChoice(names: nil)

  private init(names: Set<LintRuleName>?) { self.names = names }

  /// An error: no rule has this name.
  package struct UnknownRule: Error, Hashable {
    package let name: String
  }

  /// Creates the choice of the rules with these names, or of all rules without names.
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
