import Cells
import Commands
import Diagnostics
import Foundation
import Processes
import Snapshots
import SwiftTranslation

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
    let noColour = !wantsColour
    console.run = { try passThrough($0, advise: $1, noColour: noColour) }
    console.readLine = { Swift.readLine() }
    return console
  }

  /// Runs a program whose output passes through, and ends this process in the same way.
  ///
  /// - Throws: the system's error if the program cannot start.
  private static func passThrough(
    _ call: ProgramCall, advise: @escaping (CompilerError) -> CompilerAdvice?, noColour: Bool
  ) throws -> ExitStatus {
    #if os(Linux)
      let end = try PassedProgram.run(call) { isTerminal in
        let text = DiagnosticText(
          sources: [], style: isTerminal && !noColour ? .coloured : .plain)
        var output = CompilerOutput { error in
          advise(error).map { text.text(notes: $0.notes, help: $0.help) }
        }
        return PassedProgram.Filter(pass: { output.pass($0) }, end: { output.end() })
      }
      switch end {
      case .status(let status): exit(status)
      case .signal(let number):
        signal(number, SIG_DFL)
        raise(number)
        exit(128 + number)
      }
    #else
      throw FileError(.read, call.program.path, code: ENOTSUP)
    #endif
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
