import Snapshots

extension RunAccount {
  /// `chat/iphone-x differs from its reference`; without a full stop.
  func headline(of cell: CellRecord) -> String {
    switch cell.status {
    case .matched: "\(cell.id) matches its reference"
    case .different: "\(cell.id) differs from its reference"
    case .missing: "\(cell.id) has no reference"
    case .recorded: "\(cell.id) was recorded, and a recording run is no pass"
    case .failed: "\(cell.id) could not be judged"
    }
  }

  /// The most important of what there is to say in one line.
  func gist(of cell: CellRecord) -> String {
    guard let first = cell.reasons.first else { return headline(of: cell) }
    guard cell.status == .different || cell.status == .failed else { return headline(of: cell) }
    let more = cell.reasons.count - 1
    return "\(headline(of: cell)): \(first)\(more > 0 ? ", and \(more) more" : "")"
  }

  /// All that is known of why a cell is as it is, a line each, and what to do.
  func explanation(ofCellAt position: Int) -> [String] {
    let cell = results.cells[position]
    return reasons(of: cell) + causeLines(ofCellAt: position, besides: cell)
      + environment(of: cell) + nextStep(of: cell)
  }

  private func reasons(of cell: CellRecord) -> [String] {
    guard cell.status == .failed else { return cell.reasons }
    return cell.diagnostics.flatMap { [$0.placed] + $0.remarks }
  }

  /// What the cell's own reasons do not tell: where it is written, and what other cells share.
  private func causeLines(ofCellAt position: Int, besides cell: CellRecord) -> [String] {
    guard cell.status == .different, let cause = cause(ofCellAt: position).map({ causes[$0] })
    else { return [] }
    let told = cell.reasons + cell.environment
    let title = told.contains(cause.title) ? [] : [cause.title]
    let details = cause.details.filter { !told.contains($0) }
    let place = cause.place.map { ["written at \($0.text)"] } ?? []
    let lines = title + details + place
    return lines.isEmpty ? [] : ["cause:"] + lines.map { "  \($0)" }
  }

  private func environment(of cell: CellRecord) -> [String] {
    guard !cell.environment.isEmpty else { return [] }
    return ["not the fonts and libraries of the reference:"] + cell.environment.map { "  \($0)" }
  }

  private func nextStep(of cell: CellRecord) -> [String] {
    cell.evidence == nil
      ? [] : ["if the new picture is right, run `strut accept \"\(cell.id)\"`"]
  }
}

extension DiagnosticRecord {
  /// Its notes and what to do, a line each.
  var remarks: [String] {
    notes.map { "note: \($0)" } + [help].compactMap(\.self).map { "help: \($0)" }
  }
}
