import EmbeddedFiles

/// The JSON Schema of a command's JSON output.
package enum PublishedSchema: String, CaseIterable {
  case results, lint, explain, sweep

  /// The whole document, which ends with a newline.
  ///
  /// References to other files are replaced by the content of those files.
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
