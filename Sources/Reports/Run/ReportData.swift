import Comparing
import Diagnostics
import Snapshots

/// The data for the report's script.
///
/// One file has the data for the first page and the list of cells. The details of each cell are in
/// a file of their own.
enum ReportData {
  /// The data of a run.
  ///
  /// - Parameters:
  ///   - model: the run.
  ///   - review: the decisions of a review; nil without a review.
  /// - Returns: the text of the script file.
  static func script(of model: ReportModel, review: JSONValue?) -> String {
    let results = model.results
    return ReportScriptData.script(
      calling: "strutRun",
      JSONValue([
        "heading": JSONValue(results.heading),
        "isOnlyRenamed": JSONValue(results.isOnlyRenamed),
        "base": results.base.map { JSONValue($0) },
        "errors": .array((results.obstacle?.diagnostics ?? []).map(\.json)),
        "causes": .array(model.causes.map { cause($0, in: results) }),
        "cells": .array(results.cells.indices.map { cell($0, in: model) }),
        "environment": .array(
          model.environment.map {
            ["text": JSONValue($0.change.sentence), "count": JSONValue($0.cells)]
          }),
        "findings": .array(
          model.findings.map { ["diagnostic": $0.diagnostic.json, "count": JSONValue($0.cells)] }),
        "stale": JSONValue(results.stale.map(\.description)), "review": review,
      ]))
  }

  private static func cause(_ cause: RunCause, in results: RunResults) -> JSONValue {
    JSONValue([
      "kind": JSONValue(cause.kind.rawValue),
      "title": JSONValue(cause.title(base: results.base)),
      "details": JSONValue(cause.details(in: results)),
      "file": cause.place.map { JSONValue($0.file) },
      "line": cause.place?.line.map { JSONValue($0) },
      "column": cause.place?.column.map { JSONValue($0) }, "cells": JSONValue(cause.cells),
    ])
  }

  private static func cell(_ position: Int, in model: ReportModel) -> JSONValue {
    let cell = model.results.cells[position]
    let pictures = ReportFiles.pictures(of: cell).map { file in
      String(file.rawValue.prefix { $0 != "." })
    }
    return JSONValue([
      "screen": JSONValue(cell.id.screen),
      "title": cell.title == cell.id.screen ? nil : cell.title.map { JSONValue($0) },
      "cell": JSONValue(cell.id.cell), "shownScreen": shown(cell.id.screen),
      "shownCell": shown(cell.id.cell), "device": JSONValue(cell.configuration.device),
      "states": JSONValue(cell.configuration.states),
      "status": JSONValue(cell.outcome.rawValue),
      "toleratedPixels": cell.toleratedPixels.map { JSONValue($0) },
      "cause": model.cause(ofCellAt: position).map { JSONValue($0) },
      "pictures": JSONValue(pictures), "size": cell.size?.json,
      "expectedSize": cell.expectedSize?.json,
      "scale": cell.pixelsPerPoint.map { .number($0) },
      "expectedScale": cell.expectedPixelsPerPoint.map { .number($0) },
      "share": cell.pixels.map { JSONValue($0.share) },
      "region": cell.pixels.map { JSONValue([$0.left, $0.top, $0.right, $0.bottom]) },
    ])
  }

  /// A name that the page needs for addresses, as people read it; nil if that is the name itself.
  ///
  /// The script escapes its hidden characters.
  fileprivate static func shown(_ name: String) -> JSONValue? {
    VisibleText.lines(name) == name ? nil : JSONValue(name)
  }

  /// The details of a cell, without its pictures.
  ///
  /// - Parameters:
  ///   - cell: a cell that needs attention.
  ///   - views: the frames of its views.
  ///   - base: the revision with which a comparison compared; nil for a run that tested.
  /// - Returns: the text of the script file of the cell.
  static func script(of cell: CellRecord, views: [ViewRecord], base: String?) -> String {
    let changes = cell.shownChanges.map { change -> JSONValue in
      ["view": JSONValue(change.view), "text": JSONValue(change.sentence)]
    }
    let reasons =
      switch cell.outcome {
      case .failed: [String]()
      case .different: cell.pictureReasons
      case .matched, .unchanged, .missing, .recorded: cell.reasons(base: base)
      }
    return ReportScriptData.script(
      calling: "strutCell",
      [
        "id": JSONValue(cell.id.description), "changes": .array(changes),
        "reasons": JSONValue(reasons),
        "environment": JSONValue(cell.environment.map(\.sentence)),
        "diagnostics": .array(cell.diagnostics.map(\.json)),
        "layout": .array(
          cell.layout.map { ["mark": JSONValue($0.mark.rawValue), "text": JSONValue($0.text)] }),
        "views": .array(views.map(\.json)),
      ])
  }
}

extension ViewRecord {
  fileprivate var json: JSONValue {
    JSONValue([
      "id": JSONValue(id), "shownID": ReportData.shown(id), "kind": JSONValue(kind),
      "depth": JSONValue(depth),
      "old": old.map { .array($0.map { .number($0) }) },
      "new": new.map { .array($0.map { .number($0) }) },
    ])
  }
}
