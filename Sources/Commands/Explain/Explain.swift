import AutoLayout
package import Cells
package import Diagnostics
import Drawing
import Snapshots
import Spec

/// The options of `explain`.
package struct ExplainOptions: Sendable {
  /// The name of the view or guide to explain in full; nil for a summary of all.
  package var view: String?
  /// The drawings of the constraints.
  ///
  /// They are possible for one cell only.
  package var drawings: [ExplanationFile]
  /// The base of the paths of the drawings.
  package var folder: WorkingFolder
  /// The greatest number of threads.
  package var jobs: Int
  package var fontSetup: FontSetup

  package init(
    view: String? = nil, drawings: [ExplanationFile] = [], in folder: WorkingFolder, jobs: Int,
    fontSetup: FontSetup
  ) {
    self.view = view
    self.drawings = drawings
    self.folder = folder
    self.jobs = jobs
    self.fontSetup = fontSetup
  }
}

/// A file for the drawing of a cell with its constraints.
package struct ExplanationFile: Sendable {
  let format: ExplanationPicture
  /// The path relative to the working folder.
  let path: String

  package init(_ format: ExplanationPicture, path: String) {
    self.format = format
    self.path = path
  }
}

/// The explanations of cells.
package struct ExplainResult: Sendable {
  /// The document of `strut explain --json`.
  package let json: String
  /// A block for each group of cells, then the paths of the drawings.
  ///
  /// The explanations of a group differ only in numbers.
  package let text: String
}

/// A request that `explain` cannot fulfil.
package enum ExplainRefusal: Error, Hashable, Sendable {
  case unknownView(UnknownView)
  /// Several cells are selected, but a drawing shows one cell.
  ///
  /// The values are the number of selected cells and the first of them.
  case severalCells(Int, first: String, format: ExplanationPicture)

  package var diagnostic: Diagnostic {
    switch self {
    case .unknownView(let view): view.diagnostic
    case .severalCells(let count, let first, let format):
      Diagnostic(
        Message(
          rule: "severalCells",
          text: "`--\(format.rawValue)` draws one cell, and \(count) are selected"),
        help: "add `--only \(first)`")
    }
  }
}

/// Explains the frames of views and the outcome of each constraint.
///
/// - Parameters:
///   - cells: the cells to explain.
///   - options: the view and the drawings.
///   - progress: called with the number of finished cells.
/// - Returns: the explanations. The drawings are written.
/// - Throws: `ExplainRefusal`, or the error of missing fonts or of a file that cannot be written.
package func explain(
  _ cells: [SelectedCell], options: ExplainOptions, progress: (_ done: Int) -> Void = { _ in }
) throws -> ExplainResult {
  if let drawing = options.drawings.first, cells.count > 1 {
    throw ExplainRefusal.severalCells(
      cells.count, first: cells[0].id.description, format: drawing.format)
  }
  let fonts = try options.fontSetup.library()
  let explanations = try CellWork.map(
    cells, jobs: options.jobs, fonts: fonts, progress: progress
  ) { renderer, selected in
    let cell = try renderer.explain(selected)
    let explanation = FormattedExplanation(cell, view: options.view)
    guard explanation.hasView else { return explanation }
    for drawing in options.drawings {
      let sheet = ExplanationSheet(cell, named: options.view, measuring: renderer.measurer)
      try OutputFile.write(
        try drawing.format.bytes(of: sheet, by: renderer.renderer),
        to: options.folder.target(drawing.path))
    }
    return explanation
  }
  let concerned = explanations.filter(\.hasView)
  if let view = options.view, concerned.isEmpty {
    var names: [String] = []
    for name in explanations.flatMap(\.names) where !names.contains(name) { names.append(name) }
    throw ExplainRefusal.unknownView(UnknownView(name: view, known: names))
  }
  let written = options.drawings.map { "\ndrawn into \($0.path)\n" }.joined()
  return ExplainResult(
    json: ExplanationJSON.document(cells: concerned.map(\.json)),
    text: FormattedExplanation.groups(concerned).joined(separator: "\n") + written)
}

/// The text and the JSON of a cell.
///
/// Strut keeps them instead of the explanation to save memory.
private struct FormattedExplanation: Sendable {
  let id: String
  let json: JSONValue
  let text: String
  /// The text without numbers, which is equal for cells whose explanations differ only in numbers.
  let key: String
  /// The names of the views and guides.
  let names: [String]
  let hasView: Bool

  init(_ cell: ExplainedCell, view: String?) {
    id = cell.id
    names = cell.explanation.items.map(\.name)
    hasView = view.map(names.contains) ?? true
    json = hasView ? ExplanationJSON.cell(cell, named: view) : .null
    text = ExplanationText(cell: cell, name: view, numbers: .shown).text
    key = ExplanationText(cell: cell, name: view, numbers: .blank).text
  }

  /// The text of each group of cells whose explanations differ only in numbers.
  ///
  /// It has the explanation of the first cell and the names of the others.
  static func groups(_ cells: [FormattedExplanation]) -> [String] {
    var groups: [(first: FormattedExplanation, others: [String])] = []
    var groupOfKey: [String: Int] = [:]
    for cell in cells {
      if let group = groupOfKey[cell.key] {
        groups[group].others.append(cell.id)
      } else {
        groupOfKey[cell.key] = groups.count
        groups.append((cell, []))
      }
    }
    return groups.map { group in
      let others =
        group.others.isEmpty
        ? "" : "also, with other numbers: \(WordList.list(group.others, atMost: named))\n"
      return "\(group.first.id)\n\(others)\n\(group.first.text)"
    }
  }

  /// The greatest number of cells that a line names.
  private static let named = 6
}
