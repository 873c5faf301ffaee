import Cells
import Commands

enum ExportCommand: Command {
  private static let notation = OptionDeclaration.value(
    "as", "NOTATION",
    "Writes anchors, nslayoutconstraint, vfl, snapkit, masonry, cartography or equations; "
      + "default: anchors.")

  private static let only = OptionDeclaration.value(
    "only", "GLOB",
    "Selects cells by name, of which the first per spec is written; repeatable; default: all.",
    repeats: true)

  static let declaration = CommandDeclaration(
    name: "export",
    summary: "Writes the constraints of one cell per spec as code.",
    operands: .specs, options: [notation, only, .device, .scene, .set, .limit],
    example: (
      "strut export Snapshots/chat --as snapkit --only '*.keyboard-shown'",
      "Writes the constraints of a cell with the keyboard, for SnapKit."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    switch try CellChoice(arguments, console: console) {
    case .end(let status, _): return status
    case .cells(let cells, _, let workspace):
      let result: ExportResult
      do throws(UnknownNotation) {
        result = try export(cells, as: arguments.value(notation) ?? "anchors")
      } catch {
        console.report([error.diagnostic])
        return .invalidInput
      }
      console.report(result.diagnostics, sources: workspace.sources)
      try console.out(result.text)
      return .success
    }
  }
}
