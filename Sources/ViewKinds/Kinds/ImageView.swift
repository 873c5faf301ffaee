package import AutoLayout
import Devices
package import Geometry

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

  let image: ImageSource?
  let contentMode: ContentMode
  /// The colour of a template's shape; nil for the picture's own colours.
  let tint: Color?

  package init(_ values: KeyValues, traits: Traits) {
    image = values.image("image")
    contentMode = values.choice("contentMode") ?? .scaleToFill
    let rendering: Rendering = values.choice("rendering") ?? .original
    tint = rendering == .template ? traits.tint : nil
  }

  package var content: (any IntrinsicContent)? { image == nil ? nil : self }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard let image else { return }
    let frame = contentMode.frame(of: image.size, in: context.frame, on: context.traits.grid)
    guard !frame.isEmpty else { return }
    list.append(.image(ImageRun(image, in: frame, tint: tint)))
  }
}

extension ImageView: IntrinsicContent {
  package var wraps: Bool { false }

  package func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    IntrinsicSize(
      width: image.map { grid.ceiled($0.size.width) },
      height: image.map { grid.ceiled($0.size.height) })
  }

  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { nil }
}
