/// A form that pictures are written in.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}
