import Diagnostics
import Foundation
import Snapshots

/// Findings of `strut lint` as a log of SARIF 2.1.0, which code hosts show at lines.
package struct SARIFReport {
  private let log: Log

  /// - Parameters:
  ///   - records: the findings.
  ///   - rules: all that findings may name.
  ///   - version: the program's.
  ///   - repositoryPath: the path from the repository's root of a file as places name it.
  package init(
    _ records: [LintRecord], rules: [LintRuleRecord], version: String,
    repositoryPath: (String) -> String
  ) {
    let names = rules.map(\.name)
    let driver = Driver(
      name: "strut lint", semanticVersion: version, rules: rules.map { Rule($0) })
    let results = records.map { record in
      Result(
        record, ruleIndex: names.firstIndex(of: record.diagnostic.message.rule),
        repositoryPath: repositoryPath)
    }
    log = Log(
      schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0",
      runs: [Run(tool: Tool(driver: driver), columnKind: "unicodeCodePoints", results: results)])
  }

  /// The whole document, with a line end.
  package var json: String { RunJSON.text(of: log) }

  private struct Log: Encodable {
    let schema: String
    let version: String
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind: String
    let results: [Result]
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name: String
    let semanticVersion: String
    let rules: [Rule]
  }
}

/// A text of SARIF's.
private struct Text: Encodable {
  let text: String
}

extension SARIFReport {
  /// A rule's descriptor.
  private struct Rule: Encodable {
    let id: String
    let shortDescription: Text
    let defaultConfiguration: Configuration

    struct Configuration: Encodable {
      let level: String
    }

    init(_ rule: LintRuleRecord) {
      id = rule.name
      shortDescription = Text(text: rule.summary)
      defaultConfiguration = Configuration(level: rule.severity.rawValue)
    }
  }

  /// A finding.
  private struct Result: Encodable {
    let ruleId: String
    /// Left out for what is no rule's, such as a tuning that makes no difference.
    let ruleIndex: Int?
    let level: String
    let message: Text
    let locations: [Location]?
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
    let properties: Properties

    struct Properties: Encodable {
      let cells: [String]
      let views: [String]
      let constraints: [String]
      let tags: [String]
    }

    init(_ record: LintRecord, ruleIndex: Int?, repositoryPath: (String) -> String) {
      let diagnostic = record.diagnostic
      ruleId = diagnostic.message.rule
      self.ruleIndex = ruleIndex
      level = diagnostic.severity.rawValue
      let facts = diagnostic.notes.filter { $0.span == nil }.map(\.text)
      let sentences = [diagnostic.message.text] + facts + [diagnostic.help].compactMap(\.self)
      message = Text(text: sentences.map { Self.sentence($0) }.joined(separator: " "))
      locations = diagnostic.span.map { [Location($0, repositoryPath($0.file))] }
      // The format wants each but once.
      var told: Set<Note> = []
      let related = diagnostic.notes.filter { told.insert($0).inserted }.compactMap { note in
        note.span.map { Location($0, repositoryPath($0.file), note.text) }
      }
      relatedLocations = related.isEmpty ? nil : related
      let path = diagnostic.span.map { repositoryPath($0.file) } ?? record.spec
      partialFingerprints = [
        "finding/v1": Fingerprint.of("\(ruleId)\n\(path)\n\(diagnostic.message.text)")
      ]
      properties = Properties(
        cells: record.cells, views: diagnostic.views, constraints: diagnostic.constraints,
        tags: ["layout"])
    }

    /// A clause as a sentence of prose.
    private static func sentence(_ clause: String) -> String {
      let text = clause.replacing("\n", with: " ")
      return text.prefix(1).uppercased() + text.dropFirst() + "."
    }
  }

  /// A place in a file.
  private struct Location: Encodable {
    let physicalLocation: Physical
    let message: Text?

    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }

    struct Artifact: Encodable {
      let uri: String
    }

    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int
      let endColumn: Int
    }

    init(_ span: SourceSpan, _ path: String, _ message: String? = nil) {
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: Self.uri(of: path)),
        region: Region(
          startLine: span.line, startColumn: span.column, endColumn: span.column + span.length))
      self.message = message.map { Text(text: $0) }
    }

    /// The path with what no URI may hold written as escapes.
    private static func uri(of path: String) -> String {
      let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      return path.hasPrefix("/") ? "file://\(escaped)" : escaped
    }
  }
}
