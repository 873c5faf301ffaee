import Drawing
import Foundation

/// The `strut` program.
@main
struct Main {
  static func main() {
    // If a file reaches its size limit, a write fails and the process does not end.
    signal(SIGXFSZ, SIG_IGN)
    // If the caller ignores this signal, the system does not tell how a started program ended.
    signal(SIGCHLD, SIG_DFL)
    replaceClosedStandardFiles()
    LibraryEnvironment.clear()
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == VectorWorker.argument { exit(VectorWorker.run(Array(words.dropFirst()))) }
    VectorProcess.shared = VectorProcess.programPath.map {
      VectorProcess(
        words: [$0, VectorWorker.argument], environment: ProcessInfo.processInfo.environment)
    }
    exit(Program.run(words, console: .standard()).rawValue)
  }

  /// Opens the null device for each standard file that is closed.
  ///
  /// Otherwise a file of the project could get its number, and the output of the program would go
  /// there.
  private static func replaceClosedStandardFiles() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }
}
