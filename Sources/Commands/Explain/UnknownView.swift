package import Diagnostics

/// The error for a name that no view or guide of the cells has.
package struct UnknownView: Error, Hashable, Sendable {
  let name: String
  /// The names of the views and guides in the cells.
  let known: [String]

  package var diagnostic: Diagnostic {
    Diagnostic(
      Message(rule: "unknownView", text: "there is no view `\(name)` in these cells"),
      help: NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
        ?? "`strut layout` lists the views")
  }
}
