import AutoLayout
package import Cells
import Drawing
import Snapshots
import Spec

/// Lays cells out and words the reasons.
package struct ExplainRun: Sendable {
  /// The object of `strut explain --json`.
  package let json: String
  /// A block for each group of cells whose explanations differ in figures alone; after them the names
  /// of the files that were written.
  package let text: String

  /// A picture of a cell with its constraints over it.
  package struct Drawing: Sendable {
    let format: ExplanationPicture
    /// As the user named it.
    let path: String

    package init(_ format: ExplanationPicture, path: String) {
      self.format = format
      self.path = path
    }
  }

  /// - Parameters:
  ///   - cells: what to explain.
  ///   - view: the view or guide that is told in full; nil for a summary of all of them.
  ///   - drawings: what is drawn, of one cell alone.
  ///   - folder: what the drawings' paths are meant from.
  ///   - jobs: the greatest number of threads.
  ///   - fontSetup: where fonts are looked for and kept.
  /// - Throws: `ExplainRefusal`, what keeps fonts from being used, or a file from being written.
  package init(
    _ cells: [SelectedCell], view: String?, drawings: [Drawing] = [], in folder: WorkingFolder,
    jobs: Int, fontSetup: FontSetup
  ) throws {
    if let drawing = drawings.first, cells.count > 1 {
      throw ExplainRefusal.severalCells(
        cells.count, first: cells[0].id.description, format: drawing.format)
    }
    let fonts = try fontSetup.library()
    let told = try CellWork.map(cells, jobs: jobs, fonts: fonts) {
      renderer, selected in
      let cell = renderer.explain(selected)
      let told = ToldExplanation(cell, view: view)
      guard told.hasView else { return told }
      for drawing in drawings {
        let sheet = ExplanationSheet(cell, named: view, measuring: renderer.measurer)
        try OutputFile.write(
          try drawing.format.bytes(of: sheet, by: renderer.renderer),
          to: folder.place(drawing.path))
      }
      return told
    }
    let concerned = told.filter(\.hasView)
    if let view, concerned.isEmpty {
      var names: [String] = []
      for name in told.flatMap(\.names) where !names.contains(name) { names.append(name) }
      throw ExplainRefusal.unknownView(UnknownView(name: view, known: names))
    }
    json = ExplanationJSON.document(cells: concerned.map(\.json))
    let written = drawings.map { "\ndrawn into \($0.path)\n" }.joined()
    text = Self.groups(concerned).joined(separator: "\n") + written
  }

  /// Cells that differ in figures alone are told by the first of them.
  private static func groups(_ told: [ToldExplanation]) -> [String] {
    var groups: [(first: ToldExplanation, others: [String])] = []
    var groupOfKey: [String: Int] = [:]
    for cell in told {
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
        ? "" : "and but for the figures \(Self.list(group.others))\n"
      return "\(group.first.id)\n\(others)\n\(group.first.text)"
    }
  }

  /// The most cells that a line names one by one.
  private static let named = 6

  private static func list(_ cells: [String]) -> String {
    let names = cells.prefix(named).joined(separator: ", ")
    return cells.count > named ? "\(names) and \(cells.count - named) more" : names
  }
}

/// What is kept of a cell once it is worded.
private struct ToldExplanation: Sendable {
  let id: String
  let json: String
  let text: String
  /// Equal for cells that differ in figures alone.
  let key: String
  /// The views and guides.
  let names: [String]
  let hasView: Bool

  init(_ cell: ExplainedCell, view: String?) {
    id = cell.id
    names = cell.explanation.items.map(\.name)
    let hasView = view.map(cell.explanation.items.map(\.name).contains) ?? true
    self.hasView = hasView
    json = hasView ? ExplanationJSON.cell(cell, named: view) : ""
    text = ExplanationText(cell: cell, name: view, figures: .shown).text
    key = ExplanationText(cell: cell, name: view, figures: .blank).text
  }
}
