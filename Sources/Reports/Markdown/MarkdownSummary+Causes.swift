import Diagnostics
import Snapshots

extension MarkdownSummary {
  /// The most cells that are listed of one cause.
  private static let listedCells = 100

  /// One for each cause: what is known of it and its cells.
  var causeBlocks: [String] {
    account.causes.map { cause in
      let facts = cause.details.map { "- \(MarkdownText.sentence($0))" }
      let cells = cause.cells.prefix(Self.listedCells).map { row(ofCellAt: $0) }
      let more = cause.cells.count - Self.listedCells
      let rest = more > 0 ? ["| and \(Count.of(more, "cell")) more | |"] : []
      let table = ["| cell | |", "| --- | --- |"] + cells + rest
      return details(
        "\(cause.title): \(Count.of(cause.cells.count, "cell"))",
        facts + (facts.isEmpty ? [] : [""]) + table)
    }
  }

  private func row(ofCellAt position: Int) -> String {
    let cell = account.results.cells[position]
    let name = MarkdownText.code(cell.id.description)
    let link = place.address(ofCell: cell.id).map { "[\(name)](<\($0)>)" } ?? name
    return "| \(link) | \(note(on: cell)) |"
  }

  /// What is the cell's own: how much differs, since the cause has told why.
  private func note(on cell: CellRecord) -> String {
    switch cell.status {
    case .different:
      cell.pixels.map { MarkdownText.plain($0.description) }
        ?? cell.reasons.last.map { MarkdownText.sentence($0) } ?? ""
    case .missing, .failed, .matched, .recorded: cell.status.badge
    }
  }
}
