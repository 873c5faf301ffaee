import Cells
import Commands
import Diagnostics

enum CheckCommand: Command {
  static let declaration = CommandDeclaration(
    name: "check", summary: "Finds wrong keys, values and names in specs. Computes no layout.",
    operands: .specs, options: [.annotations, .only, .device, .scene, .set, .limit],
    example: (
      "strut check Snapshots/chat",
      "Reports the mistakes in the spec."
    )
  )

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let selection = try arguments.selection()
    let paths = arguments.paths(in: console.workingFolder)
    try arguments.requireDocument(among: paths)
    let workspace = Workspace(
      paths: paths, in: console.workingFolder,
      setting: selection.settings, scene: arguments.value(.scene),
      limits: try arguments.limits(), resources: arguments.project.resources,
      jobs: try arguments.jobs(console))
    var cells = workspace.cells(selection)
    let diagnostics = workspace.diagnostics + workspace.check(&cells)
    console.report(diagnostics, sources: workspace.sources)
    if diagnostics.contains(where: { $0.severity == .error }) { return .invalidInput }
    if let nothing = workspace.nothingSelected(selection) {
      console.report([nothing])
      return .nothingSelected
    }
    try console.out(workspace.summary(of: cells, selection))
    return .success
  }
}
