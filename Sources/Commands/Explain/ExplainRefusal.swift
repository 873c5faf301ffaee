package import Diagnostics

/// What `strut explain` is asked for and cannot do.
package enum ExplainRefusal: Error, Hashable, Sendable {
  case unknownView(UnknownView)
  /// A drawing is one cell's; how many are selected, and the first of them.
  case severalCells(Int, first: String, format: ExplanationPicture)

  package var diagnostic: Diagnostic {
    switch self {
    case .unknownView(let view): view.diagnostic
    case .severalCells(let count, let first, let format):
      Diagnostic(
        Message(
          rule: "severalCells",
          text: "`--\(format.rawValue)` draws one cell, and \(count) are selected"),
        help: "add `--only \(first)`")
    }
  }
}
