import Foundation

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The policy of a run on the results of earlier runs.
package enum ResultsPolicy: Hashable, Sendable {
  /// The run replaces them all.
  case replace
  /// The run replaces those of its own cells and keeps the others.
  case keepOthers
}

extension LastRun {
  /// Does the work while no other run of the project, of this process or another, writes here.
  ///
  /// - Parameter body: runs on the caller's thread, once the others are done.
  /// - Returns: what the work returned.
  /// - Throws: what the work threw, or why the folder cannot be had.
  func exclusively<Value>(_ body: () throws(ReferenceError) -> Value) throws(ReferenceError)
    -> Value
  {
    let folder = folder.deletingLastPathComponent()
    // The folder itself is locked, so that nothing is left behind; the system lets go of it also
    // where a process is killed.
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

  /// Makes this the last run, which has no results, in place of what an earlier one left; where none
  /// ever was, nothing is written.
  ///
  /// - Parameter results: with what kept the run from having some.
  /// - Throws: what kept files from being removed or written.
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

  /// Takes these cells out of the results of runs before, with what those left of them.
  ///
  /// Results that are none of this version's are removed whole, as a run alone would.
  ///
  /// - Parameters:
  ///   - ids: the cells that are run now.
  ///   - isWhole: whether they are all of their screens, so that others of the screens are gone.
  /// - Returns: the results that stay; nil where none do.
  /// - Throws: what kept a file from being read, written or removed.
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
  /// The results of both runs as one's, the earlier one's first; it records where either does.
  func joined(to earlier: RunResults?) -> RunResults {
    guard let earlier else { return self }
    return RunResults(
      recordMode: recordMode == .none ? earlier.recordMode : recordMode,
      cells: earlier.cells + cells,
      stale: earlier.stale + stale.filter { !earlier.stale.contains($0) })
  }
}
