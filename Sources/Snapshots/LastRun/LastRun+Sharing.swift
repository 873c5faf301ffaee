import Foundation

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// What a run does with the results of earlier runs.
package enum ResultsPolicy: Hashable, Sendable {
  /// The run replaces all results.
  case replace
  /// The run replaces the results of its own cells, and keeps the others.
  case keepOthers
}

extension LastRun {
  /// Does some work while no other run of the project writes here, in this process or another one.
  ///
  /// - Parameter body: the work. It is called on the caller's thread after other runs have
  ///   finished.
  /// - Returns: the value of the work.
  /// - Throws: an error of the work, or of locking the folder.
  func exclusively<Value>(_ body: () throws(ReferenceError) -> Value) throws(ReferenceError)
    -> Value
  {
    let folder = folder.deletingLastPathComponent()
    // The folder itself is locked, so that no lock file is left behind. If the process is killed,
    // the system releases the lock.
    let descriptor: Int32
    do {
      try Folder.make(folder)
      descriptor = try Self.locked(folder.path)
    } catch {
      throw .file(error)
    }
    defer { close(descriptor) }
    return try body()
  }

  /// Replaces the last run by one without results.
  ///
  /// Nothing is written if there was no run before.
  ///
  /// - Parameter results: results that contain the reason why the run has no cells.
  /// - Throws: an error of removing or writing a file.
  package func replace(byNone results: RunResults) throws(ReferenceError) {
    guard Folder.exists(folder) else { return }
    try exclusively { () throws(ReferenceError) in
      do throws(FileError) {
        try empty()
        try write(results)
      } catch {
        throw .file(error)
      }
    }
  }

  /// Replaces the earlier result of one cell, and keeps those of the others.
  ///
  /// - Parameters:
  ///   - record: the record of the cell.
  ///   - recordMode: the references that may be written.
  /// - Returns: the result of the cell.
  /// - Throws: an error of reading, writing or removing a file.
  package func replace(
    _ record: CellRecord, recordMode: SnapshotRecording
  ) throws(ReferenceError) -> RunResults {
    try exclusively { () throws(ReferenceError) in
      let results = RunResults(recordMode: recordMode, cells: [record], stale: [])
      do throws(FileError) {
        try write(results.joined(to: try forget([record.id], isWhole: false)))
      } catch {
        throw .file(error)
      }
      return results
    }
  }

  private static func locked(_ path: String) throws(FileError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
    while flock(descriptor, LOCK_EX) != 0 {
      let code = errno
      guard code == EINTR else {
        close(descriptor)
        throw FileError(.write, path, code: code)
      }
    }
    return descriptor
  }

  /// Removes cells from the earlier results, with their files.
  ///
  /// Results that another version of Strut wrote are removed completely.
  ///
  /// - Parameters:
  ///   - ids: the cells of the new run.
  ///   - isWhole: whether they are all cells of their screens. Earlier cells of these screens are
  ///     then removed too.
  /// - Returns: the kept results, or nil if there are no earlier results.
  /// - Throws: an error of reading, writing or removing a file.
  func forget(_ ids: [CellID], isWhole: Bool) throws(FileError) -> RunResults? {
    guard let earlier = try earlierResults() else {
      try empty()
      return nil
    }
    let cells = Set(ids)
    let screens = Set(ids.map(\.screen))
    func isForgotten(_ id: CellID) -> Bool {
      cells.contains(id) || isWhole && screens.contains(id.screen)
    }
    for record in earlier.cells where isForgotten(record.id) { try emptyFolder(of: record.id) }
    for id in ids { try emptyFolder(of: id) }
    let kept = RunResults(
      recordMode: earlier.recordMode, cells: earlier.cells.filter { !isForgotten($0.id) },
      stale: isWhole ? earlier.stale.filter { !screens.contains($0.screen) } : earlier.stale)
    try write(kept)
    return kept
  }

  private func earlierResults() throws(FileError) -> RunResults? {
    do {
      return try results()
    } catch .file(let error) {
      throw error
    } catch {
      return nil
    }
  }
}

extension RunResults {
  /// The joined results of two runs.
  ///
  /// The earlier cells come first. The result records if either run records.
  func joined(to earlier: RunResults?) -> RunResults {
    guard let earlier else { return self }
    return RunResults(
      recordMode: recordMode == .none ? earlier.recordMode : recordMode,
      cells: earlier.cells + cells,
      stale: earlier.stale + stale.filter { !earlier.stale.contains($0) })
  }
}
