import Cells
import Commands
import Diagnostics
import Snapshots

/// The program.
///
/// It finds the command, parses the arguments, runs the command and returns the exit status.
enum Program {
  static let version = StrutVersion.program
  static var commands: [any Command.Type] {
    [
      NewCommand.self, ImportCommand.self, RenderCommand.self, TestCommand.self,
      CompareCommand.self,
      ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
      PruneCommand.self, ReportCommand.self, PublishCommand.self,
      LintCommand.self, SweepCommand.self, LayoutCommand.self, ExplainCommand.self,
      ExportCommand.self,
      CheckCommand.self, DiffCommand.self, MatchCommand.self, DevicesCommand.self,
      FontsCommand.self, ReferenceCommand.self, SchemaCommand.self, CompletionCommand.self,
      SwiftCommand.self,
    ]
  }

  static func run(_ words: [String], console: Console) -> ExitStatus {
    do {
      return try dispatch(words, console: console)
    } catch {
      console.report([EnvironmentProblem.diagnostic(for: error)])
      return ExitStatus(verdict(on: error))
    }
  }

  /// The verdict on a command that threw an error.
  static func verdict(on error: any Error) -> RunVerdict {
    error is ArgumentError ? .invalidInput : EnvironmentProblem.verdict(on: error)
  }

  private static func dispatch(_ words: [String], console: Console) throws -> ExitStatus {
    guard let first = words.first else {
      try console.out(Help.program(commands.map { $0.declaration }))
      return .invalidInput
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "help", "--help", "-h":
      try console.out(
        rest.first.map { Help.command(try command($0).declaration) }
          ?? Help.program(commands.map { $0.declaration }))
      return .success
    case "version", "--version":
      try console.out("strut \(version)\n")
      return .success
    default: return try run(try command(first), rest, console: console)
    }
  }

  private static func command(_ name: String) throws(ArgumentError) -> any Command.Type {
    guard let command = commands.first(where: { $0.declaration.name == name }) else {
      throw .unknownCommand(name, known: commands.map { $0.declaration.name })
    }
    return command
  }

  private static func run(
    _ command: any Command.Type, _ words: [String], console: Console
  ) throws -> ExitStatus {
    var arguments = try Arguments(words, for: command.declaration)
    if arguments.has(.help) {
      try console.out(Help.command(command.declaration))
      return .success
    }
    let destination = command.destination(arguments, console: console)
    arguments.project = try console.keepingObstacle(in: destination) {
      try Project(in: console.workingFolder)
    }
    console.report(arguments.project.diagnostics, sources: arguments.project.sources)
    guard !arguments.project.diagnostics.contains(where: { $0.severity == .error }) else {
      console.write(destination, obstacle: .invalidInput, arguments.project.diagnostics)
      return .invalidInput
    }
    var console = console
    console.fontSetup = console.fontSetup.with(arguments.project, in: console.workingFolder)
    if command.declaration.options.contains(.annotations) {
      console = try console.keepingObstacle(in: destination) {
        try console.annotating(by: arguments)
      }
    }
    defer { console.writeAnnotations() }
    return try console.progress.during("strut \(command.declaration.name)") {
      try command.run(arguments, console: console)
    }
  }
}
