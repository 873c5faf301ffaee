import Commands

enum ExplainCommand: Command {
  private static let view = OptionDeclaration.value(
    "view", "ID", "Explains one view or guide in full; default: summaries of all views.")

  private static let svg = OptionDeclaration.value(
    "svg", "FILE", "Draws the constraints of one cell over its screen, as SVG.")

  private static let png = OptionDeclaration.value("png", "FILE", "Draws the same as PNG.")

  static let declaration = CommandDeclaration(
    name: "explain",
    summary: "Shows which constraints decide each frame, and which do not hold.",
    operands: .specs,
    options: [view, svg, png, .only, .device, .scene, .set, .limit, .jobs, .json],
    example: (
      "strut explain Snapshots/chat --only iphone-15-pro --view send",
      "Explains the frame of `send`, with the lines of the spec that decide it."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let jobs = try arguments.jobs(console)
    try arguments.requireOwnPaths([svg, png], in: console.workingFolder)
    switch try CellChoice(arguments, console: console) {
    case .end(let status, _): return status
    case .cells(let cells, _, _):
      let drawings =
        arguments.values(svg).map { ExplanationFile(.svg, path: $0) }
        + arguments.values(png).map { ExplanationFile(.png, path: $0) }
      do {
        let options = ExplainOptions(
          view: arguments.value(view), drawings: drawings, in: console.workingFolder, jobs: jobs,
          fontSetup: console.fontSetup)
        let result = try explain(cells, options: options) {
          console.progress.update("explaining", done: $0, total: cells.count)
        }
        try console.out(arguments.has(.json) ? result.json : result.text)
        return .success
      } catch let refusal as ExplainRefusal {
        console.report([refusal.diagnostic])
        return .invalidInput
      }
    }
  }
}
