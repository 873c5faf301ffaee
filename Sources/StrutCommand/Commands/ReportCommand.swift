import Cells
import Commands

/// `strut report`.
enum ReportCommand: Command {
  private static let out = OptionDeclaration.value(
    "out", "DIR", "Where the report goes; default: .strut/report.")

  private static let merge = OptionDeclaration.flag(
    "merge", "Merges the results of a run's shards, in .strut/shards or in these folders.")

  static let declaration = CommandDeclaration(
    name: "report", summary: "Builds a run's report from its results, or from those of its shards.",
    operands: "folders", options: [out, merge] + RunFiles.options + [.annotations],
    example: (
      "strut report .strut/last-run --out review",
      "Writes review/index.html from a run's folder; without one, from the last run's."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let report = arguments.value(out) ?? arguments.project.report
    let files = try arguments.runFiles(in: console.workingFolder)
    if arguments.has(merge) {
      let run = try MergeRun(of: arguments.operands, to: report, in: console.workingFolder)
      try console.out(run.summary)
      console.report(run.diagnostics)
      console.annotate(run.outcome)
      try run.outcome.write(files)
      return run.isComplete ? ExitStatus(run.outcome.verdict) : .wrongSurroundings
    }
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: declaration.name)
    }
    let run = try ReportRun(
      of: arguments.operands.first, to: report, in: console.workingFolder)
    try console.out(run.summary)
    console.annotate(run.outcome)
    try run.outcome.write(files)
    return .success
  }
}
