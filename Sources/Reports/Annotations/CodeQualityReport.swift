import Diagnostics
import Snapshots

/// A run in GitLab's code quality format: a list of issues with their lines.
package struct CodeQualityReport {
  private let issues: JSONValue

  /// Creates a report of issues.
  ///
  /// Each has a fingerprint by which GitLab finds it in the next report.
  ///
  /// The fingerprint does not depend on lines. If a file has several issues with the same text, the
  /// first of them keep their fingerprints.
  ///
  /// - Parameters:
  ///   - issues: the issues. An issue without a file gets the path of the repository itself,
  ///     because the format requires a path.
  ///   - repositoryPath: returns the path of a file from the root of the repository.
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
          "description": JSONValue(
            ([issue.title] + issue.details).map { VisibleText.lines($0) }.joined(separator: "; ")),
          "check_name": JSONValue("strut.\(issue.rule)"), "fingerprint": JSONValue(fingerprint),
          "severity": issue.level == .error ? "major" : "minor",
          "location": [
            "path": JSONValue(path), "lines": ["begin": JSONValue(issue.place?.line ?? 1)],
          ],
        ]
      })
  }

  /// The whole document, which ends with a newline.
  package var json: String { issues.document }
}
