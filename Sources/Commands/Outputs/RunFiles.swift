/// The files for machines that a run is told in besides its report, as the user named them; nil where
/// one is not wanted.
package struct RunFiles: Hashable, Sendable {
  package var junit: String?
  package var json: String?
  package var markdown: String?
  package var codeQuality: String?
  /// A folder, as reg-cli leaves one.
  package var reg: String?
  /// The address that the report's folder is published at, without a slash at its end.
  package var reportURL: String?

  package init() {}
}
