import Cells
import Commands

/// `strut prune`.
enum PruneCommand: Command {
  private static let check = OptionDeclaration.flag(
    "check", "Only lists them, and ends with 1 where there are any.")

  static let declaration = CommandDeclaration(
    name: "prune", summary: "Removes references that no cell of the specs names.",
    operands: "paths", options: [check, .limit],
    example: ("strut prune --check", "Lists the references that nothing needs any more."))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let workspace = Workspace(
      paths: arguments.paths, in: console.workingFolder, limits: try arguments.limits())
    console.report(workspace.diagnostics, sources: workspace.sources)
    // A spec that cannot be read names no cells, though it has some.
    guard !workspace.hasErrors else { return .wrongInput }
    let run = try PruneRun(
      workspace, at: arguments.paths, in: console.workingFolder, onlyLists: arguments.has(check))
    console.report(run.diagnostics)
    try console.out(run.summary)
    return arguments.has(check) && run.foundAny ? .snapshotsDiffer : .success
  }
}
