import Bitmaps

/// Writes the references that its mode is for; judges the other cells as a verification does.
struct Recorder: SnapshotHandler {
  let mode: RecordMode
  let verifier: Verifier

  func verdict(
    on cell: RenderedCell, for item: Run.Item, redraw: (SpecSource) -> Bitmap?
  ) throws(ReferenceError) -> CellVerdict {
    let reference = Reference(of: cell)
    if mode == .all {
      let isThere = try item.references.hasReference(item.id.cell)
      return try record(cell, reference, item, replacing: isThere)
    }
    let finding = try verifier.check.finding(for: cell, reference, of: item, redraw: redraw)
    switch (finding, mode) {
    case (.missing, .missing): return try record(cell, reference, item, replacing: false)
    case (.different, .changed): return try record(cell, reference, item, replacing: true)
    default: return try verifier.verdict(on: finding, cell, reference, item)
    }
  }

  private func record(
    _ cell: RenderedCell, _ reference: Reference, _ item: Run.Item, replacing isThere: Bool
  ) throws(ReferenceError) -> CellVerdict {
    let url = item.references.pictureURL(of: item.id.cell)
    let isPicture = item.references.form == .pictures
    try item.references.write(
      picture: isPicture ? try reference.encode(cell, for: url) : [], reference,
      size: PictureSize(cell.bitmap), source: cell.source, of: item.id.cell)
    return CellVerdict(outcome: .recorded(replaced: isThere))
  }
}
