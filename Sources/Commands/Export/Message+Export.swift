import AutoLayout
import Diagnostics

extension String {
  static var severalAnchors: String {
    "a constraint of UIKit has at most one anchor on the right"
  }
  static var keyboardIsNoView: String {
    "UIKit has no view for the keyboard; `root.keyboard` is its `keyboardLayoutGuide`"
  }
  static func noGuide(_ view: String) -> String { "UIKit has no such guide of `\(view)`" }
  static var notVisual: String {
    "the Visual Format Language has only lengths, and distances from view to view and to superviews"
  }
  static var rowsHaveTheirConstraints: String { "the views of rows have names only within `row`" }
  static var rootNeedsItsMask: String {
    "the first item loses its autoresizing mask, and the root needs its own"
  }
  static var layoutSupportComesSecond: String {
    "`topLayoutGuide` and `bottomLayoutGuide` cannot be the first item"
  }
  static var layoutSupportHasThree: String {
    "`topLayoutGuide` and `bottomLayoutGuide` have only `top`, `bottom` and `height`"
  }
  static var masonryBeginsWithViews: String { "Masonry's blocks begin with views" }
  static var masonryHasNoGuide: String { "Masonry has no property for that guide" }
}

extension Diagnostic {
  /// The warning about a constraint that the notation cannot express.
  static func notWritten(
    _ constraint: Constraint, _ equation: String, in notation: String, because reason: String
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "notExported", text: "`\(equation)` cannot be written as \(notation): \(reason)"),
      severity: .warning, at: constraint.origin.span,
      help: constraint.isOfRow
        ? "it is written as a comment"
        : "it is written as a comment; `--as equations` writes every constraint")
  }

  /// The warning about a view that is as large as its contents.
  static func notWritten(
    fitting key: String, of view: ViewNode, in notation: String
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "notExported",
        text:
          "`\(key)` of `\(view.id.name)` cannot be written as \(notation): it is no constraint"),
      severity: .warning, at: view.span,
      help: notation == EquationNotation.name
        ? "it is written as a comment; keep the key of the view"
        : "it is written as a comment; the app gets the size from `systemLayoutSizeFitting`")
  }

  static func unknownNotation(_ name: String, known: [String]) -> Diagnostic {
    let nearest = NearestName.of(name, in: known).map { "did you mean `\($0)`? " } ?? ""
    return Diagnostic(
      Message(rule: "unknownNotation", text: "there is no notation `\(name)`"),
      help: Phrasebook.standard.name(name, in: "notation")?.help
        ?? nearest + "the notations are \(known.map { "`\($0)`" }.joined(separator: ", "))")
  }
}
