import Bitmaps
import Comparing

/// Compares cells with their references.
///
/// It writes only the evidence of failures.
struct Verifier: SnapshotHandler {
  let check: ReferenceCheck
  let lastRun: LastRun

  func judge(
    _ cell: RenderedCell, _ item: Run.Item, explainer: Run.Explainer?
  ) throws(ReferenceError) -> JudgedCell {
    try judge(try check.finding(for: cell, of: item, explainer: explainer), cell, item)
  }

  /// The record for the result of a comparison.
  func judge(
    _ finding: ReferenceCheck.Finding, _ cell: RenderedCell, _ item: Run.Item
  ) throws(ReferenceError) -> JudgedCell {
    switch finding {
    case .matched(let tolerated):
      var record = item.record(.matched, in: lastRun)
      record.toleratedPixels = tolerated
      return JudgedCell(record: record)
    case .missing:
      var record = item.record(.missing, in: lastRun)
      record.evidence = try lastRun.keepEvidence(
        of: item.id, cell, Reference(of: cell), old: nil)
      return JudgedCell(record: record)
    case .different(let difference, let old):
      var record = item.record(.different, in: lastRun)
      let reference = Reference(of: cell)
      record.difference = difference
      record.expectedPixelsPerPoint = old.pixelsPerPoint
      record.evidence = try lastRun.keepEvidence(of: item.id, cell, reference, old: old)
      record.layout = LayoutTextChange.changes(from: old.layoutText, to: reference.layoutText)
      // A change of the spec cannot cause a difference that is only a fault of the reference's
      // files.
      let isOfSpec = !difference.layout.isEmpty || difference.picture != .identical
      return JudgedCell(record: record, oldSource: isOfSpec ? old.source : nil)
    }
  }
}
