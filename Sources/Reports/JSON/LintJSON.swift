import Diagnostics

/// The object that `strut lint --json` prints, format 1.
package enum LintJSON {
  /// The whole document, which ends with a newline.
  package static func document(_ records: [LintRecord], cells: Int) -> String {
    let document: JSONValue = [
      "format": 1, "cells": JSONValue(cells), "findings": .array(records.map { finding($0) }),
    ]
    return document.document
  }

  private static func finding(_ record: LintRecord) -> JSONValue {
    JSONValue([
      "spec": JSONValue(record.spec), "where": JSONValue(record.place),
      "cells": JSONValue(record.cells),
      "worst": record.measurement.map { measurement in
        JSONValue([
          "cell": record.worst.map { JSONValue($0) }, "measurement": JSONValue(measurement),
        ])
      },
      "diagnostic": record.diagnostic.json,
    ])
  }
}
