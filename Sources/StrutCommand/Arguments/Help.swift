/// The texts of `--help`.
enum Help {
  static let purpose =
    "strut draws iOS-style screens from YAML specs, without a simulator. It compares each picture "
    + "with a reference and names the change of the spec that caused a difference."

  static let paths =
    "A path is a spec or a folder of specs. Commands that read specs take all specs in `Snapshots` "
    + "by default. A cell is one combination of the values in `matrix`, such as a device in dark mode."

  /// The exit statuses with their meanings.
  static let statuses = [
    (status: 0, meaning: "success"),
    (
      status: 1,
      meaning:
        "pictures differ; a reference is missing or was recorded; `lint` or `sweep` found an "
        + "error; `prune --check` found a stale reference; `match` found a difference from the app"
    ),
    (status: 2, meaning: "invalid arguments or spec"),
    (
      status: 3,
      meaning: "environment problem (missing font, full disk, unreadable reference)"
    ),
    (status: 4, meaning: "no cell selected"),
  ]

  static func program(_ commands: [CommandDeclaration]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let rows = commands.map { row($0.name, $0.summary, width: width) }
    let statuses = statuses.map { row("\($0.status)", $0.meaning, width: 1) }
    return """
      \(lines(of: purpose, indent: 0))

      Usage: strut <command> [paths] [options]

      \(lines(of: paths, indent: 0))

      Commands:
      \(rows.joined(separator: "\n"))

      Options:
        --help     Shows this help. `strut help test` shows the help of `test`.
        --version  Shows the version.

      Example:
        strut render Snapshots/chat --out pictures

      Exit status:
      \(statuses.joined(separator: "\n"))

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
    let usage = ["strut", command.name, command.operands.usage, "[options]"].filter { !$0.isEmpty }
    let note = command.operands.note.map { "\n\(lines(of: $0, indent: 0))\n" } ?? ""
    return """
      \(command.summary)

      Usage: \(usage.joined(separator: " "))
      \(note)
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
    let padding = String(repeating: " ", count: width - name.count)
    return "  \(name)\(padding)  \(lines(of: summary, indent: width + 4))"
  }

  /// The text in lines that fit the columns.
  ///
  /// All lines after the first are indented.
  private static func lines(of text: String, indent: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let isFirst = lines[lines.count - 1].isEmpty
      if !isFirst, indent + lines[lines.count - 1].count + 1 + word.count > columns {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += isFirst ? String(word) : " \(word)"
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
