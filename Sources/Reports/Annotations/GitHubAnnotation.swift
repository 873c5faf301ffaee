import Diagnostics
import Snapshots

/// A line in the log of a job.
///
/// GitHub Actions shows its text at a line of the pull request.
package struct GitHubAnnotation: Hashable, Sendable {
  private let issue: RunIssue
  /// The path of the file from the root of the repository; nil if the issue has no file.
  private let path: String?

  /// Creates an annotation.
  ///
  /// - Parameters:
  ///   - issue: the issue.
  ///   - repositoryPath: returns the path of a file from the root of the repository.
  package init(_ issue: RunIssue, repositoryPath: (String) -> String) {
    self.issue = issue
    path = issue.place.map { repositoryPath($0.file) }
  }

  /// The workflow command, without a newline.
  package var line: String {
    var properties: [String] = []
    if let path, let place = issue.place {
      properties.append("file=\(Self.property(path))")
      if let line = place.line { properties.append("line=\(line)") }
      if let column = place.column { properties.append("col=\(column)") }
    }
    properties.append("title=\(Self.property("strut: \(issue.rule)"))")
    let text = ([VisibleText.line(issue.title)] + issue.details.map { VisibleText.lines($0) })
      .joined(separator: "\n")
    return "::\(issue.level.rawValue) \(properties.joined(separator: ","))::\(Self.data(text))"
  }

  /// Escapes newlines, which end a command, and `%`, which begins an escape.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Escapes hidden characters, those that `data` escapes, and the separators of properties.
  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(VisibleText.lines(text)).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension GitHubAnnotation {
  /// The greatest number of errors that GitHub shows for one step of a job.
  private static let shown = 10

  /// The lines for issues, errors first.
  ///
  /// If GitHub would not show all, the last line has the number of the others.
  package static func lines(
    of issues: [RunIssue], repositoryPath: (String) -> String
  ) -> [String] {
    let errors = issues.filter { $0.level == .error }
    let sorted = errors + issues.filter { $0.level == .warning }
    let listed = sorted.prefix(sorted.count > shown ? shown - 1 : shown)
    let rest = WordList.rest(of: sorted.count, after: listed.count, "problem").map { title in
      RunIssue(
        level: errors.count > listed.count ? .error : .warning, rule: "more", title: title,
        details: ["see the log of this step"], place: nil)
    }
    return (listed + rest).map { GitHubAnnotation($0, repositoryPath: repositoryPath).line }
  }
}
