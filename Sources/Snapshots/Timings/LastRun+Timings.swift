package import Diagnostics
package import Foundation

/// The reason why the times of an earlier run cannot be read.
package enum TimingsError: Error, Hashable, Sendable {
  case missing(path: String)
  /// The file was changed, or Strut did not write it.
  case damaged(path: String)
  case file(FileError)
}

extension LastRun {
  package var timingsURL: URL { folder.appendingPathComponent("timings.json") }

  /// The times of the run and of earlier runs, or nil if there is no file.
  package func timings() throws(TimingsError) -> RunTimings? {
    try RunTimings.read(timingsURL)
  }

  /// Writes the times.
  ///
  /// The earlier times of other cells stay, and those of cells of the run that were not drawn.
  ///
  /// - Parameters:
  ///   - timings: the times of the drawn cells.
  ///   - cells: the cells of the run.
  ///   - screens: the screens all of whose cells were in the run. Earlier times of their other cells
  ///     are dropped.
  /// - Throws: an error of writing the file.
  func write(
    _ timings: RunTimings, of cells: [CellID], whole screens: Set<String>
  ) throws(FileError) {
    // If the earlier times are damaged, they are dropped.
    let earlier = (try? self.timings()) ?? RunTimings()
    let joined = timings.joined(to: earlier.only(cells)).joined(to: earlier, whole: screens)
    try write(joined.bytes, to: timingsURL)
  }
}

extension RunTimings {
  /// The times in a file, or nil if there is no file.
  package static func read(_ url: URL) throws(TimingsError) -> RunTimings? {
    let bytes: [UInt8]?
    do {
      bytes = try AtomicFile.read(url)
    } catch {
      throw .file(error)
    }
    guard let bytes else { return nil }
    guard let timings = RunTimings(bytes: bytes) else { throw .damaged(path: url.path) }
    return timings
  }
}

extension TimingsError {
  /// The error with the command or change that corrects it.
  package var diagnostic: Diagnostic {
    switch self {
    case .missing(let path):
      Diagnostic(
        Message(rule: "noTimings", text: "there are no times of a run at `\(path)`"),
        help: "name the `timings.json` that a run left, or leave `--timings` out")
    case .damaged(let path):
      Diagnostic(
        Message(rule: "damagedTimings", text: "`\(path)` is not as a run wrote it"),
        help: "remove it; times are estimated where none are known")
    case .file(let error): error.diagnostic
    }
  }
}
