/// Names in Markdown.
package enum MarkdownNames {
  /// `a`, `b`, `c`, each as code.
  package static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
