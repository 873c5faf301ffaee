/// The form of a project's references.
package enum ReferenceForm: String, Hashable, Sendable, CaseIterable {
  /// A picture that contains the layout, and the layout as text beside it.
  case pictures
  /// The layout as text with a hash of the pixels.
  ///
  /// Pictures are drawn again when they are needed.
  case layout
}
