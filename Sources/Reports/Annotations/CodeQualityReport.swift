import Diagnostics
import Snapshots

/// A run in GitLab's code quality format: a list of issues at lines.
package struct CodeQualityReport {
  private let issues: JSONValue

  /// Each issue has a fingerprint, by which GitLab finds it in the next report.
  ///
  /// It does not depend on lines; among issues with the same text in one file, the first keep theirs.
  ///
  /// - Parameters:
  ///   - issues: one without a file is at the repository itself, because the format requires a path.
  ///   - repositoryPath: the path of a file from the repository's root.
  package init(_ issues: [RunIssue], repositoryPath: (String) -> String) {
    var counts: [String: Int] = [:]
    self.issues = .array(
      issues.map { issue in
        let path = issue.place.map { repositoryPath($0.file) } ?? "."
        let identity = "\(issue.rule)\n\(path)\n\(issue.title)"
        let earlier = counts[identity, default: 0]
        counts[identity] = earlier + 1
        let fingerprint = Fingerprint.of(
          earlier == 0 ? identity : "\(identity)\n\(earlier + 1)")
        return [
          "description": JSONValue(([issue.title] + issue.details).joined(separator: "; ")),
          "check_name": JSONValue("strut.\(issue.rule)"), "fingerprint": JSONValue(fingerprint),
          "severity": issue.level == .error ? "major" : "minor",
          "location": [
            "path": JSONValue(path), "lines": ["begin": JSONValue(issue.place?.line ?? 1)],
          ],
        ]
      })
  }

  /// The whole document, with a line end.
  package var json: String { issues.document }
}
