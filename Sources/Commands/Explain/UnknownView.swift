package import Diagnostics

/// The error of a view or guide that is in none of the cells.
package struct UnknownView: Error, Hashable, Sendable {
  let name: String
  /// The names in the cells.
  let known: [String]

  package var diagnostic: Diagnostic {
    Diagnostic(
      Message(rule: "unknownView", text: "there is no view `\(name)` in these cells"),
      help: NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
        ?? "`strut layout` lists the views")
  }
}
