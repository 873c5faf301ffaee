import AutoLayout
import Diagnostics

/// The explanation of one cell as lines of text.
struct ExplanationText {
  let cell: ExplainedCell
  /// The name of the view or guide to explain in full; nil for a summary of all items.
  let name: String?
  let numbers: NumberStyle

  /// The text without the name of the cell.
  var text: String {
    let items = cell.items(named: name)
    let blocks = items.map { item in
      (name == nil ? summary(of: item) : account(of: item)).map { "\($0)\n" }.joined()
    }
    return (blocks + findings(items)).joined(separator: name == nil ? "" : "\n")
  }

  /// The diagnostics as text; only their messages if numbers are left out.
  private func findings(_ items: [ItemExplanation]) -> [String] {
    let found = cell.diagnostics(about: items, named: name)
    guard !found.isEmpty else { return [] }
    guard numbers.isShown else { return found.map(\.message.text) }
    return [(name == nil ? "\n" : "") + DiagnosticText(sources: []).text(of: found)]
  }

  // MARK: Summary

  /// A line for the item, and a line for each of its numbers.
  ///
  /// An item that has a placement and no reasons has one line.
  private func summary(of item: ItemExplanation) -> [String] {
    if let placement = cell.placement(of: item), !hasReasons(item) {
      return ["\(head(item)): \(placement)"]
    }
    let values = item.attributes.map { "\($0.name.rawValue) \(numbers.text($0.rounded))" }
    let width = values.map(\.count).max() ?? 0
    return [head(item)]
      + zip(item.attributes, values).map { attribute, value in
        let padding = String(repeating: " ", count: width - value.count)
        return "  \(value)\(padding)  \(line(attribute, of: item))"
      }
  }

  private func line(_ attribute: AttributeExplanation, of item: ItemExplanation) -> String {
    let own = attribute.reasons.filter(\.isOwn)
    var parts = cell.worded(own, of: item, numbers).map(\.wording.text)
    let further = attribute.reasons.count - own.count
    if further > 0 { parts.append("\(further) more further away") }
    if parts.isEmpty { parts = [cell.placement(of: item) ?? "nothing decides it"] }
    let words = certainty(attribute).map { "\($0): " } ?? ""
    return words + parts.joined(separator: "; ")
  }

  private func hasReasons(_ item: ItemExplanation) -> Bool {
    item.attributes.contains { !$0.reasons.isEmpty }
  }

  private func head(_ item: ItemExplanation) -> String {
    let kind = item.guide == nil ? cell.layout(of: item)?.kind ?? "" : "guide"
    let superview =
      item.guide == nil ? cell.layout(of: item)?.superview.map { " in \($0)" } ?? "" : ""
    return "\(item.name)  \(kind)\(superview)  \(numbers.text(item.frame))"
  }

  private func certainty(_ attribute: AttributeExplanation) -> String? {
    switch attribute.certainty {
    case .determined: nil
    case .tie: "a tie"
    case .open: "not determined"
    }
  }

  // MARK: Account

  /// The full explanation of one item.
  private func account(of item: ItemExplanation) -> [String] {
    var lines = [head(item) + ExplainedCell.suffix(cell.span(of: item.view))]
    lines.append("  exact \(numbers.text(item.exact))")
    lines.append("  on the screen \(placeOnScreen(item))")
    if let placement = cell.placement(of: item) { lines += ["", "  \(placement)"] }
    for attribute in item.attributes where !attribute.reasons.isEmpty {
      lines += [""] + account(of: attribute, item)
    }
    let sections: [(String, [Row])] = [
      ("holds anyway", rows(item) { $0 == .implied }),
      ("with room", rows(item) { if case .slack = $0 { true } else { false } }),
      ("not met", unmet(item)),
      ("illegal, and left out", rows(item) { $0 == .illegal }),
      ("not in this cell", inactive(item)),
    ]
    for (title, rows) in sections where !rows.isEmpty {
      lines += ["", "  \(title)"] + Self.aligned(rows, indent: 4)
    }
    return lines
  }

  private func placeOnScreen(_ item: ItemExplanation) -> String {
    let frame = numbers.text(cell.transformedFrame(of: item))
    let views = cell.transformedViews(around: item).map { "`\($0)`" }
    guard !views.isEmpty else { return frame }
    let noun = views.count == 1 ? "transform" : "transforms"
    return "\(frame), after the \(noun) of \(WordList.of(views))"
  }

  private func account(
    of attribute: AttributeExplanation, _ item: ItemExplanation
  ) -> [String] {
    let words = certainty(attribute).map { ", \($0)" } ?? ""
    func rows(_ reasons: [AttributeExplanation.Reason]) -> [Row] {
      cell.worded(reasons, of: item, numbers).map { _, wording in
        Row(text: wording.text, origin: wording.origin)
      }
    }
    let own = rows(attribute.reasons.filter(\.isOwn))
    let further = rows(attribute.reasons.filter { !$0.isOwn })
    let shown = further.prefix(Self.greatestFurther)
    var lines = ["  \(attribute.name.rawValue) \(numbers.text(attribute.exact))\(words)"]
    lines += Self.aligned(own, indent: 4)
    if !shown.isEmpty {
      lines += ["    which depends on"] + Self.aligned(Array(shown), indent: 6)
    }
    return lines
      + WordList.rest(of: further.count, after: shown.count).map {
        "      \($0), which `--json` lists"
      }
  }

  /// The greatest number of listed indirect reasons.
  private static let greatestFurther = 12

  private struct Row {
    let text: String
    var result: String?
    let origin: String
  }

  private func rows(
    _ item: ItemExplanation, where isWanted: (ConstraintExplanation.Outcome) -> Bool
  ) -> [Row] {
    item.constraints.compactMap { position in
      let outcome = cell.constraint(position).outcome
      guard isWanted(outcome) else { return nil }
      let wording = cell.reason(position)
      return Row(
        text: wording.text, result: cell.shortfall(outcome, numbers), origin: wording.origin)
    }
  }

  /// The constraints of the item that are inactive in this cell.
  private func inactive(_ item: ItemExplanation) -> [Row] {
    cell.inactiveConstraints(of: item).map { constraint in
      let wording = cell.reason(constraint)
      return Row(text: wording.text, origin: wording.origin)
    }
  }

  private func unmet(_ item: ItemExplanation) -> [Row] {
    let constraints = rows(item) { outcome in
      switch outcome {
      case .broken, .leftOut: true
      case .decides, .implied, .slack, .illegal: false
      }
    }
    let contents = item.contents.compactMap { cell.shortfall($0, numbers) }.map {
      Row(text: $0.text, origin: $0.origin)
    }
    return constraints + contents
  }

  /// The lines of rows, with the origins in one column.
  ///
  /// If the text of a row is longer than 56 characters, its origin follows two spaces after it.
  private static func aligned(_ rows: [Row], indent: Int) -> [String] {
    let texts = rows.map { row in row.text + (row.result.map { ": \($0)" } ?? "") }
    let width = texts.map(\.count).filter { $0 <= 56 }.max() ?? 0
    let margin = String(repeating: " ", count: indent)
    return zip(texts, rows).map { text, row in
      guard !row.origin.isEmpty else { return margin + text }
      let padding = String(repeating: " ", count: max(width - text.count, 0))
      return "\(margin)\(text)\(padding)  \(row.origin)"
    }
  }
}
