/// Hashes of the files that an acceptance relies on, as `PixelHash` writes them.
package struct Evidence: Hashable, Sendable, Codable {
  /// The reference as the run found it; nil where there was none.
  package let reference: String?
  package let actualPicture: String
  package let actualLayout: String
  /// The spec's text; nil for what no spec describes.
  package let actualSource: String?
  /// False for a reference without a picture that could not be drawn again; nil otherwise.
  package var hasExpectedPicture: Bool?

  package init(
    reference: String?, actualPicture: String, actualLayout: String, actualSource: String? = nil
  ) {
    self.reference = reference
    self.actualPicture = actualPicture
    self.actualLayout = actualLayout
    self.actualSource = actualSource
  }
}
