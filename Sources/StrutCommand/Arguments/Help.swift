/// The texts of `--help`.
enum Help {
  /// The help of the program.
  static func program(_ commands: [CommandDeclaration]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let rows = commands.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    return """
      strut draws iOS-style screens from a layout spec on every device of a matrix, without a
      simulator, and tests them by snapshot.

      Usage: strut <command> [paths] [options]

      A path is a spec or a folder of specs; the default is `Snapshots`.

      Commands:
      \(rows.joined(separator: "\n"))

      Options:
        --help     Shows this help, or with a command the command's.
        --version  Shows the version.

      Example:
        strut render Snapshots/chat --out pictures

      Exit status: 0 all well · 1 snapshots differ, are missing or were recorded, or lint or
      sweep found errors · 2 the command line or a spec is wrong · 3 the surroundings are ·
      4 nothing was selected.

      """
  }

  /// The help of one command.
  static func command(_ command: CommandDeclaration) -> String {
    let names = command.allOptions.map { option in
      "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
    }
    let width = names.map(\.count).max() ?? 0
    let rows = zip(names, command.allOptions).map { name, option in
      "  \(padded(name, to: width))  \(option.summary)"
    }
    let operands = command.operands.isEmpty ? "" : " [\(command.operands)]"
    return """
      \(command.summary)

      Usage: strut \(command.name)\(operands) [options]

      Options:
      \(rows.joined(separator: "\n"))

      Example:
        \(command.example.line)
          \(command.example.effect)

      """
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
