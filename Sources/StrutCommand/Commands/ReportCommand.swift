import Cells
import Commands

enum ReportCommand: Command {
  private static let out = OptionDeclaration.value(
    "out", "DIR", "Writes the report into this folder; default: .strut/report.")

  private static let merge = OptionDeclaration.flag(
    "merge", "Merges the shards in these folders; default: .strut/shards.")

  static let declaration = CommandDeclaration(
    name: "report", summary: "Writes the report of a run again, or merges the shards of a run.",
    operands: OperandDeclaration(
      "[folders]",
      "A folder holds the results of a run; only --merge takes several; default: .strut/last-run."),
    options: [out, merge] + RunFiles.options + [.annotations],
    example: (
      "strut report .strut/last-run --out review",
      "Writes review/index.html from the results of the last run."
    ))

  static func destination(_ arguments: Arguments, console: Console) -> RunDestination? {
    RunDestination(
      files: arguments.runFilesOfObstacle(console, report: arguments.value(out)),
      place: .lastRun, keepsResults: true)
  }

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let folder = arguments.value(out) ?? arguments.project.report
    let files = try console.keepingObstacle(in: destination(arguments, console: console)) {
      try arguments.runFiles(console, report: folder)
    }
    if arguments.has(merge) {
      let result = try console.keepingObstacle(in: RunDestination(files: files, place: .lastRun)) {
        try mergeShards(
          of: arguments.operands, to: folder, in: console.workingFolder,
          references: arguments.project.resources.referenceFolder)
      }
      try console.out(result.summary)
      console.report(result.diagnostics)
      console.annotate(result.outputs)
      try result.outputs.write(files)
      return ExitStatus(result.outputs.verdict)
    }
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: declaration.name)
    }
    let result = try report(
      of: arguments.operands.first, to: folder, and: files, as: arguments.project.references,
      in: console.workingFolder)
    try console.out(result.summary)
    console.report(result.diagnostics)
    console.annotate(result.outputs)
    try result.outputs.write(files)
    return result.diagnostics.isEmpty ? .success : .environmentProblem
  }
}
