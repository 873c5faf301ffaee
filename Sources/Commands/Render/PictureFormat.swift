/// A file format of pictures.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}
