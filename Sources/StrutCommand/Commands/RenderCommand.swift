import Strut

/// `strut render`.
enum RenderCommand: Command {
  private static let out = OptionDeclaration.value(
    "out", "DIR", "Where the pictures go, a folder a screen; default: .strut/pictures.")
  private static let format = OptionDeclaration.value(
    "format", "FORMATS", "png, svg, or both joined by a comma; default: png.")
  private static let frame = OptionDeclaration.flag(
    "frame", "Draws the device's body around the screen.")
  private static let report = OptionDeclaration.value(
    "report", "DIR", "Writes a page that shows the pictures.")

  static let declaration = CommandDeclaration(
    name: "render", summary: "Draws every cell of the matrix into a file.", operands: "paths",
    options: [out, format, frame, report, .only, .device, .jobs],
    example: (
      "strut render Snapshots/chat --out pictures --format png,svg",
      "Writes pictures/chat/<cell>.png and .svg for every cell."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let formats = try pictureFormats(arguments)
    let jobs = try arguments.jobs(console)
    switch CellChoice(arguments, console: console) {
    case .end(let status): return status
    case .cells(let cells, let workspace):
      let progress = Progress("drawing", on: console)
      let run = try progress.during {
        try RenderRun(
          cells, formats: formats, withBody: arguments.has(frame),
          out: arguments.value(out) ?? ".strut/pictures",
          report: arguments.value(report), in: console.workingFolder, jobs: jobs,
          fontSetup: console.fontSetup
        ) { progress.update(done: $0, total: cells.count) }
      }
      console.report(run.diagnostics, sources: workspace.sources)
      try console.out(run.summary)
      if arguments.selection.isEverything {
        try console.out(workspace.impossibleCells.map { "\($0)\n" }.joined())
      }
      return .success
    }
  }

  private static func pictureFormats(_ arguments: Arguments) throws(ArgumentError)
    -> [PictureFormat]
  {
    guard let text = arguments.value(format) else { return [.png] }
    var formats: [PictureFormat] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let found = PictureFormat(rawValue: String(name)), !formats.contains(found) else {
        throw .badValue(option: format.name, value: text, expected: "`png`, `svg` or `png,svg`")
      }
      formats.append(found)
    }
    return formats
  }
}
