package import AutoLayout
import Devices
package import Geometry
package import Graphics

/// An image or a symbol.
package struct ImageViewKind: ViewKind {
  package static let name = "image"
  package static let summary = "An image from a file, or a symbol."
  package static let image = Key(
    "image", .image,
    "The image file, relative to the spec's folder, or the name of an image in the asset catalogues; `@2x` or `@3x` before the extension of a file sets its scale."
  )
  package static let symbol = Key(
    "symbol", .symbol,
    "A symbol instead of an image, in the tint colour; it aligns with the baseline of adjacent text."
  )
  package static let font = Key(
    "font", .font, "The font that sets the symbol's size and weight; `body` by default.")
  package static let symbolScale = Key(
    "symbolScale", .choice(of: SymbolScale.self),
    "The symbol's size relative to the font's letters; `medium` by default.")
  package static let contentMode = Key(
    "contentMode", .choice(of: ContentMode.self),
    "How the image is fitted into the view; `scaleToFill` by default.")
  package static let capInsets = Key(
    "capInsets", .insets(0...10_000),
    "The insets of the image's edges that are not stretched, in points of the image; those of the asset catalogue by default, otherwise none."
  )
  package static let rendering = Key(
    "rendering", .choice(of: Rendering.self),
    "`template` draws the image's shape in the tint colour, and `original` keeps its colours; by default the asset catalogue decides, and other images keep their colours."
  )
  package static let keys: [any KindKey] =
    [
      image, symbol, font, symbolScale, contentMode, capInsets, rendering,
    ] + SymbolKeys.all

  package typealias Rendering = ImageSource.Rendering

  /// The image or symbol, or nil for an empty view.
  let picture: KindPicture?
  let contentMode: ContentMode
  /// The parts that are stretched; nil to stretch the whole image.
  let slicing: ImageSlicing?

  package init(_ values: KeyValues, traits: Traits) {
    contentMode = values[Self.contentMode] ?? .scaleToFill
    let caps = values[Self.capInsets].map { ImageSlicing(caps: $0) }
    slicing = (caps ?? values[Self.image]?.slicing).flatMap { $0.caps == .zero ? nil : $0 }
    picture = KindPicture(
      values, image: Self.image, symbol: Self.symbol,
      font: values[Self.font] ?? .system(TextStyle.body.size(in: traits.textSize)),
      scale: values[Self.symbolScale] ?? .medium, tint: traits.tint,
      rendering: values[Self.rendering], symbolRendering: SymbolRendering(values),
      direction: traits.direction)
  }

  package var content: (any IntrinsicContent)? { picture == nil ? nil : self }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard let picture else { return }
    let frame = contentMode.frame(of: picture.size, in: context.frame, on: context.traits.grid)
    guard !frame.isEmpty else { return }
    guard case .image(let source, let tint) = picture, let slicing else {
      list.items += picture.items(in: frame)
      return
    }
    list.items += NineParts(of: source.size, slicing, in: frame, on: context.traits.grid)
      .items(of: source, in: frame, tint: tint)
  }
}

extension ImageViewKind: IntrinsicContent {
  package var wraps: Bool { false }
  package var stretching: Stretching { .distorting }

  package func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    IntrinsicSize(
      width: picture.map { grid.ceiled($0.size.width) },
      height: picture.map { grid.ceiled($0.size.height) })
  }

  /// Returns the baselines of a symbol in its own size, or nil for images.
  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    guard case .symbol(let symbol, _) = picture, let baseline = symbol.baseline else { return nil }
    let first = baseline + (size.height - symbol.size.height) / 2
    return Baselines(first: first, last: size.height - first)
  }
}
