import AutoLayout
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

  package init(_ cells: [SelectedCell], jobs: Int, fontSetup: FontSetup) throws {
    let fonts = try fontSetup.library()
    let laidOut = try CellWork.map(cells, jobs: jobs, fonts: fonts) { $0.layOut($1) }
    var findings = CellFindings()
    for (selected, cell) in zip(cells, laidOut) {
      findings.add(cell.diagnostics, of: selected.id.description)
    }
    diagnostics = findings.diagnostics(ofTotal: cells.count)
    json = LayoutJSON.document(
      cells: zip(cells, laidOut).map { selected, cell in
        LayoutJSON.cell(
          name: selected.cell.name, spec: selected.spec.location.reportPath,
          screenSize: cell.built.geometry.size, scale: cell.built.geometry.scale,
          safeArea: cell.built.geometry.safeArea, layout: cell.layout,
          diagnostics: cell.diagnostics)
      })
    text = zip(cells, laidOut).map { selected, cell in
      "\(selected.id)\n\(LayoutText.text(of: LayoutLine.lines(of: cell.layout)))"
    }.joined(separator: "\n")
  }
}
