import Foundation

/// The `strut` program.
@main
struct Main {
  static func main() {
    // A file that may not grow is an error to be told, and not the program's end.
    signal(SIGXFSZ, SIG_IGN)
    let words = Array(CommandLine.arguments.dropFirst())
    exit(Program.run(words, console: .standard()).rawValue)
  }
}
