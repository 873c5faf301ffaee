import Geometry

extension LastRun {
  /// Where the views of a cell are and were, after the layouts that the run kept.
  ///
  /// - Parameter cell: of the run's results.
  /// - Returns: empty where nothing was kept, where a layout is not as a run wrote it, and where the
  ///   picture is not of one screen but of a film's moments.
  /// - Throws: what kept a file from being read.
  package func views(of cell: CellRecord) throws(FileError) -> [ViewRecord] {
    guard let evidence = cell.evidence, let new = try lines(.actualLayout, cell.id) else {
      return []
    }
    let old = evidence.reference == nil ? [] : try lines(.expectedLayout, cell.id)
    guard let old, cell.isOfOneScreen(new) else { return [] }
    return ViewRecord.records(from: old, to: new)
  }

  private func lines(_ file: File, _ id: CellID) throws(FileError) -> [LayoutLine]? {
    try AtomicFile.read(url(of: file, id)).flatMap { bytes in
      LayoutText.lines(of: String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension CellRecord {
  /// Whether the root view fills the picture.
  fileprivate func isOfOneScreen(_ lines: [LayoutLine]) -> Bool {
    guard let root = lines.first, let size, let scale = pixelsPerPoint else { return false }
    return Int((root.frame.width.value * scale).rounded()) == size.width
      && Int((root.frame.height.value * scale).rounded()) == size.height
  }
}
