public import Geometry
import ViewKinds

/// A view that shows an image or a symbol, as `UIImageView`.
open class ImageView: KindView {
  /// The scaling and position of the image in the view.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// The image fills the view; its aspect ratio may change.
    case scaleToFill
    /// The image keeps its aspect ratio and fits into the view, or fills the view.
    case scaleAspectFit, scaleAspectFill
    /// The same as `scaleToFill`.
    case redraw
    /// The image keeps its size, at the given position in the view.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The size of a symbol relative to the font's letters.
  public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
    case small, medium, large
  }

  /// The colours in which an image is drawn.
  public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// The image's own colours, or its shape in the tint colour.
    case original, template
  }

  /// Creates a view without an image.
  public init(frame: Rect = .zero) { super.init(ImageViewKind.self, frame: frame) }

  /// Creates a view with the size of the image, or with size 0 if the image is nil.
  public convenience init(image: Image?) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The image, or nil for none.
  public var image: Image? {
    get { values[ImageViewKind.image].map { Image($0) } }
    set { values[ImageViewKind.image] = newValue?.source }
  }

  /// The symbol that the view shows instead of an image, in the tint colour, or nil for none.
  public var symbol: Symbol? {
    get { values[ImageViewKind.symbol].map { Symbol($0) } }
    set { values[ImageViewKind.symbol] = newValue?.symbol }
  }

  /// The font that gives the symbol's size and weight, or nil for the body font.
  public var symbolFont: Font? {
    get { values[ImageViewKind.font] }
    set { values[ImageViewKind.font] = newValue }
  }

  /// The size of the symbol relative to the font's letters; `medium` by default.
  public var symbolScale: SymbolScale {
    get { values[ImageViewKind.symbolScale] ?? .medium }
    set { values[ImageViewKind.symbolScale] = newValue }
  }

  /// The colours of the symbol's layers; the tint colour by default.
  public var symbolRendering: Symbol.Rendering {
    get { values.symbolRendering }
    set { values.symbolRendering = newValue }
  }

  /// The insets of the image's edges that are not stretched, in points.
  public var capInsets: Insets {
    get { values[ImageViewKind.capInsets] ?? .zero }
    set { values[ImageViewKind.capInsets] = newValue }
  }

  /// The scaling and position of the image in the view.
  public var contentMode: ContentMode {
    get { values[ImageViewKind.contentMode] ?? .scaleToFill }
    set { values[ImageViewKind.contentMode] = newValue }
  }

  /// The colours in which the image is drawn; `original` by default.
  public var renderingMode: RenderingMode {
    get { values[ImageViewKind.rendering] ?? .original }
    set { values[ImageViewKind.rendering] = newValue }
  }
}
