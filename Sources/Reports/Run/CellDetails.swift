import Snapshots

/// What the report shows of one cell besides its pictures.
struct CellDetails: Encodable {
  /// `screen/cell`.
  let id: String
  /// What became of views, each with its view.
  let changes: [Change]
  /// What else there is to say.
  let reasons: [String]
  let environment: [String]
  let diagnostics: [DiagnosticRecord]
  /// All lines of both layouts; empty where they are the same.
  let layout: [LayoutTextChange]
  let views: [ViewRecord]

  struct Change: Encodable {
    let view: String
    let text: String
  }

  init(_ cell: CellRecord, views: [ViewRecord]) {
    id = cell.id.description
    changes = zip(cell.changedViews, cell.reasons).map { Change(view: $0, text: $1) }
    reasons = cell.status == .failed ? [] : Array(cell.reasons.dropFirst(changes.count))
    environment = cell.environment
    diagnostics = cell.diagnostics
    layout = cell.layout
    self.views = views
  }

  var script: String { ReportScriptData.script(calling: "strutCell", self) }
}
