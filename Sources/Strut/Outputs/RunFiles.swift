/// The files for machines that a run is told in besides its report, as the user named them; nil where
/// one is not wanted.
package struct RunFiles: Hashable, Sendable {
  package var junit: String?

  package init() {}
}
