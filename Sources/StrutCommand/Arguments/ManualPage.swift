/// The manual page of the program for `man`, from the commands' declarations.
struct ManualPage {
  let version: String
  let commands: [CommandDeclaration]

  /// The page as the source of `man`'s macros.
  var text: String {
    """
    .TH STRUT 1 "" "strut \(version)" "User Commands"
    .SH NAME
    strut \\- draws iOS\\-style screens from specs and tests them by snapshot
    .SH SYNOPSIS
    .B strut
    .I command
    .RI [ paths ]
    .RI [ options ]
    .SH DESCRIPTION
    \(Self.paragraph(Help.purpose))
    .PP
    \(Self.paragraph(Help.paths))
    .SH COMMANDS
    \(commands.map(Self.section).joined()).SH EXIT STATUS
    \(Help.statuses.map { Self.entry(Self.escaped("\($0.status)"), $0.meaning) }.joined()).SH FILES
    \(Self.files.map { Self.entry(Self.paragraph($0.path), $0.meaning) }.joined())
    """
  }

  private static let files = [
    (path: ".strut/config.yaml", meaning: "The settings of a project."),
    (path: ".strut/last-run", meaning: "The results of the last run."),
    (path: ".strut/report", meaning: "The report of a failed run."),
  ]

  private static func section(of command: CommandDeclaration) -> String {
    let options = command.allOptions.map { option in
      entry(
        "\\fB\(escaped("--\(option.name)"))\\fR"
          + (option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""), option.summary)
    }
    let note = command.operands.note.map { ".PP\n\(paragraph($0))\n" } ?? ""
    return """
      .SS "\(escaped("strut \(command.name) \(command.operands.usage) [options]"))"
      \(paragraph(command.summary))
      \(note)\(options.joined())
      """
  }

  private static func entry(_ head: String, _ text: String) -> String {
    ".TP\n\(head)\n\(paragraph(text))\n"
  }

  /// A text of one line, in which code is bold.
  private static func paragraph(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map {
      escaped(String($0))
    }
    let marked = parts.enumerated().map { index, part in
      index % 2 == 0 ? part : "\\fB\(part)\\fR"
    }.joined()
    // A line that begins with a dot is a request of its own.
    return marked.hasPrefix(".") ? "\\&" + marked : marked
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
      .replacing("'", with: "\\(aq")
  }
}
