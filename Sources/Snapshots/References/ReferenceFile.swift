/// The file of a reference: a picture, or a text if the reference has no picture.
package struct ReferenceFile: Hashable, Sendable {
  package let form: ReferenceForm
  package let bytes: [UInt8]
}

/// A reason why a reference cannot be relied on.
///
/// Something other than Strut changed its files, or files that its spec names.
package enum ReferenceFault: String, Hashable, Sendable, Codable, CaseIterable {
  /// The picture's pixels differ from the recorded ones.
  case changedPixels
  /// The layout text beside the picture is missing.
  case missingText
  /// The layout text beside the picture differs from the layout in the picture.
  ///
  /// If there is no picture, a word of the text is spelled with other scalars of the same letters.
  case changedText
  /// The layout text beside the picture cannot be read.
  case unreadableText
  /// The picture is within its tolerance, but the spec from which it was recorded is missing or
  /// cannot be drawn.
  case undrawableSpec
  /// The stored spec text from which the reference was recorded is another text, such as one that
  /// git merged.
  ///
  /// Nothing can then be named as the cause of a difference.
  case changedSpec
}
