/// Hashes of the files on which an acceptance relies, in the format of `PixelHash`.
package struct Evidence: Hashable, Sendable, Codable {
  /// The reference with which the run compared the cell; nil if there was none.
  package let reference: String?
  package let actualPicture: String
  package let actualLayout: String
  /// The text of the spec; nil if the cell has no spec.
  package let actualSource: String?
  /// A hash of the other files and settings that the cell was drawn from, as `RenderedCell` has it;
  /// nil if the cell has no spec, or if an older version of Strut drew it.
  package var inputs: String?
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
