package import Diagnostics

/// A command is asked for a view or guide that none of the cells has.
package struct UnknownView: Error, Hashable, Sendable {
  let name: String
  /// What the cells have.
  let known: [String]

  package var diagnostic: Diagnostic {
    Diagnostic(
      Message(rule: "unknownView", text: "there is no view `\(name)` in these cells"),
      help: NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
        ?? "`strut layout` lists the views")
  }
}
