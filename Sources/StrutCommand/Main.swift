import Drawing
import Foundation

/// The `strut` program.
@main
struct Main {
  static func main() {
    // A file that reaches its size limit becomes an error instead of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    replaceClosedStandardFiles()
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == SVGWorker.argument { exit(SVGWorker.run(Array(words.dropFirst()))) }
    SVGProcess.shared = SVGProcess.programPath.map {
      SVGProcess(
        words: [$0, SVGWorker.argument], environment: ProcessInfo.processInfo.environment)
    }
    exit(Program.run(words, console: .standard()).rawValue)
  }

  /// Opens the null device for each standard file that is closed, so that no file of the project
  /// gets its number and the program's output.
  private static func replaceClosedStandardFiles() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }
}
