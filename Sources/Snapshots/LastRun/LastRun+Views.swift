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
    return root.fills(size, pixelsPerPoint: scale)
  }
}

extension LayoutLine {
  /// Whether a picture of a size shows one screen with this root view.
  fileprivate func fills(_ size: PictureSize, pixelsPerPoint: Double) -> Bool {
    Int((frame.width.value * pixelsPerPoint).rounded()) == size.width
      && Int((frame.height.value * pixelsPerPoint).rounded()) == size.height
  }

  /// The number of pixels in a point of a picture of one screen with this root view.
  ///
  /// - Parameters:
  ///   - size: the size of the picture.
  ///   - known: the number that is not looked for.
  /// - Returns: nil if `known` fits too, or if the picture shows something else.
  func pixelsPerPoint(of size: PictureSize, otherThan known: Double) -> Double? {
    guard frame.width > 0, frame.height > 0, !fills(size, pixelsPerPoint: known) else { return nil }
    // The longer side has the smaller error of rounding. Most specs give a scale of few digits.
    let scale =
      frame.width > frame.height
      ? Double(size.width) / frame.width.value : Double(size.height) / frame.height.value
    return [(scale * 100).rounded() / 100, scale].first { fills(size, pixelsPerPoint: $0) }
  }
}
