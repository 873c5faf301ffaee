import Foundation
import Snapshots

/// What a run found as GitLab's code quality reports have it: a list of issues at lines.
package struct CodeQualityReport {
  private struct Issue: Encodable {
    let description: String
    // The names are the format's own.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let check_name: String
    let fingerprint: String
    let severity: String
    let location: Location
  }

  private struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  private struct Lines: Encodable {
    let begin: Int
  }

  private let issues: [Issue]

  /// - Parameters:
  ///   - issues: those without a file are left out, since the format has no place for them.
  ///   - repositoryPath: the path from the repository's root of a file as places name it.
  package init(_ issues: [RunIssue], repositoryPath: (String) -> String) {
    self.issues = issues.compactMap { issue in
      guard let place = issue.place else { return nil }
      let path = repositoryPath(place.file)
      return Issue(
        description: ([issue.title] + issue.details).joined(separator: "; "),
        check_name: "strut.\(issue.rule)",
        fingerprint: Fingerprint.of("\(issue.rule)\n\(path)\n\(issue.title)"),
        severity: issue.level == .error ? "major" : "minor",
        location: Location(path: path, lines: Lines(begin: place.line ?? 1)))
    }
  }

  /// The whole document, with a line end.
  package var json: String { RunJSON.text(of: issues) }
}
