package import Diagnostics

/// The result of translating a file.
package struct Translation: Hashable, Sendable {
  /// The new source.
  ///
  /// Each line feed of the old source is at the same place between the same tokens.
  package let bytes: [UInt8]
  /// The changes in the order of the source.
  package let changes: [SourceChange]
  /// The constructs that the translator refuses and leaves as they are.
  package let diagnostics: [Diagnostic]
}

/// A change of source by a rule.
package struct SourceChange: Hashable, Sendable {
  package let rule: TranslationRule
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in Unicode scalars.
  package let column: Int
  package let before: String
  package let after: String
}

/// Translates Swift source for iOS into source that compiles on Linux with the module `UIKit`.
///
/// Each token stays on its line.
package struct SourceTranslator: Sendable {
  private let rules: Set<TranslationRule>
  private let facts: TranslationFacts
  private let patches: [SourcePatch]

  /// - Parameters:
  ///   - rules: the rules to apply.
  ///   - facts: the facts of all files of the package and its dependencies.
  ///   - patches: the patches for the package.
  package init(
    rules: Set<TranslationRule> = Set(TranslationRule.allCases),
    facts: TranslationFacts = .uiKit, patches: [SourcePatch] = []
  ) {
    self.rules = rules
    self.facts = facts
    self.patches = rules.contains(.patches) ? patches : []
  }

  /// Translates a file.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - file: its path in diagnostics.
  /// - Returns: the new source, its changes, and the refused constructs.
  package func translate(_ source: SwiftSource, file: String) -> Translation {
    var rewriting = Rewriting(source: source, file: file, facts: facts, rules: rules)
    for patch in patches { rewriting.apply(patch) }
    rewriting.applyRules()
    return rewriting.translation()
  }
}
