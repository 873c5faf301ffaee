import Commands
import Diagnostics
import Reports

extension OptionDeclaration {
  static let annotations = value(
    "annotations", "WHERE",
    "Marks lines at GitHub: github, none; default: where GITHUB_ACTIONS is true.")
}

extension Console {
  /// A console that annotates where the arguments or, without a word of theirs, the environment ask
  /// for it.
  ///
  /// - Parameter arguments: of a command that declares the option.
  /// - Returns: the same console otherwise.
  /// - Throws: what is wrong with the option's value.
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

  /// Paths as GitHub names them.
  var repositoryPaths: RepositoryPaths {
    RepositoryPaths(from: workingFolder, root: environment["GITHUB_WORKSPACE"])
  }

  /// Writes the diagnostics' annotations, where those are wanted; they are no results, and the runner
  /// reads both streams.
  func annotate(_ diagnostics: [Diagnostic]) {
    guard annotates else { return }
    let paths = repositoryPaths
    let lines = diagnostics.filter { $0.severity > .note }.map { diagnostic in
      GitHubAnnotation(diagnostic) { paths.path(of: $0) }.line + "\n"
    }
    err(lines.joined())
  }

  /// Writes the run's annotations, where those are wanted.
  func annotate(_ outputs: RunOutputs) {
    guard annotates else { return }
    err(outputs.annotations(repositoryPaths))
  }
}
