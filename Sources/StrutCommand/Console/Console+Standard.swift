import Diagnostics
import Foundation
import Strut

extension Console {
  /// The process's own streams and environment.
  static func standard() -> Console {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    let wantsColour = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
    return Console(
      out: { write($0, to: .standardOutput) },
      err: { write($0, to: .standardError) },
      style: wantsColour ? .coloured : .plain,
      showsProgress: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty,
      fontSetup: FontSetup(environment: environment),
      processorCount: ProcessInfo.processInfo.activeProcessorCount,
      workingFolder: WorkingFolder(path: FileManager.default.currentDirectoryPath))
  }

  private static func write(_ text: String, to stream: FileHandle) {
    // A reader that went away, such as `head`, is no error of ours.
    try? stream.write(contentsOf: Data(text.utf8))
  }
}
