/// What a project keeps of its references.
package enum ReferenceForm: String, Hashable, Sendable, CaseIterable {
  /// The picture, and its layout as text beside it.
  case pictures
  /// The layout as text with the hash of the pixels; pictures are drawn anew where they are needed.
  case layout
}
