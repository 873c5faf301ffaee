/// Names in Markdown.
package enum MarkdownNames {
  /// The names as code, with commas between them.
  package static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
