import Commands
import Diagnostics
import Reports

extension OptionDeclaration {
  static let annotations = value(
    "annotations", "WHERE",
    "Writes annotations: github or none; default: github if GITHUB_ACTIONS is true.")
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
    var console = self
    switch arguments.value(.annotations) {
    case "github": console.annotates = true
    case "none": console.annotates = false
    case nil: console.annotates = environment["GITHUB_ACTIONS"] == "true"
    case let value?:
      throw .badValue(
        option: OptionDeclaration.annotations.name, value: value, expected: "`github` or `none`")
    }
    return console
  }

  /// The paths from the root of the repository, as GitHub needs them.
  var repositoryPaths: RepositoryPaths {
    RepositoryPaths(from: workingFolder, root: environment["GITHUB_WORKSPACE"])
  }

  /// Writes the annotations of diagnostics to standard error, if annotations are on.
  ///
  /// Annotations are not results, and the runner of GitHub reads both streams.
  func annotate(_ diagnostics: [Diagnostic]) {
    guard annotates else { return }
    let paths = repositoryPaths
    let lines = diagnostics.filter { $0.severity > .note }.map { diagnostic in
      GitHubAnnotation(diagnostic) { paths.path(of: $0) }.line + "\n"
    }
    err(lines.joined())
  }

  /// Writes the annotations of a run to standard error, if annotations are on.
  func annotate(_ outputs: RunOutputs) {
    guard annotates else { return }
    err(outputs.annotations(repositoryPaths))
  }
}
