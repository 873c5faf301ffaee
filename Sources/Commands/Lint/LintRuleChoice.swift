import Lint
import Spec

/// The rules that a run holds cells against.
package struct LintRuleChoice: Hashable, Sendable {
  /// Nil for every rule.
  let names: Set<LintRuleName>?

  /// Every rule's name, in the order in which findings are told.
  package static let known = LintRuleName.allCases.map(\.rawValue)

  package static let all = LintRuleChoice(names: nil)

  private init(names: Set<LintRuleName>?) { self.names = names }

  /// A name that no rule has.
  package struct UnknownRule: Error, Hashable {
    package let name: String
  }

  /// The rules of these names; without any, all.
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
