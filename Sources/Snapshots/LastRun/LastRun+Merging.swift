import Foundation

extension LastRun {
  /// Makes this the run whose parts other folders hold: with their pictures and their times, in place
  /// of what an earlier run left.
  ///
  /// - Parameters:
  ///   - results: of the whole run.
  ///   - parts: where the cells' pictures are.
  ///   - places: where the specs are and were.
  /// - Returns: the results as they were written, with the cells that were renamed.
  /// - Throws: what kept a file from being read or written.
  package func replace(
    by results: RunResults, from parts: [(run: LastRun, results: RunResults)],
    _ places: SpecPlaces
  ) throws(ReferenceError) -> RunResults {
    try exclusively { () throws(ReferenceError) in
      do throws(FileError) {
        try takePictures(from: parts)
      } catch {
        throw .file(error)
      }
      let cells = try namingRenamed(results.cells, among: results.stale, places)
      let named = RunResults(
        recordMode: results.recordMode, cells: cells, stale: results.stale)
      do throws(FileError) {
        try write(named)
      } catch {
        throw .file(error)
      }
      return named
    }
  }

  /// Takes the times too.
  private func takePictures(
    from parts: [(run: LastRun, results: RunResults)]
  ) throws(FileError) {
    try empty()
    var timings = RunTimings()
    for part in parts {
      for cell in part.results.cells where cell.evidence != nil {
        try copyFiles(of: cell.id, from: part.run)
      }
      // Of a part without times they are estimated the next time.
      let known = (try? part.run.timings()) ?? RunTimings()
      timings = known.only(part.results.cells.map(\.id)).joined(to: timings)
    }
    if !timings.isEmpty { try write(timings, whole: []) }
  }

  private func copyFiles(of id: CellID, from run: LastRun) throws(FileError) {
    for file in File.allCases {
      guard let bytes = try AtomicFile.read(run.url(of: file, id)) else { continue }
      try AtomicFile.write(bytes, to: url(of: file, id), durability: .cached)
    }
  }
}
