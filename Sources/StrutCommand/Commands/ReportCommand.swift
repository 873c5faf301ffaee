import Strut

/// `strut report`.
enum ReportCommand: Command {
  private static let out = OptionDeclaration.value(
    "out", "DIR", "Where the report goes; default: .strut/report.")

  static let declaration = CommandDeclaration(
    name: "report", summary: "Builds a run's report again from the folder of its results.",
    operands: "folder", options: [out] + RunFiles.options + [.annotations],
    example: (
      "strut report .strut/last-run --out review",
      "Writes review/index.html from a run's folder; without one, from the last run's."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: declaration.name)
    }
    let files = try arguments.runFiles()
    let run = try ReportRun(
      of: arguments.operands.first, to: arguments.value(out) ?? ".strut/report",
      in: console.workingFolder)
    try console.out(run.summary)
    console.annotate(run.outcome)
    try run.outcome.write(files)
    return .success
  }
}
