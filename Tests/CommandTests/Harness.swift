import Cells
import Commands
import Diagnostics
import Foundation
import Snapshots
import Synchronization

@testable import StrutCommand

/// What a run of the program left behind.
struct Outcome {
  let status: ExitStatus
  let out: String
  let err: String
  /// Both as a terminal shows them.
  let transcript: String
}

/// Runs the program in this process, without colour, at most two cells at once.
///
/// Relative paths are meant from `folder`.
func strut(_ words: String..., in folder: String = "/") -> Outcome {
  strut(words, in: folder)
}

func strut(
  _ words: [String], in folder: String = "/", environment: [String: String] = [:]
) -> Outcome {
  let out = Captured()
  let err = Captured()
  let transcript = Captured()
  let console = Console(
    out: {
      out.append($0)
      transcript.append($0)
    },
    err: {
      err.append($0)
      transcript.append($0)
    }, style: .plain, showsProgress: false,
    fontSetup: FontSetup(cacheFolder: Scratch.cache, homeFolder: nil), processorCount: 2,
    environment: environment, clock: Stopwatch { 0 },
    workingFolder: WorkingFolder(path: folder))
  let status = Program.run(words, console: console)
  return Outcome(
    status: status, out: out.text, err: err.text, transcript: transcript.text)
}

private final class Captured: Sendable {
  private let storage = Mutex("")
  var text: String { storage.withLock { $0 } }
  func append(_ more: String) { storage.withLock { $0 += more } }
}

/// A folder of a test's own, removed with it.
final class Scratch {
  let path: String

  /// Derived fonts are made once for all tests of a run.
  static let cache = NSTemporaryDirectory() + "strut-tests-cache"

  init() throws {
    path = NSTemporaryDirectory() + "strut-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }
}
