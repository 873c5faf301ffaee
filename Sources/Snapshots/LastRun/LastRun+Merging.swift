import Foundation

extension LastRun {
  /// Replaces the last run by a run whose parts are in other folders.
  ///
  /// Pictures are copied from the parts. The times are copied if all parts are there, because they
  /// decide how cells are divided: a part that runs later must have the same division.
  ///
  /// - Parameters:
  ///   - results: the results of the whole run.
  ///   - parts: the folders with the cells' pictures.
  ///   - isWhole: whether all parts are there.
  ///   - places: the places of the specs, now and before.
  /// - Returns: the written results, with the renamed cells.
  /// - Throws: an error of reading or writing a file.
  package func replace(
    by results: RunResults, from parts: [(run: LastRun, results: RunResults)], isWhole: Bool,
    _ places: SpecPlaces
  ) throws(ReferenceError) -> RunResults {
    try exclusively { () throws(ReferenceError) in
      let timings: RunTimings
      do throws(FileError) {
        timings = try takePictures(from: parts)
      } catch {
        throw .file(error)
      }
      let cells = try namingRenamed(results.cells, among: results.stale, places)
      let named = RunResults(
        recordMode: results.recordMode, cells: cells, stale: results.stale,
        obstacle: results.obstacle)
      do throws(FileError) {
        try write(named)
        if isWhole, !timings.isEmpty { try write(timings, of: [], whole: []) }
      } catch {
        throw .file(error)
      }
      return named
    }
  }

  /// Copies the pictures of the parts.
  ///
  /// - Returns: the times of the parts' cells.
  private func takePictures(
    from parts: [(run: LastRun, results: RunResults)]
  ) throws(FileError) -> RunTimings {
    try empty()
    var timings = RunTimings()
    for part in parts {
      for cell in part.results.cells where cell.evidence != nil {
        try copyFiles(of: cell.id, from: part.run)
      }
      // If a part has no times, the next run estimates them.
      let known = (try? part.run.timings()) ?? RunTimings()
      timings = known.only(part.results.cells.map(\.id)).joined(to: timings)
    }
    return timings
  }

  private func copyFiles(of id: CellID, from run: LastRun) throws(FileError) {
    for file in File.allCases {
      guard let bytes = try run.bytes(of: file, id) else { continue }
      try write(bytes, to: url(of: file, id))
    }
  }
}
