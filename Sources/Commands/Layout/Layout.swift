import AutoLayout
package import Cells
import Devices
package import Diagnostics
import Snapshots
import Spec

/// The form in which `layout` prints frames.
package enum LayoutForm: Sendable {
  /// A block of lines for each cell.
  case text
  /// The document of `strut layout --json`.
  case json
}

/// The options of `layout`.
package struct LayoutOptions: Sendable {
  package var form: LayoutForm
  /// Whether the output contains UIKit's logs of conflicts.
  package var includesLogs: Bool
  /// The greatest number of threads.
  package var jobs: Int
  package var fontSetup: FontSetup

  package init(
    form: LayoutForm = .text, includesLogs: Bool = false, jobs: Int, fontSetup: FontSetup
  ) {
    self.form = form
    self.includesLogs = includesLogs
    self.jobs = jobs
    self.fontSetup = fontSetup
  }
}

/// The frames of cells.
package struct LayoutResult: Sendable {
  /// The frames in the form of the options.
  package let output: String
  package let diagnostics: [Diagnostic]
}

/// Lays out cells.
///
/// - Parameters:
///   - cells: the cells to lay out.
///   - options: the options of the layout.
///   - progress: called with the number of finished cells.
/// - Returns: the frames of every view.
/// - Throws: the error of missing fonts.
package func layout(
  _ cells: [SelectedCell], options: LayoutOptions, progress: (_ done: Int) -> Void = { _ in }
) throws -> LayoutResult {
  let fonts = try options.fontSetup.library()
  let formatted = try CellWork.map(
    cells, jobs: options.jobs, fonts: fonts, progress: progress
  ) { renderer, selected in
    FormattedCell(try renderer.layOut(selected), selected, options)
  }
  var findings = CellFindings()
  for (selected, cell) in zip(cells, formatted) {
    findings.add(cell.diagnostics, of: selected.id.description)
  }
  let output =
    switch options.form {
    case .text: formatted.map(\.text).joined(separator: "\n")
    case .json: LayoutJSON.document(cells: formatted.map(\.json))
    }
  return LayoutResult(output: output, diagnostics: findings.diagnostics(ofTotal: cells.count))
}

/// The text or the JSON of a cell.
///
/// Strut keeps it instead of the layout to save memory.
private struct FormattedCell: Sendable {
  private(set) var json: JSONValue = .null
  private(set) var text = ""
  let diagnostics: [Diagnostic]

  init(_ cell: LaidOutCell, _ selected: SelectedCell, _ options: LayoutOptions) {
    diagnostics = cell.diagnostics
    switch options.form {
    case .text:
      let frames = LayoutText.text(of: LayoutLine.lines(of: cell.layout, []))
      let logs = options.includesLogs ? cell.layout.conflictLogs.map { "\n\($0)" }.joined() : ""
      text = "\(selected.id)\n\(frames)\(logs)"
    case .json:
      json = LayoutJSON.cell(
        cell, name: selected.cell.name, spec: selected.spec.location.reportPath,
        of: selected.spec.document,
        includesLogs: options.includesLogs)
    }
  }
}
