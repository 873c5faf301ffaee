import Bitmaps

/// Compares, writes nothing but the evidence of failures.
struct Verifier: SnapshotHandler {
  let check: ReferenceCheck
  let lastRun: LastRun

  func verdict(
    on cell: RenderedCell, for item: Run.Item, redraw: (SpecSource) -> Bitmap?
  ) throws(ReferenceError) -> CellVerdict {
    let reference = Reference(of: cell)
    let finding = try check.finding(for: cell, reference, of: item, redraw: redraw)
    return try verdict(on: finding, cell, reference, item)
  }

  /// The verdict on what a comparison found.
  func verdict(
    on finding: ReferenceCheck.Finding, _ cell: RenderedCell, _ reference: Reference,
    _ item: Run.Item
  ) throws(ReferenceError) -> CellVerdict {
    switch finding {
    case .matched(let tolerated):
      return CellVerdict(outcome: .matched, toleratedPixels: tolerated)
    case .missing:
      return CellVerdict(
        outcome: .missing,
        evidence: try lastRun.keepEvidence(of: item.id, cell, reference, besides: nil))
    case .different(let difference, let old):
      return CellVerdict(
        outcome: .different(difference),
        evidence: try lastRun.keepEvidence(of: item.id, cell, reference, besides: old),
        layoutLines: LayoutTextChange.changes(from: old.layoutText, to: reference.layoutText),
        oldSource: old.source)
    }
  }
}
