/// What one change did to several cells, each effect once.
struct CauseEffects {
  private let cells: [CellRecord]

  init(_ cells: [CellRecord]) { self.cells = cells }

  /// The most effects that are told, and the most cells that one names.
  private static let told = 8
  private static let named = 3

  /// ``send` moved 12 pt left, on iphone-se-3 only``, in the order of the cells.
  var sentences: [String] {
    var order: [String] = []
    var names: [String: [String]] = [:]
    for cell in cells {
      for effect in cell.reasons.prefix(cell.changedViews.count) {
        if names[effect] == nil { order.append(effect) }
        names[effect, default: []].append(cell.id.cell)
      }
    }
    let more = order.count - Self.told
    return order.prefix(Self.told).map { "\($0)\(place(names[$0] ?? []))" }
      + (more > 0 ? ["and \(more) more, which the cells tell"] : [])
  }

  /// Nothing where the effect is on all the cells.
  private func place(_ names: [String]) -> String {
    guard names.count < cells.count else { return "" }
    let list = names.prefix(Self.named).joined(separator: ", ")
    let more = names.count - Self.named
    return more > 0 ? ", on \(names.count) of \(cells.count) cells" : ", on \(list) only"
  }
}
