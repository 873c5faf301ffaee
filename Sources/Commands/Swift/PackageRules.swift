package import Diagnostics
package import Spec
package import SwiftTranslation

/// The rules of the translation for each package of a build.
package struct PackageRules: Sendable {
  /// The rules for packages without exclusions.
  let standard: Set<TranslationRule>
  let exclusions: [SwiftExclusion]

  /// - Parameters:
  ///   - standard: the rules for packages without exclusions.
  ///   - exclusions: the rules to leave out for single packages, in addition.
  package init(
    _ standard: Set<TranslationRule> = Set(TranslationRule.allCases),
    exclusions: [SwiftExclusion] = []
  ) {
    self.standard = standard
    self.exclusions = exclusions
  }

  /// The rules for a package.
  ///
  /// - Parameter identity: SwiftPM's name for the package; the case of letters has no meaning.
  /// - Returns: the rules to apply.
  func rules(for identity: String) -> Set<TranslationRule> {
    exclusions.filter { Self.isSame($0.package, identity) }
      .reduce(standard) { $0.subtracting($1.rules) }
  }

  /// Checks that each exclusion names a package of the build.
  ///
  /// - Throws: `UnknownPackages`.
  func check(_ packages: [PackageGraph.Package]) throws(UnknownPackages) {
    let known = packages.map(\.identity)
    let unknown = exclusions.filter { exclusion in
      !known.contains { Self.isSame(exclusion.package, $0) }
    }
    guard !unknown.isEmpty else { return }
    throw UnknownPackages(
      diagnostics: unknown.map { exclusion in
        Diagnostic(
          Message(
            rule: "unknownPackage", text: "the build has no package `\(exclusion.package)`"),
          at: exclusion.span,
          help: NearestName.of(exclusion.package, in: known).map { "did you mean `\($0)`?" }
            ?? "its packages are \(known.map { "`\($0)`" }.joined(separator: ", "))")
      })
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.lowercased() == other.lowercased()
  }
}

/// Exclusions of packages that a build does not have.
package struct UnknownPackages: Error {
  package let diagnostics: [Diagnostic]
}
