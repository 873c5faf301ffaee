import Bitmaps
import Diagnostics

extension CellRecord {
  /// The record of a cell that a run is done with.
  init(_ result: CellResult, title: String?, references: String) {
    self.init(id: result.id, status: Status(result.outcome), references: references)
    self.title = title
    size = result.size
    pixelsPerPoint = result.pixelsPerPoint
    layout = result.layoutLines
    evidence = result.evidence
    toleratedPixels = result.toleratedPixels
    specChanges = result.specChanges.isEmpty ? nil : result.specChanges
    var told = result.diagnostics
    switch result.outcome {
    case .matched: break
    case .missing: reasons = ["there is no reference"]
    case .recorded(let replaced):
      reasons = [replaced ? "the reference was replaced" : "the reference is new"]
    case .different(let difference):
      environment = difference.environment
      reasons = difference.visibleReasons
      changedViews = difference.layout.map(\.view)
      switch difference.picture {
      case nil, .identical: break
      case .tolerated(let pixels), .different(let pixels): self.pixels = pixels
      case .differentSize(let expected, _): expectedSize = expected
      }
    case .failed(let failure):
      told = failure.diagnostics
      cause = failure.cause
      reasons = failure.diagnostics.map(\.message.text)
    }
    diagnostics = told.map { DiagnosticRecord($0) }
  }
}

extension CellRecord.Status {
  init(_ outcome: CellOutcome) {
    switch outcome {
    case .matched: self = .matched
    case .missing: self = .missing
    case .different: self = .different
    case .recorded: self = .recorded
    case .failed: self = .failed
    }
  }
}
