import Cells
import Commands

enum CompareCommand: Command {
  private static let path = OptionDeclaration.value(
    "path", "PATH",
    "Compares only these specs; repeatable; default: Snapshots, or `paths` in .strut/config.yaml.",
    repeats: true)
  private static let report = OptionDeclaration.value(
    "report", "DIR", "Writes the report into this folder; default: .strut/report.")

  static let declaration = CommandDeclaration(
    name: "compare",
    summary:
      "Compares a git revision with another one, or with the working tree.",
    operands: OperandDeclaration(
      "BASE [HEAD]", "BASE and HEAD are git revisions; default for HEAD: the working tree."),
    options: [path, report] + RunFiles.options
      + [.annotations, .only, .device, .set, .limit, .jobs],
    example: (
      "strut compare origin/main",
      "Compares origin/main with the working tree."
    ))

  static func destination(_ arguments: Arguments, console: Console) -> RunDestination? {
    RunDestination(
      files: arguments.runFilesOfObstacle(console, report: arguments.value(report)),
      place: .comparison)
  }

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let destination = destination(arguments, console: console)
    let (result, files) = try console.keepingObstacle(in: destination) {
      let files = try arguments.runFiles(console, report: arguments.value(report))
      let result = try compare(
        try options(arguments, console), in: console.workingFolder
      ) { console.progress.update("comparing", done: $0, total: $1) }
      return (result, files)
    }
    console.report(result.diagnostics, sources: result.sources)
    try console.out(result.summary)
    console.annotate(result.outputs)
    try result.outputs.write(files)
    return ExitStatus(result.outputs.verdict)
  }

  private static func options(
    _ arguments: Arguments, _ console: Console
  ) throws -> CompareOptions {
    let revisions = arguments.operands
    guard let base = revisions.first else {
      throw ArgumentError.missingArgument("a revision", command: declaration.name)
    }
    if revisions.count > 2 {
      throw ArgumentError.unexpectedArgument(revisions[2], command: declaration.name)
    }
    let paths = arguments.values(path)
    if let outside = paths.first(where: {
      $0.hasPrefix("/") || $0.split(separator: "/").contains("..")
    }) {
      throw ArgumentError.badValue(
        option: path.name, value: outside, expected: "a path below the working folder")
    }
    // A wrong limit is an error of the command line, before a revision is read.
    _ = try arguments.limits()
    return CompareOptions(
      base: base, head: revisions.count == 2 ? revisions[1] : nil,
      paths: paths.isEmpty ? nil : paths, selection: try arguments.selection(),
      project: arguments.project,
      limits: { project in
        var own = arguments
        own.project = project
        return try own.limits()
      },
      report: arguments.value(report) ?? arguments.project.report,
      jobs: try arguments.jobs(console), environment: console.environment,
      fontSetup: console.fontSetup)
  }
}
