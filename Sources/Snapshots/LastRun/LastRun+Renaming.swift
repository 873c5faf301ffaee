extension LastRun {
  /// Tells cells without a reference whose picture and layout are those of one that no cell names, each
  /// such reference for one cell.
  ///
  /// - Parameters:
  ///   - records: of the whole run, whose pictures are here.
  ///   - stale: the references that no cell names.
  /// - Returns: the records, with what was found.
  /// - Throws: what kept a picture of the run from being read.
  func namingRenamed(
    _ records: [CellRecord], among stale: [CellID]
  ) throws(ReferenceError) -> [CellRecord] {
    guard !stale.isEmpty else { return records }
    var records = records
    var left = stale
    for (index, record) in records.enumerated() where record.status == .missing {
      let candidates = left.filter { $0.screen == record.id.screen }
      guard !candidates.isEmpty, let new = try drawnReference(of: record.id) else { continue }
      let store = ReferenceStore(folder: url(ofPath: record.references))
      for candidate in candidates {
        guard let old = try? store.reference(of: candidate.cell),
          old.pixelHash == new.pixelHash, old.layoutText == new.layoutText
        else { continue }
        records[index].renamedFrom = candidate.cell
        records[index].reasons = [
          "the picture and the layout are those of the reference `\(candidate.cell)`, which no cell names"
        ]
        left.removeAll { $0 == candidate }
        break
      }
    }
    return records
  }
}
