import Diagnostics

/// The object that `strut lint --json` prints, format 1.
package enum LintJSON {
  /// The whole document, with a line end.
  package static func document(_ records: [LintRecord], cells: Int) -> String {
    let findings = records.map { "  \(finding($0))" }
    let list = findings.isEmpty ? "[]" : "[\n\(findings.joined(separator: ",\n"))\n]"
    return "{ \"format\": 1, \"cells\": \(cells), \"findings\": \(list) }\n"
  }

  private static func finding(_ record: LintRecord) -> String {
    let worst = record.figure.map { figure in
      let cell = record.worst.map { "\"cell\": \(JSONText.string($0)), " } ?? ""
      return ", \"worst\": { \(cell)\"figure\": \(JSONText.string(figure)) }"
    }
    return """
      { "spec": \(JSONText.string(record.spec)), "where": \(JSONText.string(record.place)), \
      "cells": \(JSONText.array(record.cells.map(JSONText.string)))\(worst ?? ""),
          "diagnostic": \(DiagnosticJSON.object(for: record.diagnostic)) }
      """
  }
}
