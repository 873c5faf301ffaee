package import Diagnostics
package import SwiftTranslation

/// The rules of the Swift translation that a project switches off for one package.
package struct SwiftExclusion: Hashable, Sendable {
  /// The identity of the package, as SwiftPM writes it: `snapkit`.
  package let package: String
  /// The place of the name.
  package let span: SourceSpan
  package let rules: Set<TranslationRule>

  package init(package: String, at span: SourceSpan, rules: Set<TranslationRule>) {
    self.package = package
    self.span = span
    self.rules = rules
  }
}
