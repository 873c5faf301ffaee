/// The form of a project's references.
package enum ReferenceForm: String, Hashable, Sendable, CaseIterable {
  /// The picture, with its layout as text beside it.
  case pictures
  /// The layout as text with the hash of the pixels; pictures are drawn again when needed.
  case layout
}
