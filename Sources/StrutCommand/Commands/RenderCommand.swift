import Cells
import Commands
import Drawing

enum RenderCommand: Command {
  private static let out = OptionDeclaration.value(
    "out", "DIR", "Writes the pictures into this folder; default: .strut/pictures.")
  private static let format = OptionDeclaration.value(
    "format", "FORMATS",
    "Writes png, svg or pdf, or several such as png,svg; default: png, with --sheet png,svg.")
  private static let text = OptionDeclaration.value(
    "text", "FORM",
    "Writes SVG text as paths, the same on all systems, or as text; default: paths.")
  private static let scale = OptionDeclaration.value(
    "scale", "N",
    "Draws N pixels per point, 0.1 to 4; default: the scale of the device, with --sheet 0.5.")
  private static let sheet = OptionDeclaration.flag(
    "sheet", "Draws one contact sheet per screen: devices in columns, all other values in rows.")
  private static let background = OptionDeclaration.value(
    "background", "STYLE",
    "With --sheet, draws a light or dark background; default: dark if all cells are dark.")
  private static let frame = OptionDeclaration.flag(
    "frame", "Draws the body of the device around each screen.")
  private static let report = OptionDeclaration.value(
    "report", "DIR", "Also writes an HTML page with the pictures into this folder.")

  static let declaration = CommandDeclaration(
    name: "render",
    summary: "Draws each cell into its own file, or all cells on one sheet per screen.",
    operands: .specs,
    options: [
      out, format, text, scale, frame, sheet, background, report, .only, .device, .scene, .design,
      .set,
      .limit,
      .jobs,
    ],
    example: (
      "strut render Snapshots/chat --out pictures --format png,svg",
      "Writes pictures/chat/<cell>.png and .svg for each cell."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let isSheet = arguments.has(sheet)
    let formats = try pictureFormats(arguments) ?? (isSheet ? [.png, .svg] : [.png])
    let scale = try pictureScale(arguments)
    let backgroundOfSheets = try sheetBackground(arguments)
    let svgText = try svgText(arguments, formats)
    if formats == [.pdf], arguments.has(report) {
      throw ArgumentError.excluded(option: report.name, by: "\(format.name) pdf")
    }
    let jobs = try arguments.jobs(console)
    try arguments.requireOwnFolders([out, report], in: console.workingFolder)
    let folder = arguments.value(out) ?? ".strut/pictures"
    for option in [report, frame] where isSheet && arguments.has(option) {
      throw ArgumentError.excluded(option: option.name, by: sheet.name)
    }
    if !isSheet, arguments.has(background) {
      throw ArgumentError.missingOption(sheet.name, neededBy: background.name)
    }
    switch try CellChoice(arguments, console: console, wantsFilm: { _ in !isSheet }) {
    case .end(let status, _): return status
    case .cells(let cells, let films, let workspace):
      if let picture = workspace.input(
        replacedBy: cells.map(\.id) + films.map(\.id), isSheet: isSheet, as: formats, in: folder,
        of: console.workingFolder)
      {
        throw ArgumentError.pictureOverInput(picture, option: out.name)
      }
      let total = cells.count + films.count
      func progress(_ done: Int) {
        console.progress.update("drawing", done: done, total: total)
      }
      func draw() throws -> RenderResult {
        if isSheet {
          var options = SheetOptions(
            out: folder, in: console.workingFolder, jobs: jobs, fontSetup: console.fontSetup)
          options.formats = formats
          options.scale = scale ?? options.scale
          options.background = backgroundOfSheets
          options.svgText = svgText
          return try renderSheets(cells, options: options, progress: progress)
        }
        var options = RenderOptions(
          out: folder, in: console.workingFolder, jobs: jobs, fontSetup: console.fontSetup)
        options.formats = formats
        options.scale = scale
        options.withBody = arguments.has(frame)
        options.svgText = svgText
        options.report = arguments.value(report)
        return try render(cells, films: films, options: options, progress: progress)
      }
      let result = try draw()
      console.report(result.diagnostics, sources: workspace.sources)
      try console.out(result.summary)
      if try !arguments.selection().selectsByName {
        try console.out(workspace.impossibleCells.map { "\($0)\n" }.joined())
      }
      return .success
    }
  }

  /// The formats, or nil if the option is absent.
  private static func pictureFormats(_ arguments: Arguments) throws(ArgumentError)
    -> [PictureFormat]?
  {
    guard let text = arguments.value(format) else { return nil }
    var formats: [PictureFormat] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let found = PictureFormat(rawValue: String(name)), !formats.contains(found) else {
        throw .badValue(
          option: format.name, value: text,
          expected: "`png`, `svg`, `pdf`, or several such as `png,svg`")
      }
      formats.append(found)
    }
    return formats
  }

  private static func svgText(
    _ arguments: Arguments, _ formats: [PictureFormat]
  ) throws(ArgumentError) -> SVGText {
    guard let name = arguments.value(text) else { return .paths }
    guard let form = SVGText(rawValue: name) else {
      throw .badValue(option: text.name, value: name, expected: "`paths` or `text`")
    }
    guard formats.contains(.svg) else {
      throw .missingOption("\(format.name) svg", neededBy: text.name)
    }
    return form
  }

  private static func pictureScale(_ arguments: Arguments) throws(ArgumentError) -> PictureScale? {
    guard let text = arguments.value(scale) else { return nil }
    guard let found = PictureScale(text) else {
      throw .badValue(
        option: scale.name, value: text, expected: "a number from 0.1 to 4, such as `0.5` or `2`")
    }
    return found
  }

  private static func sheetBackground(_ arguments: Arguments) throws(ArgumentError)
    -> SheetBackground?
  {
    guard let name = arguments.value(background) else { return nil }
    guard let found = SheetBackground(rawValue: name) else {
      throw .badValue(option: background.name, value: name, expected: "`light` or `dark`")
    }
    return found
  }
}
