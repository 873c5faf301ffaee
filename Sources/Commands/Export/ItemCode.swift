import AutoLayout
import Cassowary

extension ExportedScreen {
  /// The Swift expression for a view or guide; nil if UIKit has no name for it.
  func code(of item: LayoutItem) -> String? {
    switch item {
    case .keyboard: nil
    case .view(let id): names.code(names[id])
    case .guide(let id, .custom(let name)): names.code(names.guide(name, of: id))
    case .guide(_, .topLayout): "topLayoutGuide"
    case .guide(_, .bottomLayout): "bottomLayoutGuide"
    case .guide(let id, let guide): guide.property.map { "\(names.code(names[id])).\($0)" }
    }
  }

  /// The reason why UIKit cannot express a constraint, as a clause; nil if it can.
  func missingName(of constraint: Constraint) -> String? {
    for anchor in constraint.anchors where code(of: anchor.item) == nil {
      switch anchor.item {
      case .keyboard: return .keyboardIsNoView
      default: return .noGuide(anchor.item.owner.name)
      }
    }
    return constraint.terms.count > 1 ? .severalAnchors : nil
  }

  /// The reason why SnapKit, Masonry and Cartography cannot express a constraint, as a clause; nil
  /// if they can.
  func obstacleInLibraries(to constraint: Constraint) -> String? {
    if let missing = missingName(of: constraint) { return missing }
    guard let exported = ExportedConstraint(constraint)?.forLibraries else { return nil }
    if exported.first.item.isRoot { return .rootNeedsItsMask }
    if exported.first.item.isLayoutSupport { return .layoutSupportComesSecond }
    guard let second = exported.second, second.item.isLayoutSupport else { return nil }
    return [.top, .bottom, .height].contains(second.attribute) ? nil : .layoutSupportHasThree
  }
}

extension Guide {
  /// The property of the view; nil if no property of the view is this guide.
  fileprivate var property: String? {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .margins: "layoutMarginsGuide"
    case .readable: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    case .contentMargins, .topLayout, .bottomLayout, .custom, .system: nil
    }
  }
}

/// The code for an array of constraints, with their priorities and identifiers.
enum ConstraintList {
  /// The Swift lines that create and activate constraints.
  ///
  /// - Parameters:
  ///   - entries: the code of each constraint.
  ///   - constraints: the constraints in the same order.
  /// - Returns: the lines.
  static func lines(_ entries: [String], _ constraints: [Constraint]) -> [String] {
    guard !entries.isEmpty else { return [] }
    var lines = ["let constraints = ["] + entries.map { "  \($0)," } + ["]"]
    for (index, constraint) in constraints.enumerated() {
      if !constraint.priority.isRequired {
        lines.append(
          "constraints[\(index)].priority = UILayoutPriority(\(constraint.priority.level.code))")
      }
      if let name = constraint.name {
        lines.append("constraints[\(index)].identifier = \(CodeLanguage.swift.literal(name))")
      }
    }
    return lines + ["NSLayoutConstraint.activate(constraints)"]
  }
}
