import Diagnostics
import Snapshots

/// A run in GitLab's code quality format: a list of issues at lines.
package struct CodeQualityReport {
  private let issues: JSONValue

  /// Makes a report of issues, each with a fingerprint by which GitLab finds it in the next report.
  ///
  /// The fingerprint does not depend on lines. Among issues with the same text in one file, the
  /// first ones keep their fingerprints.
  ///
  /// - Parameters:
  ///   - issues: the issues; one without a file gets the repository itself, because the format
  ///     requires a path.
  ///   - repositoryPath: returns the path of a file from the repository's root.
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

  /// The whole document, with a line end.
  package var json: String { issues.document }
}
