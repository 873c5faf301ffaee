import Diagnostics
import Foundation
import Snapshots

/// Findings of `strut lint` as a SARIF 2.1.0 log.
///
/// Code hosts show them at their lines.
package struct SARIFReport {
  private let log: JSONValue

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - records: the findings.
  ///   - rules: all rules that findings may have.
  ///   - version: the version of Strut.
  ///   - isComplete: whether the cells were checked. If not, the records are the reasons.
  ///   - repositoryPath: returns the path of a file from the root of the repository.
  package init(
    _ records: [LintRecord], rules: [LintRuleRecord], version: String, isComplete: Bool,
    repositoryPath: (String) -> String
  ) {
    let names = rules.map(\.name)
    // GitHub refuses a file with a result that has no place.
    let placeless = records.filter { !isComplete && $0.diagnostic.span == nil }
    let invocation = JSONValue([
      "executionSuccessful": false,
      "toolExecutionNotifications": placeless.isEmpty
        ? nil : .array(placeless.map { Self.notification($0.diagnostic) }),
    ])
    let placed = records.filter { isComplete || $0.diagnostic.span != nil }
    let results = placed.map { record in
      Self.result(
        record, ruleIndex: names.firstIndex(of: record.diagnostic.message.rule), repositoryPath)
    }
    log = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        JSONValue([
          "tool": [
            "driver": [
              "name": "strut lint", "semanticVersion": JSONValue(version),
              "rules": .array(rules.map { Self.rule($0) }),
            ]
          ],
          "invocations": isComplete ? nil : [invocation],
          "columnKind": "unicodeCodePoints", "results": .array(results),
        ])
      ],
    ]
  }

  /// The whole document, which ends with a newline.
  package var json: String { log.document }

  private static func text(_ text: String) -> JSONValue { ["text": JSONValue(text)] }

  private static func rule(_ rule: LintRuleRecord) -> JSONValue {
    [
      "id": JSONValue(rule.name), "shortDescription": text(rule.summary),
      "defaultConfiguration": ["level": JSONValue(rule.severity.rawValue)],
    ]
  }

  /// The result object of a finding.
  ///
  /// - Parameters:
  ///   - record: the finding.
  ///   - ruleIndex: the index of the rule; nil for a finding without a rule, such as a setting
  ///     without effect.
  ///   - repositoryPath: returns the path of a file from the root of the repository.
  /// - Returns: the object.
  private static func result(
    _ record: LintRecord, ruleIndex: Int?, _ repositoryPath: (String) -> String
  ) -> JSONValue {
    let diagnostic = record.diagnostic
    let rule = diagnostic.message.rule
    // The format does not allow a location twice.
    let related = Grouped(diagnostic.notes) { $0 }.groups.compactMap { note, _ in
      note.span.map { location($0, repositoryPath($0.file), note.text) }
    }
    let path = diagnostic.span.map { repositoryPath($0.file) } ?? record.spec
    return JSONValue([
      "ruleId": JSONValue(rule), "ruleIndex": ruleIndex.map { JSONValue($0) },
      "level": JSONValue(diagnostic.severity.rawValue),
      "message": message(of: diagnostic),
      "locations": diagnostic.span.map { [location($0, repositoryPath($0.file))] },
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "partialFingerprints": [
        "finding/v1": JSONValue(Fingerprint.of("\(rule)\n\(path)\n\(diagnostic.message.text)"))
      ],
      "properties": [
        "cells": JSONValue(record.cells), "views": JSONValue(diagnostic.views),
        "constraints": JSONValue(diagnostic.constraints), "tags": ["layout"],
      ],
    ])
  }

  /// The notification object of an error without a place.
  private static func notification(_ diagnostic: Diagnostic) -> JSONValue {
    [
      "descriptor": ["id": JSONValue(diagnostic.message.rule)],
      "level": JSONValue(diagnostic.severity.rawValue), "message": message(of: diagnostic),
    ]
  }

  /// The message, the facts without a place and the help, as sentences.
  private static func message(of diagnostic: Diagnostic) -> JSONValue {
    let facts = diagnostic.notes.filter { $0.span == nil }.map(\.text)
    let sentences = [diagnostic.message.text] + facts + [diagnostic.help].compactMap(\.self)
    return text(sentences.map { sentence($0) }.joined(separator: " "))
  }

  /// The clause with a capital letter and a full stop, on one line.
  private static func sentence(_ clause: String) -> String {
    let text = VisibleText.lines(clause).replacing("\n", with: " ")
    return text.capitalizedFirst + "."
  }

  private static func location(
    _ span: SourceSpan, _ path: String, _ message: String? = nil
  ) -> JSONValue {
    JSONValue([
      "physicalLocation": [
        "artifactLocation": ["uri": JSONValue(uri(of: path))],
        "region": [
          "startLine": JSONValue(span.line), "startColumn": JSONValue(span.column),
          "endColumn": JSONValue(span.column + span.length),
        ],
      ],
      "message": message.map { text($0) },
    ])
  }

  /// The path with percent escapes for characters that a URI does not allow.
  private static func uri(of path: String) -> String {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return path.hasPrefix("/") ? "file://\(escaped)" : escaped
  }
}
