import AutoLayout

/// Initializers of `NSLayoutConstraint` in Swift, with items and attributes.
struct LayoutConstraintNotation: ConstraintNotation {
  static let name = "nslayoutconstraint"
  static let comment = "//"

  func obstacle(to constraint: Constraint, in screen: ExportedScreen) -> String? {
    screen.missingName(of: constraint)
  }

  func lines(_ constraints: [Constraint], in screen: ExportedScreen) -> [String] {
    ConstraintList.lines(
      constraints.compactMap { ExportedConstraint($0) }.map { Self.code($0, in: screen) },
      constraints)
  }

  static func code(_ constraint: ExportedConstraint, in screen: ExportedScreen) -> String {
    let second = constraint.second
    return "NSLayoutConstraint("
      + [
        "item: \(screen.code(of: constraint.first.item) ?? "")",
        "attribute: .\(constraint.first.attribute.rawValue)",
        "relatedBy: .\(constraint.relation.code)",
        "toItem: \(second.flatMap { screen.code(of: $0.item) } ?? "nil")",
        "attribute: .\(second?.attribute.rawValue ?? "notAnAttribute")",
        "multiplier: \(constraint.multiplier.code)", "constant: \(constraint.constant.code)",
      ].joined(separator: ", ") + ")"
  }
}
