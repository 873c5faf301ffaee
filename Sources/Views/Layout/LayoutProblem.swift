import AutoLayout
import Diagnostics
import Geometry

/// A problem that prevents an operation, such as an illegal constraint or an unreadable file.
public struct LayoutProblem: Error, Hashable, Sendable {
  /// The message text.
  public let text: String
  /// The text of UIKit's exception, or nil if UIKit raises none.
  public let reason: String?
  /// The help text, or nil.
  public let help: String?

  package init(_ text: String, reason: String? = nil, help: String? = nil) {
    self.text = text
    self.reason = reason
    self.help = help
  }

  init(_ rule: IllegalConstraint, of constraint: Constraint, in hierarchy: ViewHierarchy) {
    let diagnostic = rule.diagnostic(of: constraint, in: hierarchy)
    self.init(
      "`\(constraint.equation(in: hierarchy))`: \(diagnostic.message.text)",
      reason: rule.uiKitReason, help: diagnostic.help)
  }

  init(_ error: VisualFormatError, in format: String, known: [String]) {
    let diagnostic = error.diagnostic(
      at: SourceSpan(file: "", line: 1, column: 1), known: known)
    self.init(
      diagnostic.message.text, reason: error.report(on: format), help: diagnostic.help)
  }
}

extension LayoutProblem: CustomStringConvertible {
  /// The message text, then UIKit's reason and the help, each on its own line.
  public var description: String {
    ([text]
      + [reason.map { "  UIKit's reason: \($0)" }, help.map { "  help: \($0)" }]
      .compactMap(\.self)).joined(separator: "\n")
  }
}

/// The texts of the problems that the API reports.
extension LayoutProblem {
  static var constantNotFinite: LayoutProblem {
    LayoutProblem(
      "the constant of a constraint must be finite",
      reason: IllegalConstraint.constantNotFinite.uiKitReason)
  }

  static func illegalPriority(_ priority: LayoutPriority) -> LayoutProblem {
    let value = DecimalText.shortest(priority.rawValue, places: 3)
    return LayoutProblem(
      "`\(value)` is not a valid priority",
      reason: """
        It's illegal to set priority:\(value).  Priorities must be greater than 0 and less or equal \
        to NSLayoutPriorityRequired, which is 1000.000000.
        """, help: "use a priority above 0 and at most 1000")
  }

  static func requiredChangedWhileActive(
    _ priority: LayoutPriority, from old: LayoutPriority
  ) -> LayoutProblem {
    let (new, was) = (
      DecimalText.shortest(priority.rawValue, places: 3),
      DecimalText.shortest(old.rawValue, places: 3)
    )
    return LayoutProblem(
      "an active constraint cannot become required, or stop being so",
      reason: """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
        supported.  You passed priority \(new) and the existing priority was \(was).
        """, help: "deactivate the constraint first")
  }

  static func noCommonAncestor(_ names: [String]) -> LayoutProblem {
    let list = names.map { "`\($0)`" }.joined(separator: " and ")
    let subject = names.isEmpty ? "the items of the constraint" : list
    return LayoutProblem(
      "\(subject) have no common ancestor",
      reason: """
        Unable to activate constraint with anchors because they have no common ancestor.  Does the \
        constraint or its anchors reference items in different view hierarchies?  That's illegal.
        """, help: "add the views to their superviews before you activate the constraint")
  }

  static func outsideSubtree(of name: String) -> LayoutProblem {
    LayoutProblem(
      "`\(name)` cannot hold a constraint of views that are not in it",
      reason: """
        Unable to install constraint on view.  Does the constraint reference something from outside \
        the subtree of the view?  That's illegal.
        """, help: "activate it with `isActive` or `LayoutConstraint.activate`")
  }

  static var noFirstItem: LayoutProblem {
    LayoutProblem(
      "the first item of the constraint is gone",
      reason: "Constraint must contain a first layout item")
  }

  static var noSecondItem: LayoutProblem {
    LayoutProblem("the second item of the constraint is gone")
  }

  static var unknownAttribute: LayoutProblem {
    LayoutProblem(
      "`notAnAttribute` cannot be constrained", reason: "Unknown layout attribute")
  }

  static func missingAttribute(of name: String) -> LayoutProblem {
    LayoutProblem(
      "no attribute given for `\(name)`", reason: "Unknown layout attribute",
      help: "name an attribute of it, or leave the second item out")
  }

  static var systemSpacingBetweenBaselines: LayoutProblem {
    LayoutProblem(
      "the system spacing between two baselines depends on the fonts and is not supported here",
      help: "give the distance in points")
  }

  static var unsettled: LayoutProblem {
    LayoutProblem(
      "`layoutSubviews` or a controller's layout method changes frames in every layout",
      help: "set only what follows from the superview's size there")
  }

  static func addedToItself(_ name: String) -> LayoutProblem {
    LayoutProblem(
      "`\(name)` cannot become a subview of itself, of a view within it, or of another window",
      reason: "Can't add self as subview")
  }
}
