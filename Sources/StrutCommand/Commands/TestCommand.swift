import Cells
import Commands
import Diagnostics
import Snapshots

enum TestCommand: Command {
  private static let record = OptionDeclaration.value(
    "record", "MODE",
    "Records references: missing, changed, all or none; default: none. With missing, changed or all, "
      + "the exit status is never 0."
  )
  private static let report = OptionDeclaration.value(
    "report", "DIR", "Writes the report of a failed run into this folder; default: .strut/report.")

  private static let shard = OptionDeclaration.value(
    "shard", "N/M",
    "Tests part N of M; auto reads N and M from the variables of the CI runner.")
  private static let changed = OptionDeclaration.flag(
    "changed", "Skips cells that matched in an earlier --changed run and have not changed since.")
  private static let timings = OptionDeclaration.value(
    "timings", "FILE",
    "With --shard, divides the cells by these times into parts of equal length; default: .strut/last-run/timings.json."
  )

  static let declaration = CommandDeclaration(
    name: "test", summary: "Draws each cell and compares it with its reference.",
    operands: .specs,
    options: [record, changed, report] + RunFiles.options
      + [shard, timings, .annotations, .only, .device, .set, .limit, .jobs],
    example: (
      "strut test Snapshots/chat --record missing",
      "Tests the chat screen and records the references that are missing."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let mode = try recordMode(arguments)
    guard mode != .all || !arguments.has(changed) else {
      throw ArgumentError.excluded(option: changed.name, by: "\(record.name) all")
    }
    let jobs = try arguments.jobs(console)
    let files = try arguments.runFiles(in: console.workingFolder)
    let shard = try wantedShard(arguments, console)
    let place = shard.map { RunPlace.part($0) } ?? .lastRun
    switch try CellChoice(
      arguments, console: console, needsSpecs: true, wantsFilm: \.isSnapshot)
    {
    case .end(let status, let diagnostics):
      console.write(
        files, obstacle: status == .nothingSelected ? .nothingSelected : .invalidInput, diagnostics,
        recording: mode, at: place)
      return status
    case .cells(let cells, let films, let workspace):
      let isWhole = try arguments.selection().isEverything
      let part = try shard.map { shard in
        let options = ShardOptions(
          shard, sources: workspace.sources, isWhole: isWhole,
          paths: arguments.paths(in: console.workingFolder),
          timings: arguments.value(timings), in: console.workingFolder)
        return try shardCells(cells, films: films, options: options)
      }
      let (cells, films) = (part?.cells ?? cells, part?.films ?? films)
      var options = TestOptions(
        paths: arguments.paths(in: console.workingFolder), in: console.workingFolder,
        isWhole: isWhole, jobs: jobs,
        fontSetup: console.fontSetup, stopwatch: console.stopwatch)
      options.references = arguments.project.references
      options.referenceFolder = arguments.project.resources.referenceFolder
      options.recording = mode
      options.environment = console.environment
      options.skipsUnchanged = arguments.has(changed)
      options.settings =
        arguments.project.sources.map(\.text) + arguments.values(.set) + ["--limit"]
        + arguments.values(.limit)
      options.report = arguments.value(report) ?? (part == nil ? arguments.project.report : nil)
      let result = try console.keepingObstacle(in: files, recording: mode, at: place) {
        try test(cells, films: films, part: part, options: options) {
          console.progress.update("testing", done: $0, total: cells.count + films.count)
        }
      }
      console.report(result.diagnostics, sources: workspace.sources)
      try console.out(result.summary)
      console.annotate(result.outputs)
      try result.outputs.write(files)
      return ExitStatus(result.outputs.verdict)
    }
  }

  /// The part of the cells to draw; nil for all cells.
  private static func wantedShard(
    _ arguments: Arguments, _ console: Console
  ) throws(ArgumentError) -> Shard? {
    guard let text = arguments.value(shard) else {
      guard arguments.has(timings) else { return nil }
      throw .missingOption(shard.name, neededBy: timings.name)
    }
    guard let request = ShardRequest(text) else {
      throw .badValue(
        option: shard.name, value: text, expected: "a part such as `1/4`, `auto` or `auto/4`")
    }
    do {
      return try request.shard(console.environment)
    } catch {
      throw .shard(error)
    }
  }

  private static func recordMode(_ arguments: Arguments) throws(ArgumentError) -> SnapshotRecording
  {
    guard let name = arguments.value(record) else { return .none }
    guard let mode = SnapshotRecording(rawValue: name) else {
      throw .badValue(
        option: record.name, value: name, expected: "`missing`, `changed`, `all` or `none`")
    }
    return mode
  }
}
