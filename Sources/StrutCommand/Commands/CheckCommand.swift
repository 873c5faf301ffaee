import Diagnostics
import Strut

/// `strut check`.
enum CheckCommand: Command {
  static let declaration = CommandDeclaration(
    name: "check", summary: "Parses and checks specs on every cell, draws nothing.",
    operands: "paths", options: [],
    example: (
      "strut check Snapshots/chat", "Says what is wrong with the spec, or that all is well."
    )
  )

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let workspace = Workspace(paths: arguments.paths, in: console.workingFolder)
    let diagnostics = workspace.diagnostics + workspace.diagnostics(building: workspace.allCells)
    console.report(diagnostics, sources: workspace.sources)
    if diagnostics.contains(where: { $0.severity == .error }) { return .wrongInput }
    try console.out(workspace.summary)
    return .success
  }
}
