/// The texts of `--help`.
enum Help {
  static func program(_ commands: [CommandDeclaration]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let rows = commands.map { row($0.name, $0.summary, width: width) }
    return """
      strut draws iOS-style screens from a layout spec on every device of a matrix,
      without a simulator, and tests them by snapshot.

      Usage: strut <command> [paths] [options]

      A path is a spec or a folder of specs; the default is `Snapshots`.

      Commands:
      \(rows.joined(separator: "\n"))

      Options:
        --help     Shows this help, or the help of a command: `strut help test`.
        --version  Shows the version.

      Example:
        strut render Snapshots/chat --out pictures

      Exit status:
        0  success
        1  snapshots differ, are missing or were recorded; lint or sweep found errors
        2  invalid arguments or spec
        3  environment problem (missing font, full disk, unreadable reference)
        4  no cell selected

      """
  }

  static func command(_ command: CommandDeclaration) -> String {
    let names = command.allOptions.map { option in
      "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
    }
    let width = names.map(\.count).max() ?? 0
    let rows = zip(names, command.allOptions).map { name, option in
      row(name, option.summary, width: width)
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

  /// The width of the help, in columns.
  private static let columns = 80

  /// A name and its summary.
  ///
  /// The further lines of the summary begin below its first line.
  private static func row(_ name: String, _ summary: String, width: Int) -> String {
    let indent = width + 4
    var lines = [""]
    for word in summary.split(separator: " ") {
      let isFirst = lines[lines.count - 1].isEmpty
      if !isFirst, indent + lines[lines.count - 1].count + 1 + word.count > columns {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += isFirst ? String(word) : " \(word)"
      }
    }
    let padding = String(repeating: " ", count: width - name.count)
    return "  \(name)\(padding)  "
      + lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
