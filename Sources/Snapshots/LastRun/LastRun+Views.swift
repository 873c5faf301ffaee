import Comparing
import Geometry

extension LastRun {
  /// The old and the new frame of each view of a cell, from the layouts that the run kept.
  ///
  /// - Parameter cell: a record of the run.
  /// - Returns: empty if the run kept no layout, if a layout is damaged, or if the picture is that
  ///   of a film.
  /// - Throws: an error of reading a file.
  package func views(of cell: CellRecord) throws(FileError) -> [ViewRecord] {
    guard let evidence = cell.evidence, let new = try lines(.actualLayout, cell.id) else {
      return []
    }
    let old = evidence.reference == nil ? [] : try lines(.expectedLayout, cell.id)
    guard let old, cell.isOfOneScreen(new) else { return [] }
    return ViewRecord.records(from: old, to: new)
  }

  private func lines(_ file: File, _ id: CellID) throws(FileError) -> [LayoutLine]? {
    try bytes(of: file, id).flatMap { bytes in
      LayoutText.lines(of: String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension CellRecord {
  /// Whether the picture shows one screen: the root view has the size of the picture.
  fileprivate func isOfOneScreen(_ lines: [LayoutLine]) -> Bool {
    guard let root = lines.first, let size, let scale = pixelsPerPoint else { return false }
    return Int((root.frame.width.value * scale).rounded()) == size.width
      && Int((root.frame.height.value * scale).rounded()) == size.height
  }
}
