import AutoLayout
import Cassowary
import Diagnostics

/// Operators of Cartography, in one closure for all constraints.
struct CartographyNotation: ConstraintNotation {
  static let name = "cartography"
  static let comment = "//"

  func obstacle(to constraint: Constraint, in screen: ExportedScreen) -> String? {
    screen.missingName(of: constraint)
  }

  func lines(_ constraints: [Constraint], in screen: ExportedScreen) -> [String] {
    let exported = constraints.compactMap { ExportedConstraint($0) }
    guard !exported.isEmpty else { return [] }
    var items: [String] = []
    for anchor in exported.flatMap({ [$0.first] + ($0.second.map { [$0] } ?? []) }) {
      let item = screen.code(of: anchor.item) ?? ""
      if !items.contains(item) { items.append(item) }
    }
    let names = Self.names(of: items)
    func side(_ anchor: Anchor) -> String {
      let item = screen.code(of: anchor.item) ?? ""
      return "\(names[items.firstIndex(of: item) ?? 0]).\(anchor.attribute.rawValue)"
    }
    // A closure for more than five items takes an array.
    let isList = items.count > 5
    var lines = [
      isList
        ? "constrain([\(items.joined(separator: ", "))]) { items in"
        : "constrain(\(items.joined(separator: ", "))) { \(names.joined(separator: ", ")) in"
    ]
    if isList {
      lines += names.enumerated().map { "  let \($0.element) = items[\($0.offset)]" }
    }
    for constraint in exported {
      var line = "  \(side(constraint.first)) \(constraint.relation.symbol) "
      if let second = constraint.second {
        line += side(second)
        if constraint.multiplier != 1 { line += " * \(constraint.multiplier.code)" }
        let constant = constraint.constant
        if constant != 0 { line += constant < 0 ? " - \((-constant).code)" : " + \(constant.code)" }
      } else {
        line += constraint.constant.code
      }
      if !constraint.priority.isRequired {
        line += " ~ LayoutPriority(\(constraint.priority.level.code))"
      }
      lines.append(line)
    }
    return lines + ["}"]
  }

  /// The names of the parameters of the closure.
  ///
  /// `view.safeAreaLayoutGuide` becomes `viewSafeAreaLayoutGuide`.
  private static func names(of items: [String]) -> [String] {
    items.map { item in
      let words = item.split(separator: ".")
      guard words.count > 1 else { return item }
      return words.dropFirst().reduce(words.first.map { String($0) } ?? "") {
        $0 + $1.capitalizedFirst
      }.replacing("`", with: "")
    }
  }
}
