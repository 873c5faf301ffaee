import Bitmaps
package import Diagnostics
package import Foundation

extension LastRun {
  /// The reason why there are no results.
  package enum ResultsError: Error, Hashable, Sendable {
    /// No run has finished since the folder was created or emptied.
    case noRun(path: String)
    case otherFormat(path: String, found: Int)
    /// The file was changed, or Strut did not write it.
    ///
    /// `place` is the place of the first wrong value, such as `cells[2].outcome`, or nil if it is
    /// not known.
    case damaged(path: String, place: String? = nil)
    /// The last run stopped before it had results.
    case none(RunObstacle)
    case file(FileError)
  }

  /// Writes the results.
  ///
  /// Equal results give equal bytes.
  package func write(_ results: RunResults) throws(FileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(results) else {
      // This cannot happen: JSON can encode all strings, integers and lists of them.
      throw FileError(.write, resultsURL.path, code: EINVAL)
    }
    try write(Array(data) + Array("\n".utf8), to: resultsURL)
  }

  /// The results of the last run.
  ///
  /// If a later run stopped, they have its obstacle and no cells.
  package func results() throws(ResultsError) -> RunResults {
    let path = resultsURL.path
    let bytes: [UInt8]?
    do {
      // Results of another machine may be a link to any file.
      bytes = try AtomicFile.read(resultsURL, followingLinks: false)
    } catch {
      throw .file(error)
    }
    guard let bytes else { throw .noRun(path: path) }
    struct Header: Decodable { let format: Int }
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: Data(bytes)) else {
      throw .damaged(path: path)
    }
    guard header.format == RunResults.currentFormat else {
      throw .otherFormat(path: path, found: header.format)
    }
    guard JSONNumbers.areSmall(in: bytes) else { throw .damaged(path: path) }
    let results: RunResults
    do {
      results = try decoder.decode(RunResults.self, from: Data(bytes))
    } catch {
      throw .damaged(path: path, place: (error as? DecodingError)?.place)
    }
    if let place = results.invalidPlace { throw .damaged(path: path, place: place) }
    return results
  }

  /// The results of the last run, which may not be all; an error if it has none.
  package func finishedResults() throws(ResultsError) -> RunResults {
    let results = try results()
    if let obstacle = results.stoppingObstacle { throw .none(obstacle) }
    return results
  }

  /// The path of a URL in results.
  ///
  /// It does not depend on the place of the project.
  package func path(of url: URL) -> String {
    let base = Self.standardPath(of: project)
    let path = Self.standardPath(of: url)
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The path without `.` and `..`.
  ///
  /// Most paths have neither, and Foundation takes long to find that out. On macOS, it also leaves
  /// out `/private`.
  private static func standardPath(of url: URL) -> String {
    let path = url.path
    let bytes = path.utf8
    let hasDots = zip(bytes, bytes.dropFirst()).contains {
      $0 == slash && ($1 == dot || $1 == slash)
    }
    return hasDots || path.hasPrefix("/private/") ? url.standardizedFileURL.path : path
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The spec of a cell; nil if it has none or if the spec no longer exists.
  package func spec(of cell: CellRecord) -> URL? {
    cell.spec.map { url(ofPath: $0) }.flatMap { Folder.exists($0) ? $0 : nil }
  }

  /// The URL of a path in results.
  package func url(ofPath path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : project.appendingPathComponent(path)
  }
}

extension LastRun.ResultsError {
  /// The error with the command that corrects it.
  package var diagnostic: Diagnostic {
    switch self {
    case .noRun(let path):
      Diagnostic(
        .noLastRun, notes: [Note("there is no `\(path)`")],
        help: "run `strut test` and let it finish")
    case .otherFormat(let path, let found):
      Diagnostic(.otherResultsFormat(path, found: found), help: "run `strut test` again")
    case .none(let obstacle): obstacle.diagnostic
    case .damaged(let path, let place):
      Diagnostic(
        .damagedResults(path),
        notes: place.map { [Note("no run writes such a value at `\($0)`")] } ?? [],
        help: "run `strut test` again")
    case .file(let error): error.diagnostic
    }
  }
}

extension DecodingError {
  /// The place of the value that cannot be read, such as `cells[2].outcome`; nil for the whole
  /// file.
  fileprivate var place: String? {
    let path: [any CodingKey]? =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      @unknown default: nil
      }
    guard let path, !path.isEmpty else { return nil }
    let parts = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return String(parts.joined().drop { $0 == "." })
  }
}

extension Message {
  static var noLastRun: Message {
    Message(rule: "noLastRun", text: "there are no results of a finished run")
  }

  static func otherResultsFormat(_ path: String, found: Int) -> Message {
    Message(
      rule: "otherResultsFormat",
      text: "`\(path)` has format \(found), but this version of Strut reads format "
        + "\(RunResults.currentFormat)")
  }

  static func damagedResults(_ path: String) -> Message {
    Message(rule: "damagedResults", text: "`\(path)` is damaged")
  }
}
