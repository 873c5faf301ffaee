import Diagnostics
import SwiftTranslation
import Testing

/// A source and its translation.
struct TranslationCase: CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let expected: String

  init(_ name: String, _ source: String, _ expected: String) {
    testDescription = name
    self.source = source
    self.expected = expected
  }

  /// A source that stays as it is.
  static func unchanged(_ name: String, _ source: String) -> TranslationCase {
    TranslationCase(name, source, source)
  }
}

/// Translates a file with the facts of this file alone.
func translated(
  _ source: String, rules: Set<TranslationRule> = Set(TranslationRule.allCases),
  patches: [SourcePatch] = []
) -> Translation {
  let source = SwiftSource(Array(source.utf8))
  var facts = TranslationFacts.uiKit
  facts.merge(source.facts)
  let translator = SourceTranslator(rules: rules, facts: facts, patches: patches)
  return translator.translate(source, file: "File.swift")
}

extension Translation {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The ids of the diagnostics with their lines.
  var findings: [String] {
    diagnostics.map { "\($0.span?.line ?? 0): \($0.message.rule)" }
  }
}

/// Checks a case, and that no line moved.
func check(
  _ example: TranslationCase, rules: TranslationRule...,
  location: SourceLocation = #_sourceLocation
) {
  let translation = translated(example.source, rules: Set(rules))
  #expect(translation.text == example.expected, sourceLocation: location)
  #expect(translation.diagnostics.isEmpty, sourceLocation: location)
  #expect(
    translation.text.split(separator: "\n", omittingEmptySubsequences: false).count
      == example.source.split(separator: "\n", omittingEmptySubsequences: false).count,
    sourceLocation: location)
}
