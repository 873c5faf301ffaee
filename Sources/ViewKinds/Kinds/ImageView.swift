/// A picture.
package struct ImageView: ViewKind {
  package static let name = "image"
  package static let summary = "A picture from a file beside the spec."
  package static let keys: [Key] = [
    Key(
      "image", .image,
      "The picture's file, relative to the spec's folder; `@2x` or `@3x` before the extension gives its scale."
    ),
    Key(
      "contentMode", .choice(of: ContentMode.self),
      "How the picture is fitted into the view; `scaleToFill` by default."),
    Key(
      "rendering", .choice(of: Rendering.self),
      "`template` draws the picture's shape in the tint colour; `original`, the default, its own colours."
    ),
  ]

  /// Whether a picture keeps its colours, as `UIImage.RenderingMode`.
  enum Rendering: String, CaseIterable, Sendable {
    case original, template
  }

  package init(_ values: KeyValues, traits: Traits) {}

  package func draw(in context: DrawingContext, into list: inout DisplayList) {}
}
