import AutoLayout
import Cassowary

extension ExportedScreen {
  /// The view or guide as UIKit's code in Swift names it; nil for what UIKit has no name for.
  func code(of item: LayoutItem) -> String? {
    switch item {
    case .keyboard: nil
    case .view(let id): names[id]
    case .guide(let id, .custom(let name)): names.guide(name, of: id)
    case .guide(_, .topLayout): "topLayoutGuide"
    case .guide(_, .bottomLayout): "bottomLayoutGuide"
    case .guide(let id, let guide): guide.property.map { "\(names[id]).\($0)" }
    }
  }

  /// Why an anchor has no name in UIKit, a clause; nil where it has one.
  func missingName(of constraint: Constraint) -> String? {
    for anchor in constraint.anchors where code(of: anchor.item) == nil {
      switch anchor.item {
      case .keyboard: return .keyboardIsNoView
      default: return .noGuide(anchor.item.owner.name)
      }
    }
    return constraint.terms.count > 1 ? .severalAnchors : nil
  }
}

extension Guide {
  /// A view's property; nil for guides that are no property of it.
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

/// Constraints in a list, with their priorities and identifiers behind it.
enum ConstraintList {
  /// - Parameters:
  ///   - entries: the code of each constraint.
  ///   - constraints: the same.
  /// - Returns: lines of Swift that make and activate them.
  static func lines(_ entries: [String], _ constraints: [Constraint]) -> [String] {
    guard !entries.isEmpty else { return [] }
    var lines = ["let constraints = ["] + entries.map { "  \($0)," } + ["]"]
    for (index, constraint) in constraints.enumerated() {
      if !constraint.priority.isRequired {
        lines.append(
          "constraints[\(index)].priority = UILayoutPriority(\(constraint.priority.level.code))")
      }
      if let name = constraint.name {
        lines.append("constraints[\(index)].identifier = \"\(name)\"")
      }
    }
    return lines + ["NSLayoutConstraint.activate(constraints)"]
  }
}
