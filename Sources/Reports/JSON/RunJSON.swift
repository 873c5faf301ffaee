import Foundation
import Snapshots

/// A run as the object that `--json` writes, which `Schemas/results.json` describes.
package struct RunJSON: Encodable {
  private let format = 1
  private let verdict: String
  private let recordMode: String
  private let counts: Counts
  private let shard: Shard?
  private let obstacle: RunObstacle?
  private let causes: [Cause]
  private let environment: [Told]
  private let findings: [Finding]
  private let stale: [String]
  private let cells: [Cell]

  package init(_ account: RunAccount) {
    let results = account.results
    let summary = RunSummary(results)
    verdict = summary.verdict.name
    recordMode = results.recordMode.rawValue
    counts = Counts(summary)
    shard = results.shard.map { Shard(index: $0.index, count: $0.count) }
    obstacle = results.obstacle
    causes = account.causes.map { cause in
      Cause(cause, cells: cause.cells.map { results.cells[$0].id.description })
    }
    environment = Counted.counted(results.cells.flatMap(\.environment)).map {
      Told(text: $0.value, cells: $0.count)
    }
    findings = account.overview.findings.map { Finding(diagnostic: $0.value, cells: $0.count) }
    stale = results.stale.map(\.description)
    cells = results.cells.indices.map { Cell(account, at: $0) }
  }

  /// The whole document, with a line end; the same bytes for the same run.
  package var text: String { Self.text(of: self) }

  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Every member is a string, a finite number or a list of them, which JSON can always hold.
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension RunJSON {
  private struct Counts: Encodable {
    let cells: Int
    let matched: Int
    let different: Int
    let missing: Int
    let recorded: Int
    let failed: Int

    init(_ summary: RunSummary) {
      cells = summary.total
      matched = summary.matched
      different = summary.different
      missing = summary.missing
      recorded = summary.recorded
      failed = summary.failed
    }
  }

  private struct Shard: Encodable {
    let index: Int
    let count: Int
  }

  private struct Cause: Encodable {
    let kind: String
    let title: String
    let details: [String]
    let file: String?
    let line: Int?
    let column: Int?
    let cells: [String]

    init(_ cause: RunCause, cells: [String]) {
      kind = cause.kind.rawValue
      title = cause.title
      details = cause.details
      file = cause.place?.file
      line = cause.place?.line
      column = cause.place?.column
      self.cells = cells
    }
  }

  /// A sentence that holds for some cells.
  private struct Told: Encodable {
    let text: String
    let cells: Int
  }

  private struct Finding: Encodable {
    let diagnostic: DiagnosticRecord
    let cells: Int
  }
}

extension RunSummary.Verdict {
  /// As the object has it.
  fileprivate var name: String {
    switch self {
    case .passed: "passed"
    case .recorded: "recorded"
    case .differs: "differs"
    case .specIsWrong: "specIsWrong"
    case .surroundingsAreWrong: "surroundingsAreWrong"
    case .nothingSelected: "nothingSelected"
    }
  }
}
