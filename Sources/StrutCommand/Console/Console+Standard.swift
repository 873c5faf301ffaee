import Cells
import Commands
import Diagnostics
import Foundation
import Snapshots

extension Console {
  /// The console with the streams and the environment of the process.
  static func standard() -> Console {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    let wantsColour = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
    var console = Console(
      out: { try write($0, to: .standardOutput) },
      err: { try? write($0, to: .standardError) },
      style: wantsColour ? .coloured : .plain,
      showsProgress: isTerminal,
      fontSetup: FontSetup(environment: environment),
      processorCount: ProcessInfo.processInfo.activeProcessorCount,
      environment: environment, stopwatch: stopwatch(),
      workingFolder: WorkingFolder(path: FileManager.default.currentDirectoryPath))
    console.run = { try replaceProcess($0) }
    return console
  }

  /// Continues this process as another program, so that it gets signals and the terminal itself.
  ///
  /// - Throws: the system's error if the program cannot start.
  private static func replaceProcess(_ call: ProgramCall) throws(FileError) -> ExitStatus {
    signal(SIGXFSZ, SIG_DFL)
    let words = ([call.program.path] + call.arguments).map { strdup($0) } + [nil]
    let variables = call.environment.map { strdup("\($0)=\($1)") } + [nil]
    execve(call.program.path, words, variables)
    throw FileError(.read, call.program.path, code: errno)
  }

  private static func stopwatch() -> Stopwatch {
    let start = ContinuousClock.now
    return Stopwatch {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
    }
  }

  private static func write(_ text: String, to stream: FileHandle) throws(OutputError) {
    do {
      try stream.write(contentsOf: Data(text.utf8))
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      let code = Int32(cause?.code ?? Int(EIO))
      // A reader that ends early, such as `head`, is not an error.
      if code != EPIPE { throw OutputError(code: code) }
    }
  }
}
