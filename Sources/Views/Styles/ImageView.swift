public import Geometry
import ViewKinds

/// A picture, as `UIImageView`.
open class ImageView: KindView {
  /// How the picture is fitted into the view.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// Over the whole view, in its shape or not.
    case scaleToFill
    /// As large as fits, or as small as fills, in its own shape.
    case scaleAspectFit, scaleAspectFill
    /// As `scaleToFill`.
    case redraw
    /// In its own size, at a place of the view.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// How large a symbol is beside letters.
  public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
    case small, medium, large
  }

  /// Whether a picture keeps its colours.
  public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// Its own colours, or its shape in the tint colour.
    case original, template
  }

  /// A view without a picture.
  public init(frame: Rect = .zero) { super.init(ImageViewKind.self, frame: frame) }

  /// A view as large as the picture.
  public convenience init(image: Image?) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// What it shows, nil for nothing.
  public var image: Image? {
    get { values[ImageViewKind.image].map { Image($0) } }
    set { values[ImageViewKind.image] = newValue?.source }
  }

  /// The symbol that it shows in the tint colour in place of a picture, nil for none.
  public var symbol: Symbol? {
    get { values[ImageViewKind.symbol].map { Symbol($0) } }
    set { values[ImageViewKind.symbol] = newValue?.symbol }
  }

  /// The font whose letters the symbol is as large and as heavy as; the body font by default.
  public var symbolFont: Font? {
    get { values[ImageViewKind.font] }
    set { values[ImageViewKind.font] = newValue }
  }

  /// How large the symbol is beside the font's letters.
  public var symbolScale: SymbolScale {
    get { values[ImageViewKind.symbolScale] ?? .medium }
    set { values[ImageViewKind.symbolScale] = newValue }
  }

  /// The insets of the image's edges that are not stretched, in points.
  public var capInsets: Insets {
    get { values[ImageViewKind.capInsets] ?? .zero }
    set { values[ImageViewKind.capInsets] = newValue }
  }

  /// How the picture is fitted into the view.
  public var contentMode: ContentMode {
    get { values[ImageViewKind.contentMode] ?? .scaleToFill }
    set { values[ImageViewKind.contentMode] = newValue }
  }

  /// Whether the picture keeps its colours.
  public var renderingMode: RenderingMode {
    get { values[ImageViewKind.rendering] ?? .original }
    set { values[ImageViewKind.rendering] = newValue }
  }
}
