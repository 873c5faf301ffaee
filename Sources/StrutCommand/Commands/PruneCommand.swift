import Cells
import Commands

enum PruneCommand: Command {
  private static let check = OptionDeclaration.flag(
    "check", "Only lists these references; exits with 1 if there are any.")

  static let declaration = CommandDeclaration(
    name: "prune",
    summary: "Removes references that no cell uses, and moves those of renamed cells.",
    operands: .specs, options: [check, .limit],
    example: (
      "strut prune --check",
      "Lists the references that no cell uses."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let workspace = Workspace(
      paths: arguments.paths(in: console.workingFolder), in: console.workingFolder,
      limits: try arguments.limits(), resources: arguments.project.resources)
    console.report(workspace.diagnostics, sources: workspace.sources)
    // The cells of a spec with errors are unknown, so any reference may be in use.
    guard !workspace.hasErrors else { return .invalidInput }
    let result = try prune(
      workspace, at: arguments.paths(in: console.workingFolder), in: console.workingFolder,
      references: arguments.project.resources.referenceFolder, onlyLists: arguments.has(check))
    console.report(result.diagnostics)
    try console.out(result.summary)
    return arguments.has(check) && result.foundAny ? .snapshotsDiffer : .success
  }
}
