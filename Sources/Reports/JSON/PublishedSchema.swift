import EmbeddedFiles

/// A JSON Schema of what a command writes as JSON.
package enum PublishedSchema: String, CaseIterable {
  case results, lint, explain, sweep

  /// The whole document, with a line end: a reference to another file is replaced by that file.
  package var text: String {
    let diagnostic = EmbeddedFile.diagnosticSchema.text.split(separator: "\n")
      .joined(separator: "\n    ")
    return file.text.replacing(#"{ "$ref": "diagnostic.json" }"#, with: diagnostic)
  }

  private var file: EmbeddedFile {
    switch self {
    case .results: .resultsSchema
    case .lint: .lintSchema
    case .explain: .explainSchema
    case .sweep: .sweepSchema
    }
  }
}
