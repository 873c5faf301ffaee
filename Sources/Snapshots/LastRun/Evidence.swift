/// Hashes of the files that an acceptance relies on, as `PixelHash` writes them.
package struct Evidence: Hashable, Sendable, Codable {
  /// The reference that the run compared with; nil if there was none.
  package let reference: String?
  package let actualPicture: String
  package let actualLayout: String
  /// The spec's text; nil if the cell has no spec.
  package let actualSource: String?
  /// False if the reference has no picture and cannot be drawn again; nil otherwise.
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
