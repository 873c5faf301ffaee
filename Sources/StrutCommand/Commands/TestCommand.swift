import Strut

/// `strut test`.
enum TestCommand: Command {
  private static let record = OptionDeclaration.value(
    "record", "MODE",
    "Writes references: missing, changed, all, none (the default). Never a pass.")
  private static let report = OptionDeclaration.value(
    "report", "DIR", "Where the report of failures goes; default: .strut/report.")

  static let declaration = CommandDeclaration(
    name: "test", summary: "Draws every cell and compares it with its reference.",
    operands: "paths",
    options: [record, report] + RunFiles.options
      + [.annotations, .only, .device, .set, .limit, .jobs],
    example: (
      "strut test Snapshots/chat --record missing",
      "Compares, and writes a reference for every cell that has none."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let mode = try recordMode(arguments)
    let jobs = try arguments.jobs(console)
    let files = try arguments.runFiles()
    switch try CellChoice(arguments, console: console, wantsFilm: \.isSnapshot) {
    case .end(let status): return status
    case .cells(let cells, let films, let workspace):
      let progress = Progress("testing", on: console)
      let run = try progress.during {
        try TestRun(
          cells, films: films, recording: mode, report: arguments.value(report) ?? ".strut/report",
          in: console.workingFolder, isWhole: arguments.selection().isEverything, jobs: jobs,
          fontSetup: console.fontSetup, clock: console.clock
        ) { progress.update(done: $0, total: cells.count + films.count) }
      }
      console.report(run.diagnostics, sources: workspace.sources)
      try console.out(run.summary)
      console.annotate(run.outcome)
      try run.outcome.write(files)
      return ExitStatus(run.outcome.verdict)
    }
  }

  private static func recordMode(_ arguments: Arguments) throws(ArgumentError) -> TestRun.Recording
  {
    guard let name = arguments.value(record) else { return .none }
    guard let mode = TestRun.Recording(rawValue: name) else {
      throw .badValue(
        option: record.name, value: name, expected: "`missing`, `changed`, `all` or `none`")
    }
    return mode
  }
}
