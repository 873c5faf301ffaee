import Bitmaps
import Comparing

/// Writes the references that its mode allows to write.
///
/// Other cells are compared as in a test.
struct Recorder: SnapshotHandler {
  let mode: SnapshotRecording
  let verifier: Verifier

  func judge(
    _ cell: RenderedCell, _ item: Run.Item, explainer: Run.Explainer?
  ) throws(ReferenceError) -> JudgedCell {
    if mode == .all {
      let exists = try item.references.hasReference(item.id.cell)
      return try record(cell, item, replacing: exists)
    }
    let finding = try verifier.check.finding(for: cell, of: item, explainer: explainer)
    switch (finding, mode) {
    case (.missing, .missing): return try record(cell, item, replacing: false)
    case (.different, .changed): return try record(cell, item, replacing: true)
    default: return try verifier.judge(finding, cell, item)
    }
  }

  private func record(
    _ cell: RenderedCell, _ item: Run.Item, replacing exists: Bool
  ) throws(ReferenceError) -> JudgedCell {
    let reference = Reference(of: cell)
    let url = item.references.pictureURL(of: item.id.cell)
    let isPicture = item.references.form == .pictures
    try item.references.write(
      picture: isPicture ? try reference.encode(cell, for: url) : [], reference,
      size: PictureSize(cell.picture), source: cell.source, of: item.id.cell)
    var record = item.record(.recorded, in: verifier.lastRun)
    record.replacedReference = exists
    return JudgedCell(record: record)
  }
}
