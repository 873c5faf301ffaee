import Diagnostics
import Geometry
import Graphics
import Matching
import Reports

/// The object that `strut match --json` prints, format 1.
enum MatchJSON {
  /// The whole document, which ends with a newline.
  static func document(_ dumps: [MatchedDump], tolerance: Points) -> String {
    JSONValue([
      "format": 1, "tolerance": tolerance.json, "dumps": .array(dumps.map(dump)),
    ]).document
  }

  private static func dump(_ dump: MatchedDump) -> JSONValue {
    let found = dump.comparison
    return JSONValue([
      "file": JSONValue(dump.file.path), "status": JSONValue(status(dump)),
      "spec": found.map { JSONValue($0.spec) }, "cell": found.map { JSONValue($0.cell) },
      "device": found.map { JSONValue($0.device) },
      "paired": found.map { JSONValue($0.paired) },
      "layoutViews": found.map { JSONValue($0.layoutViews) },
      "appViews": found.map { JSONValue($0.appViews) },
      "mismatches": found.map { .array($0.mismatches.map(mismatch)) },
      "differences": found.map { .array($0.findings.map(finding)) },
      "diagnostics": .array(dump.problems.map(\.json)),
    ])
  }

  private static func status(_ dump: MatchedDump) -> String {
    switch dump.outcome {
    case .unreadable: "unreadable"
    case .noCell: "noCell"
    case .invalid: "invalid"
    case .compared(let found): found.findings.isEmpty ? "matched" : "different"
    }
  }

  private static func mismatch(_ mismatch: ScreenMismatch) -> JSONValue {
    let (_, app, cell) = mismatch.words
    return [
      "property": JSONValue(mismatch.property), "app": JSONValue(app), "cell": JSONValue(cell),
    ]
  }

  private static func finding(_ finding: MatchFinding) -> JSONValue {
    fact(finding.fact).adding(finding.span).adding([
      "causes": finding.causes.isEmpty ? nil : .array(finding.causes.map(cause))
    ])
  }

  private static func fact(_ fact: MatchFinding.Fact) -> JSONValue {
    switch fact {
    case .missing(let view, let kind, let subviews):
      [
        "difference": "missing", "view": JSONValue(view), "kind": JSONValue(kind),
        "subviews": JSONValue(subviews),
      ]
    case .additional(let view, let subviews):
      JSONValue([
        "difference": "additional", "class": JSONValue(view.className),
        "identifier": view.identifier.map { JSONValue($0) },
        "text": view.text.map { JSONValue($0.string) }, "subviews": JSONValue(subviews),
        "in": view.outer.map { JSONValue($0) }, "app": view.frame.json,
        "dumpLine": JSONValue(view.span.line),
      ])
    case .frame(let view, let outer, let difference):
      JSONValue([
        "difference": "frame", "view": JSONValue(view), "in": outer.map { JSONValue($0) },
        "layout": difference.layout.json, "app": difference.app.json,
        "differing": JSONValue(difference.attributes.map(\.rawValue)),
      ])
    case .text(let view, let layout, let app):
      [
        "difference": "text", "view": JSONValue(view),
        "layout": layout.map { JSONValue($0) } ?? .null,
        "app": app.map { JSONValue($0.string) } ?? .null,
      ]
    case .otherClass(let view, let kind, let app, _):
      [
        "difference": "class", "view": JSONValue(view), "layout": JSONValue(kind),
        "app": JSONValue(app),
      ]
    case .transform(let view, let layout, let app):
      [
        "difference": "transform", "view": JSONValue(view), "layout": layout?.json ?? .null,
        "app": app?.json ?? .null,
      ]
    case .order(let view, let cover):
      ["difference": "order", "view": JSONValue(view), "cover": JSONValue(cover)]
    case .hidden(let view, let inApp):
      [
        "difference": "hidden", "view": JSONValue(view), "layout": JSONValue(!inApp),
        "app": JSONValue(inApp),
      ]
    }
  }

  private static func cause(_ cause: MatchCause) -> JSONValue {
    JSONValue([
      "attribute": JSONValue(cause.attribute.rawValue),
      cause.isConstraint ? "constraint" : "text": JSONValue(cause.text),
    ]).adding(cause.span)
  }
}

extension Transform {
  fileprivate var json: JSONValue {
    .array([a, b, c, d, tx.value, ty.value].map { JSONValue($0, places: 6) })
  }
}
