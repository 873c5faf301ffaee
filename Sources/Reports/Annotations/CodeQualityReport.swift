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

  /// Each issue has a fingerprint of its own, by which GitLab knows it in the next report: it does not
  /// depend on lines, and of issues that say the same of one file the first keep theirs.
  ///
  /// - Parameters:
  ///   - issues: one without a file, as of a run that found no cell, is at the repository itself, since
  ///     the format has no issue without a path.
  ///   - repositoryPath: the path from the repository's root of a file as places name it.
  package init(_ issues: [RunIssue], repositoryPath: (String) -> String) {
    var counts: [String: Int] = [:]
    self.issues = issues.map { issue in
      let path = issue.place.map { repositoryPath($0.file) } ?? "."
      let identity = "\(issue.rule)\n\(path)\n\(issue.title)"
      let earlier = counts[identity, default: 0]
      counts[identity] = earlier + 1
      return Issue(
        description: ([issue.title] + issue.details).joined(separator: "; "),
        check_name: "strut.\(issue.rule)",
        fingerprint: Fingerprint.of(earlier == 0 ? identity : "\(identity)\n\(earlier + 1)"),
        severity: issue.level == .error ? "major" : "minor",
        location: Location(path: path, lines: Lines(begin: issue.place?.line ?? 1)))
    }
  }

  /// The whole document, with a line end.
  package var json: String { RunJSON.text(of: issues) }
}
