import Cells
import Commands
import Diagnostics
import Foundation
import Snapshots
import Synchronization
import TestSupport

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
    fontSetup: FontSetup(cacheFolder: TemporaryFolder.fontCache, homeFolder: nil),
    processorCount: 2,
    environment: environment, stopwatch: Stopwatch { 0 },
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
