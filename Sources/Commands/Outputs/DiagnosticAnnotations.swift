package import Diagnostics
import Reports

/// Diagnostics as GitHub shows them at the lines of a pull request.
package enum DiagnosticAnnotations {
  /// Workflow commands with line ends.
  package static func text(of diagnostics: [Diagnostic], _ paths: RepositoryPaths) -> String {
    diagnostics.filter { $0.severity > .note }.map { diagnostic in
      GitHubAnnotation(diagnostic) { paths.path(of: $0) }.line + "\n"
    }.joined()
  }
}
