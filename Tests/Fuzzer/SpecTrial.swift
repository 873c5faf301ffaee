import AutoLayout
import Bitmaps
import Cells
import Commands
import Diagnostics
import Drawing
import Foundation
import Geometry
import Snapshots
import Spec

/// Reads a spec of the project, and lays its first and its last cell out.
///
/// Drawing and the other commands take most of the time, so only some of the inputs get there.
struct SpecTrial {
  let bench: Bench
  /// The spec's path in the project.
  let path: String
  /// Whether all cells are drawn, and not only those of one input in eight.
  var drawsAll = false

  func run(_ bytes: [UInt8]) throws -> Outcome {
    try bench.write(bytes, to: path)
    return try run(dice: Self.dice(bytes))
  }

  /// A number that only depends on the input.
  static func dice(_ bytes: [UInt8]) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(hash >> 40)
  }

  /// Reads the spec as it is; the number selects the commands.
  func run(dice: Int) throws -> Outcome {
    var outcome = Outcome()
    let workspace = Workspace(paths: [path], in: bench.workingFolder)
    outcome.add(workspace.diagnostics, sources: workspace.sources)
    guard !workspace.hasErrors else { return outcome }
    var cells = Self.cells(of: workspace)
    let mistakes = workspace.check(&cells)
    outcome.add(mistakes, sources: workspace.sources)
    guard !mistakes.contains(where: { $0.severity == .error }) else { return outcome }
    outcome.isAccepted = true
    for selected in cells {
      let cell = try bench.renderer.layOut(selected)
      check(cell, sources: workspace.sources, &outcome)
      if drawsAll || dice % 8 == 0 { try draw(cell, &outcome) }
    }
    if dice % 64 == 0 { try draw(Array(workspace.films(Selection()).prefix(1)), &outcome) }
    try run(command: dice / 8 % 64, on: cells, workspace, &outcome)
    return outcome
  }

  /// Reads a spec in memory and lays its first cell out; it must name no files.
  ///
  /// One input in 32 goes through its file instead.
  func runInMemory(_ bytes: [UInt8]) throws -> Outcome {
    guard Self.dice(bytes) / 512 % 32 > 0 else { return try run(bytes) }
    var outcome = Outcome()
    let parsed = SpecParser.parse(bytes, file: path)
    let sources = [SourceText(file: path, text: String(decoding: bytes, as: UTF8.self))]
    outcome.add(parsed.diagnostics, sources: sources)
    guard let document = parsed.document, let first = document.cells().cells.first else {
      return outcome
    }
    let built = document.build(first)
    guard !built.diagnostics.contains(where: { $0.severity == .error }) else {
      outcome.add(built.diagnostics, sources: sources)
      return outcome
    }
    outcome.isAccepted = true
    check(try bench.renderer.layOut(built), sources: sources, &outcome)
    return outcome
  }

  /// The first and the last cell.
  static func cells(of workspace: Workspace) -> [SelectedCell] {
    let all = workspace.allCells
    return Array(all.prefix(1) + all.dropFirst().suffix(1))
  }

  private func check(_ cell: LaidOutCell, sources: [SourceText], _ outcome: inout Outcome) {
    outcome.add(cell.diagnostics, sources: sources)
    for view in cell.layout.views {
      let rects = [view.frame, view.exact, view.inScreen] + view.guides.map(\.frame)
      let numbers = rects.flatMap { [$0.x, $0.y, $0.width, $0.height] }
      outcome.expect(
        numbers.allSatisfy { $0.value.isFinite && abs($0.value) < 1e13 },
        "`\(view.id.name)` has the frame \(view.frame)")
    }
    for view in cell.layout.inTreeOrder { outcome.add("\(view.id.name) \(view.inScreen)") }
  }

  private func draw(_ cell: LaidOutCell, _ outcome: inout Outcome) throws {
    let text = LayoutText.text(of: bench.renderer.lines(of: cell))
    outcome.add(shown: text, of: "the layout's text")
    let read = LayoutText.lines(of: text).map { LayoutText.text(of: $0) }
    outcome.expect(read == text, "the layout's text is read in another way than it was written")
    outcome.add("\(try bench.renderer.bitmap(of: cell, at: Self.scale).hashValue)")
  }

  private func draw(_ films: [SelectedFilm], _ outcome: inout Outcome) throws {
    for selected in films {
      let film = try bench.renderer.layOut(selected)
      let pictures = try bench.renderer.pictures(of: film, at: Self.scale)
      outcome.add("\(pictures.animation.count) \(pictures.strip.hashValue)")
    }
  }

  private static let scale = PictureScale(0.125)

  private func run(
    command: Int, on cells: [SelectedCell], _ workspace: Workspace, _ outcome: inout Outcome
  ) throws {
    let fonts = bench.fontSetup
    switch command {
    case 0:
      var options = LayoutOptions(includesLogs: true, jobs: 1, fontSetup: fonts)
      outcome.add(
        shown: try layout(cells, options: options).output, of: "the output of `layout`")
      options.form = .json
      outcome.add(
        json: try layout(cells, options: options).output, of: "the output of `layout --json`")
    case 1:
      let result = try lint(cells, options: LintOptions(jobs: 1, fontSetup: fonts))
      outcome.add(result.notices + result.diagnostics, sources: workspace.sources)
      outcome.add(json: result.json, of: "the output of `lint --json`")
    case 2:
      let options = ExplainOptions(in: bench.workingFolder, jobs: 1, fontSetup: fonts)
      let result = try explain(cells, options: options)
      outcome.add(shown: result.text, of: "the output of `explain`")
      outcome.add(json: result.json, of: "the output of `explain --json`")
    case 3:
      let cell = try bench.renderer.layOut(cells[0])
      let svg = String(decoding: try bench.renderer.svg(of: cell, text: .text), as: UTF8.self)
      outcome.expect(xml: svg, of: "the picture as SVG")
      outcome.add("\(try bench.renderer.pdf(of: cell).count)")
    default: break
    }
  }
}
