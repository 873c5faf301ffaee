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

  static func destination(_ arguments: Arguments, console: Console) -> RunDestination? {
    let place: RunPlace
    do {
      place = try wantedShard(arguments, console).map { .part($0) } ?? .lastRun
    } catch {
      place = arguments.has(shard) ? .unknownPart : .lastRun
    }
    return RunDestination(
      files: arguments.runFilesOfObstacle(console, report: arguments.value(report)),
      recording: (try? recordMode(arguments)) ?? .none, place: place)
  }

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let destination = destination(arguments, console: console)
    let run = try console.keepingObstacle(in: destination) {
      try preparation(arguments, console)
    }
    switch run.choice {
    case .end(let status, let diagnostics):
      console.write(
        destination,
        obstacle: status == .nothingSelected ? .nothingSelected : .invalidInput, diagnostics)
      return status
    case .cells(let cells, let films, let workspace):
      let result = try console.keepingObstacle(in: destination) {
        let part = try run.shard.map { shard in
          var options = ShardOptions(
            shard, sources: workspace.sources, isWhole: run.options.isWhole,
            paths: run.options.paths, timings: arguments.value(timings),
            in: console.workingFolder)
          options.references =
            run.options.recording == .none ? ReferenceFolders(run.options.references) : nil
          return try shardCells(cells, films: films, options: options)
        }
        let (cells, films) = (part?.cells ?? cells, part?.films ?? films)
        return try test(cells, films: films, part: part, options: run.options) {
          console.progress.update("testing", done: $0, total: cells.count + films.count)
        }
      }
      console.report(result.diagnostics, sources: workspace.sources)
      try console.out(result.summary)
      console.annotate(result.outputs)
      try result.outputs.write(run.files)
      return ExitStatus(result.outputs.verdict)
    }
  }

  /// Reads the values of the options and the specs.
  private static func preparation(
    _ arguments: Arguments, _ console: Console
  ) throws -> (choice: CellChoice, shard: Shard?, files: RunFiles, options: TestOptions) {
    let mode = try recordMode(arguments)
    guard mode != .all || !arguments.has(changed) else {
      throw ArgumentError.excluded(option: changed.name, by: "\(record.name) all")
    }
    var options = TestOptions(
      paths: arguments.paths(in: console.workingFolder), in: console.workingFolder,
      isWhole: try arguments.selection().isEverything, jobs: try arguments.jobs(console),
      fontSetup: console.fontSetup, stopwatch: console.stopwatch)
    options.references = arguments.project.references
    options.referenceFolder = arguments.project.resources.referenceFolder
    options.recording = mode
    options.environment = console.environment
    options.skipsUnchanged = arguments.has(changed)
    options.settings =
      arguments.project.sources.map(\.text) + arguments.values(.set) + ["--limit"]
      + arguments.values(.limit)
    let files = try arguments.runFiles(console, report: arguments.value(report))
    let shard = try wantedShard(arguments, console)
    options.report = arguments.value(report) ?? (shard == nil ? arguments.project.report : nil)
    let choice = try CellChoice(
      arguments, console: console, needsSpecs: true, wantsFilm: \.isSnapshot)
    return (choice, shard, files, options)
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
