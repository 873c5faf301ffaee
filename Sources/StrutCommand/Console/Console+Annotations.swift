import Commands
import Diagnostics
import Reports
import Synchronization

extension OptionDeclaration {
  static let annotations = value(
    "annotations", "WHERE",
    "Writes annotations: github or none; default: github if GITHUB_ACTIONS is true.")
}

/// The issues of one command, which become annotations when it ends.
final class AnnotationList: Sendable {
  private let issues = Mutex<[RunIssue]>([])

  func append(_ more: [RunIssue]) { issues.withLock { $0 += more } }
  func prepend(_ more: [RunIssue]) { issues.withLock { $0 = more + $0 } }

  /// Returns the issues and empties the list.
  func takeAll() -> [RunIssue] {
    issues.withLock { issues in
      defer { issues = [] }
      return issues
    }
  }
}

extension Console {
  /// A copy of the console, with annotations on or off.
  ///
  /// The option decides. Without the option, `GITHUB_ACTIONS` decides.
  ///
  /// - Parameter arguments: the arguments of a command that declares the option.
  /// - Returns: the copy.
  /// - Throws: `badValue` for an unknown value.
  func annotating(by arguments: Arguments) throws(ArgumentError) -> Console {
    let annotates: Bool
    switch arguments.value(.annotations) {
    case "github": annotates = true
    case "none": annotates = false
    case nil: annotates = environment["GITHUB_ACTIONS"] == "true"
    case let value?:
      throw .badValue(
        option: OptionDeclaration.annotations.name, value: value, expected: "`github` or `none`")
    }
    var console = self
    console.annotations = annotates ? AnnotationList() : nil
    return console
  }

  /// The folder of the repository in a job of GitHub or GitLab; nil elsewhere.
  var repository: String? {
    environment["GITHUB_WORKSPACE"] ?? environment["CI_PROJECT_DIR"]
  }

  /// The paths from the root of the repository, as GitHub and GitLab need them.
  var repositoryPaths: RepositoryPaths { RepositoryPaths(from: workingFolder, root: repository) }

  /// Adds the errors and warnings to the annotations, if annotations are on.
  func annotate(_ diagnostics: [Diagnostic]) {
    annotations?.append(diagnostics.filter { $0.severity > .note }.map { RunIssue($0) })
  }

  /// Adds the differences of a run to the annotations, before all others, if annotations are on.
  func annotate(_ outputs: RunOutputs) {
    guard let annotations else { return }
    annotations.prepend(outputs.differences)
  }

  /// Writes the annotations to standard error.
  ///
  /// Annotations are not results, and the runner of GitHub reads both streams.
  func writeAnnotations() {
    guard let issues = annotations?.takeAll(), !issues.isEmpty else { return }
    let paths = repositoryPaths
    let lines = GitHubAnnotation.lines(of: issues) { paths.path(of: $0) }
    err(lines.map { "\($0)\n" }.joined())
  }
}
