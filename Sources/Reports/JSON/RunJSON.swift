import Diagnostics
import Geometry
import Snapshots
import Tolerances

/// A run as the object that `--json` writes, format 2.
///
/// `Schemas/results.json` describes it.
package enum RunJSON {
  /// The whole document, which ends with a newline.
  package static func document(of model: ReportModel) -> String {
    let results = model.results
    let counts = results.counts
    let document = JSONValue([
      "format": 2, "verdict": JSONValue(results.verdict.rawValue),
      "recordMode": JSONValue(results.recordMode.rawValue),
      "counts": [
        "cells": JSONValue(counts.total), "matched": JSONValue(counts.matched),
        "unchanged": JSONValue(counts.unchanged),
        "different": JSONValue(counts.different), "missing": JSONValue(counts.missing),
        "recorded": JSONValue(counts.recorded), "failed": JSONValue(counts.failed),
      ],
      "shard": results.shard.map {
        ["index": JSONValue($0.index), "count": JSONValue($0.count)]
      },
      "base": results.base.map { JSONValue($0) },
      "obstacle": results.obstacle.map { .array($0.diagnostics.map(\.json)) },
      "causes": .array(model.causes.map { cause($0, in: results) }),
      "environment": .array(
        model.environment.map { $0.change.json.adding(["cells": JSONValue($0.cells)]) }),
      "findings": .array(
        model.findings.map { ["diagnostic": $0.diagnostic.json, "cells": JSONValue($0.cells)] }),
      "staleReferences": JSONValue(results.stale.map(\.description)),
      "cells": .array(results.cells.indices.map { cell($0, in: model) }),
    ])
    return document.document
  }

  private static func names(_ positions: [Int], in results: RunResults) -> JSONValue {
    JSONValue(positions.map { results.cells[$0].id.description })
  }

  private static func cause(_ cause: RunCause, in results: RunResults) -> JSONValue {
    JSONValue([
      "kind": JSONValue(cause.kind.rawValue),
      "title": JSONValue(cause.title(base: results.base)),
      "file": cause.place.map { JSONValue($0.file) },
      "line": cause.place?.line.map { JSONValue($0) },
      "column": cause.place?.column.map { JSONValue($0) },
      "cells": names(cause.cells, in: results),
      "diagnostic": cause.fact.diagnostic?.json,
      "environment": cause.fact.environment.map { .array($0.map(\.json)) },
      "changes": cause.fact.specChanges.map { .array($0.map(\.json)) },
      "views": views(of: cause, in: results),
      "renamedSpec": cause.fact.specMove?.json,
    ])
  }

  /// The changes of views that the cells of the cause share; nil if the cause is of another kind.
  private static func views(of cause: RunCause, in results: RunResults) -> JSONValue? {
    switch cause.fact {
    case .layout(let changes): .array(changes.map(\.relativeJSON))
    case .spec:
      .array(
        cause.effects.map { effect in
          effect.change.relativeJSON.adding(["cells": names(effect.cells, in: results)])
        })
    case .failure, .reference, .environment, .size, .pixels, .noReference, .renamedCells,
      .renamedSpec:
      nil
    }
  }

  private static func cell(_ position: Int, in model: ReportModel) -> JSONValue {
    let cell = model.results.cells[position]
    let microseconds = model.timings.microseconds(of: cell.id)
    let pictures = model.pictures(of: cell)
    func path(_ file: LastRun.File) -> JSONValue? {
      pictures.first { $0.file == file }.map { JSONValue($0.path) }
    }
    return JSONValue([
      "screen": JSONValue(cell.id.screen), "cell": JSONValue(cell.id.cell),
      "title": cell.title.map { JSONValue($0) },
      "device": JSONValue(cell.configuration.device),
      "states": JSONValue(cell.configuration.states),
      "outcome": JSONValue(cell.outcome.rawValue),
      "cause": model.cause(ofCellAt: position).map { JSONValue($0) },
      "size": cell.size?.json, "expectedSize": cell.expectedSize?.json,
      "scale": cell.pixelsPerPoint.map { .number($0) },
      "expectedScale": cell.expectedPixelsPerPoint.map { .number($0) },
      "seconds": microseconds.map { .number(Double($0) / 1_000_000) },
      "views": cell.difference.map { .array($0.layout.map(\.json)) },
      "pixels": cell.pixels?.json,
      "referenceFaults": cell.difference.map { JSONValue($0.reference.map(\.rawValue)) },
      "environment": cell.difference.map { .array($0.environment.map(\.json)) },
      "environmentMayExplain": cell.difference.map { _ in JSONValue(cell.environmentMayExplain) },
      "changes": cell.specChanges.map { .array($0.map(\.json)) },
      "toleratedPixels": cell.toleratedPixels.map { JSONValue($0) },
      "replacedReference": cell.replacedReference.map { JSONValue($0) },
      "renamedFrom": cell.renamedFrom.map { JSONValue($0) },
      "renamedSpec": cell.movedSpec?.json,
      "diagnostics": .array(cell.diagnostics.map(\.json)),
      "references": JSONValue(cell.references),
      "pictures": JSONValue([
        "expected": path(.expectedPicture), "actual": path(.actualPicture),
        "difference": path(.differencePicture),
      ]),
    ])
  }
}

extension RunCause.Fact {
  fileprivate var diagnostic: DiagnosticRecord? {
    if case .failure(_, let first, _) = self { first } else { nil }
  }

  fileprivate var environment: [EnvironmentChange]? {
    if case .environment(let changes) = self { changes } else { nil }
  }

  fileprivate var specChanges: [SpecChange]? {
    if case .spec(let changes, _) = self { changes } else { nil }
  }

  fileprivate var specMove: SpecMove? {
    if case .renamedSpec(let move) = self { move } else { nil }
  }
}
