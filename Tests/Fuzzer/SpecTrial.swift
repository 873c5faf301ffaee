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

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a spec of the project, lays its first and its last cell out, and draws them small.
///
/// Once in eight inputs, other commands run on these cells too.
struct SpecTrial {
  let bench: Bench
  /// The spec's path in the project.
  let path: String

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
    let all = workspace.allCells
    var cells = Array(all.prefix(1) + all.dropFirst().suffix(1))
    let mistakes = workspace.check(&cells)
    outcome.add(mistakes, sources: workspace.sources)
    guard !mistakes.contains(where: { $0.severity == .error }) else { return outcome }
    for cell in cells { try draw(cell, workspace, &outcome) }
    if dice % 8 == 0 { try draw(Array(workspace.films(Selection()).prefix(1)), &outcome) }
    try run(command: dice / 8 % 32, on: cells, workspace, &outcome)
    return outcome
  }

  private func draw(
    _ selected: SelectedCell, _ workspace: Workspace, _ outcome: inout Outcome
  ) throws {
    let cell = bench.renderer.layOut(selected)
    outcome.add(cell.diagnostics, sources: workspace.sources)
    for view in cell.layout.views {
      let rects = [view.frame, view.exact, view.inScreen] + view.guides.map(\.frame)
      let numbers = rects.flatMap { [$0.x, $0.y, $0.width, $0.height] }
      outcome.expect(
        numbers.allSatisfy { $0.value.isFinite && abs($0.value) < 1e13 },
        "`\(view.id.name)` has the frame \(view.frame)")
    }
    let text = LayoutText.text(of: bench.renderer.lines(of: cell))
    outcome.add(shown: text, of: "the layout's text")
    let read = LayoutText.lines(of: text).map { LayoutText.text(of: $0) }
    outcome.expect(read == text, "the layout's text is read in another way than it was written")
    outcome.add("\(try bench.renderer.bitmap(of: cell, at: Self.scale).hashValue)")
  }

  private func draw(_ films: [SelectedFilm], _ outcome: inout Outcome) throws {
    for selected in films {
      let film = bench.renderer.layOut(selected)
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
      let options = LayoutOptions(includesLogs: true, jobs: 1, fontSetup: fonts)
      let result = try layout(cells, options: options)
      outcome.add(shown: result.text, of: "the output of `layout`")
      outcome.add(json: result.json, of: "the output of `layout --json`")
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
      let cell = bench.renderer.layOut(cells[0])
      let svg = String(decoding: try bench.renderer.svg(of: cell, text: .text), as: UTF8.self)
      outcome.expect(
        XMLParser(data: Data(svg.utf8)).parse(), "the picture as SVG is not well-formed XML")
      outcome.add("\(try bench.renderer.pdf(of: cell).count)")
    default: break
    }
  }
}
