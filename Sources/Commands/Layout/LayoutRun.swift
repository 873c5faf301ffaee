import AutoLayout
package import Cells
import Devices
package import Diagnostics
import Snapshots
import Spec

/// Lays cells out and words their frames.
package struct LayoutRun: Sendable {
  /// The object of `strut layout --json`.
  package let json: String
  /// A block of lines for each cell.
  package let text: String
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - cells: what to lay out.
  ///   - includesLogs: whether the text and the JSON have what UIKit logs for conflicts.
  ///   - jobs: the greatest number of threads.
  ///   - fontSetup: where fonts are looked for and kept.
  /// - Throws: what keeps fonts from being used.
  package init(
    _ cells: [SelectedCell], includesLogs: Bool = false, jobs: Int, fontSetup: FontSetup
  ) throws {
    let fonts = try fontSetup.library()
    let told = try CellWork.map(cells, jobs: jobs, fonts: fonts) { renderer, selected in
      ToldCell(renderer.layOut(selected), selected, includesLogs: includesLogs)
    }
    var findings = CellFindings()
    for (selected, cell) in zip(cells, told) {
      findings.add(cell.diagnostics, of: selected.id.description)
    }
    diagnostics = findings.diagnostics(ofTotal: cells.count)
    json = LayoutJSON.document(cells: told.map(\.json))
    text = told.map(\.text).joined(separator: "\n")
  }
}

/// What is kept of a cell once it is worded, so that memory does not grow with what is drawn in it.
private struct ToldCell: Sendable {
  let json: String
  let text: String
  let diagnostics: [Diagnostic]

  init(_ cell: LaidOutCell, _ selected: SelectedCell, includesLogs: Bool) {
    diagnostics = cell.diagnostics
    let geometry = cell.built.geometry
    json = LayoutJSON.cell(
      name: selected.cell.name, spec: selected.spec.location.reportPath,
      screenSize: geometry.size, scale: geometry.scale, safeArea: geometry.safeArea,
      layout: cell.layout, diagnostics: diagnostics,
      logs: includesLogs ? cell.layout.conflictLogs : nil)
    let frames = LayoutText.text(of: LayoutLine.lines(of: cell.layout, []))
    let logs = includesLogs ? cell.layout.conflictLogs.map { "\n\($0)" }.joined() : ""
    text = "\(selected.id)\n\(frames)\(logs)"
  }
}
