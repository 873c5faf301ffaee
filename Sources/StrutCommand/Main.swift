import Foundation

/// The `strut` program.
@main
struct Main {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    exit(Program.run(words, console: .standard()).rawValue)
  }
}
