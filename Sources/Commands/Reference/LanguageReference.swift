import SpecReference

/// The reference of the spec language as `strut reference` prints it.
package enum LanguageReference {
  /// The whole page in Markdown.
  package static var markdown: String { ReferencePage.markdown }
}
