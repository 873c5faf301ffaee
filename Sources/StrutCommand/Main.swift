import Foundation

/// The `strut` program.
@main
struct Main {
  static func main() {
    // A file that reaches its size limit becomes an error instead of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    let words = Array(CommandLine.arguments.dropFirst())
    exit(Program.run(words, console: .standard()).rawValue)
  }
}
