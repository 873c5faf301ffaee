package import InterfaceBuilder

/// The result of looking for the document that a spec names.
package enum InterfaceLookup: Sendable {
  /// The document, and its texts in each language by object id and property: `abc-De-fgh.text`.
  case found(InterfaceDocument, words: [String: [String: String]])
  /// The file is no document that Strut reads.
  case refused(InterfaceFault)
  /// The path leads out of the project.
  case outsideProject
  case missing
}
