import Cells
import Commands

enum LayoutCommand: Command {
  static let declaration = CommandDeclaration(
    name: "layout", summary: "Prints the frames of all views in each cell.",
    operands: .specs,
    options: [.only, .device, .scene, .design, .set, .limit, .jobs, .json, .uiKitLog],
    example: (
      "strut layout Snapshots/chat --only iphone-15-pro --json",
      "Prints all frames in one cell as JSON, in points."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let jobs = try arguments.jobs(console)
    switch try CellChoice(arguments, console: console) {
    case .end(let status, _): return status
    case .cells(let cells, _, let workspace):
      let options = LayoutOptions(
        form: arguments.has(.json) ? .json : .text, includesLogs: arguments.has(.uiKitLog),
        jobs: jobs, fontSetup: console.fontSetup)
      let result = try layout(cells, options: options) {
        console.progress.update("laying out", done: $0, total: cells.count)
      }
      try console.out(result.output)
      if !arguments.has(.json) { console.report(result.diagnostics, sources: workspace.sources) }
      return .success
    }
  }
}
