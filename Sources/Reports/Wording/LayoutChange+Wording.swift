import Geometry
package import Snapshots

extension LayoutChange {
  /// The change as a sentence, such as `` `send` moved 12 pt left and is 44 pt narrower ``.
  package var sentence: String { sentence(of: "`\(view)`") }

  private func sentence(of name: String) -> String {
    switch self {
    case .appeared(_, let superview, let subviews):
      "\(name)\(Self.content(subviews)) appeared\(superview.map { " in `\($0)`" } ?? "")"
    case .vanished(_, let superview, let subviews):
      "\(name)\(Self.content(subviews)) vanished\(superview.map { " from `\($0)`" } ?? "")"
    case .changed(let change): "\(name) \(Self.listed(change.clauses))"
    }
  }

  private static func content(_ subviews: Int) -> String {
    switch subviews {
    case 0: ""
    case 1: " with the view in it"
    default: " with the \(subviews) views in it"
    }
  }

  /// A sentence for changes with equal `relativeToItem`, such as
  /// `` `badge` in 8 items of `grid` is now hidden ``.
  ///
  /// - Parameter changes: at least one change.
  /// - Returns: the sentence.
  static func sentence(ofEqual changes: [LayoutChange]) -> String {
    let first = changes[0]
    guard changes.count > 1, let bracket = first.view.lastIndex(of: "["),
      let list = first.view[..<bracket].split(separator: ".").last
    else { return first.sentence }
    let items = "\(changes.count) items of `\(list)`"
    let name = first.view[bracket...].split(separator: ".").dropFirst().joined(separator: ".")
    return first.relativeToItem.sentence(
      of: name.isEmpty ? "each of \(items)" : "`\(name)` in \(items)")
  }

  /// A list of clauses.
  ///
  /// If a clause contains an `and`, a comma is before the last clause.
  private static func listed(_ clauses: [ViewChange.Clause]) -> String {
    guard let last = clauses.last, clauses.count > 1 else {
      return clauses.map(\.text).joined()
    }
    let first = clauses.dropLast().map(\.text).joined(separator: ", ")
    let needsComma = clauses.count > 2 || clauses.contains(where: \.isCompound)
    return "\(first)\(needsComma ? "," : "") and \(last.text)"
  }
}

extension ViewChange {
  fileprivate struct Clause {
    let text: String
    let isCompound: Bool
  }

  fileprivate var clauses: [Clause] {
    var clauses: [Clause] = []
    func add(_ text: String, isCompound: Bool = false) {
      clauses.append(Clause(text: text, isCompound: isCompound))
    }
    if let kind { add("changed from \(kind.old) to \(kind.new)") }
    if let superview { add("moved from `\(superview.old)` to `\(superview.new)`") }
    for change in appearance { add(change.clause, isCompound: change.isCompound) }
    let steps = [
      Self.distance(moved.x, "left", "right"), Self.distance(moved.y, "up", "down"),
    ].compactMap { $0 }
    if !steps.isEmpty {
      let place = movedInside.map { " in `\($0)`" } ?? ""
      add("moved \(steps.joined(separator: " and "))\(place)", isCompound: steps.count > 1)
    }
    let sizes = [
      Self.distance(grown.width, "narrower", "wider"),
      Self.distance(grown.height, "shorter", "taller"),
    ].compactMap { $0 }
    if !sizes.isEmpty {
      add("is \(sizes.joined(separator: " and "))", isCompound: sizes.count > 1)
    }
    if isReordered { add("changed its place in the back-to-front order") }
    return clauses
  }

  /// The distance with its direction, or nil for zero.
  ///
  /// It has two decimals, which distinguish thirds of a point.
  private static func distance(
    _ value: Points, _ negative: String, _ positive: String
  ) -> String? {
    guard value != .zero else { return nil }
    let length = DecimalText.shortest(max(value, -value).value, places: 2)
    return "\(length == "0" ? "under 0.01" : length) pt \(value < 0 ? negative : positive)"
  }
}

extension [LayoutChange] {
  /// One sentence a change, and one for equal changes of the items of a list.
  package var sentences: [String] {
    Grouped(self, by: \.relativeToItem).groups.map { LayoutChange.sentence(ofEqual: $0.elements) }
  }

  /// The greatest number of sentences about one cell or one cause.
  static let listedSentences = 40
}
