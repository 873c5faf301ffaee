import Diagnostics
import Snapshots

extension MarkdownSummary {
  /// The greatest number of cells in the list of one cause.
  private static let listedCells = 100

  /// The number of causes whose blocks are open if they have a picture.
  private static let openCauses = 3

  /// One block for each cause, with its picture, its facts and its cells.
  var causeBlocks: [String] {
    model.causes.enumerated().map { index, cause in
      let facts = cause.details(in: model.results).map { "- \(MarkdownText.sentence($0))" }
      let shown = cause.cells.prefix(Self.listedCells)
      let more = WordList.rest(of: cause.cells.count, after: shown.count, "cell")
      let table =
        ["| cell | |", "| --- | --- |"] + shown.map { row(ofCellAt: $0) }
        + more.map { "| \($0) | |" }
      let strip = place.pictures?.strips[index].map { strip in
        let name = strip.cell.description
        return picture(of: name, named: MarkdownText.code(name), at: strip.url)
      }
      return details(
        "\(cause.title(base: model.results.base)): \(Count.of(cause.cells.count, "cell"))",
        isOpen: strip != nil && index < Self.openCauses,
        Array(
          [[strip].compactMap(\.self), facts, table].filter { !$0.isEmpty }
            .joined(separator: [""])))
    }
  }

  private func row(ofCellAt position: Int) -> String {
    let cell = model.results.cells[position]
    let name = MarkdownText.code(cell.id.description)
    let link = place.address(ofCell: cell.id).map { "[\(name)](<\($0)>)" } ?? name
    return "| \(link) | \(note(on: cell)) |"
  }

  /// The facts of one cell: the number of differing pixels.
  ///
  /// The cause has the reason.
  private func note(on cell: CellRecord) -> String {
    switch cell.outcome {
    case .different:
      cell.pixels.map { MarkdownText.plain($0.sentence) }
        ?? cell.reasons(base: model.results.base).last.map { MarkdownText.sentence($0) } ?? ""
    case .missing, .failed, .matched, .unchanged, .recorded:
      cell.badge(base: model.results.base)
    }
  }
}
