import AutoLayout
package import Cells
import Devices
package import Diagnostics
import Snapshots
import Spec

/// The options of `layout`.
package struct LayoutOptions: Sendable {
  /// Whether the text and the JSON contain UIKit's logs of conflicts.
  package var includesLogs: Bool
  /// The greatest number of threads.
  package var jobs: Int
  package var fontSetup: FontSetup

  package init(includesLogs: Bool = false, jobs: Int, fontSetup: FontSetup) {
    self.includesLogs = includesLogs
    self.jobs = jobs
    self.fontSetup = fontSetup
  }
}

/// The frames of cells.
package struct LayoutResult: Sendable {
  /// The document of `strut layout --json`.
  package let json: String
  /// A block of lines for each cell.
  package let text: String
  package let diagnostics: [Diagnostic]
}

/// Lays out cells.
///
/// - Parameters:
///   - cells: the cells to lay out.
///   - options: the options of the layout.
///   - progress: called with the number of finished cells.
/// - Returns: the frames of every view, as text and as JSON.
/// - Throws: the error of missing fonts.
package func layout(
  _ cells: [SelectedCell], options: LayoutOptions, progress: (_ done: Int) -> Void = { _ in }
) throws -> LayoutResult {
  let fonts = try options.fontSetup.library()
  let formatted = try CellWork.map(
    cells, jobs: options.jobs, fonts: fonts, progress: progress
  ) { renderer, selected in
    FormattedCell(renderer.layOut(selected), selected, includesLogs: options.includesLogs)
  }
  var findings = CellFindings()
  for (selected, cell) in zip(cells, formatted) {
    findings.add(cell.diagnostics, of: selected.id.description)
  }
  return LayoutResult(
    json: LayoutJSON.document(cells: formatted.map(\.json)),
    text: formatted.map(\.text).joined(separator: "\n"),
    diagnostics: findings.diagnostics(ofTotal: cells.count))
}

/// The text and the JSON of a cell.
///
/// Strut keeps them instead of the layout to save memory.
private struct FormattedCell: Sendable {
  let json: JSONValue
  let text: String
  let diagnostics: [Diagnostic]

  init(_ cell: LaidOutCell, _ selected: SelectedCell, includesLogs: Bool) {
    diagnostics = cell.diagnostics
    json = LayoutJSON.cell(
      cell, name: selected.cell.name, spec: selected.spec.location.reportPath,
      includesLogs: includesLogs)
    let frames = LayoutText.text(of: LayoutLine.lines(of: cell.layout, []))
    let logs = includesLogs ? cell.layout.conflictLogs.map { "\n\($0)" }.joined() : ""
    text = "\(selected.id)\n\(frames)\(logs)"
  }
}
