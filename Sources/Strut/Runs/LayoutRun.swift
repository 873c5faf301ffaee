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
          diagnostics: cell.diagnostics, logs: includesLogs ? cell.layout.conflictLogs : nil)
      })
    text = zip(cells, laidOut).map { selected, cell in
      let frames = LayoutText.text(of: LayoutLine.lines(of: cell.layout))
      let logs = includesLogs ? cell.layout.conflictLogs.map { "\n\($0)" }.joined() : ""
      return "\(selected.id)\n\(frames)\(logs)"
    }.joined(separator: "\n")
  }
}
