package import Diagnostics

/// What `strut explain` is asked for and cannot do.
package enum ExplainRefusal: Error, Hashable, Sendable {
  /// A view or guide that none of the cells has, and what they have.
  case unknownView(String, known: [String])
  /// A drawing is one cell's; how many are selected, and the first of them.
  case severalCells(Int, first: String, format: ExplanationPicture)

  package var diagnostic: Diagnostic {
    switch self {
    case .unknownView(let name, let known):
      Diagnostic(
        Message(rule: "unknownView", text: "there is no view `\(name)` in these cells"),
        help: NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
          ?? "`strut layout` lists the views")
    case .severalCells(let count, let first, let format):
      Diagnostic(
        Message(
          rule: "severalCells",
          text: "`--\(format.rawValue)` draws one cell, and \(count) are selected"),
        help: "add `--only \(first)`")
    }
  }
}
