import AutoLayout
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
    get { values.image("image").map { Image($0) } }
    set { values["image"] = newValue.map { .image($0.source) } }
  }

  /// The symbol that it shows in the tint colour in place of a picture, nil for none.
  public var symbol: Symbol? {
    get { values.symbol("symbol").map { Symbol($0) } }
    set { values["symbol"] = newValue.map { .symbol($0.symbol) } }
  }

  /// The font whose letters the symbol is as large and as heavy as; the body font by default.
  public var symbolFont: Font? {
    get { values[font: "font"] }
    set { values[font: "font"] = newValue }
  }

  /// How large the symbol is beside the font's letters.
  public var symbolScale: SymbolScale {
    get { values.choice("symbolScale") ?? .medium }
    set { values.set("symbolScale", choice: newValue) }
  }

  /// The insets of the image's edges that are not stretched, in points.
  public var capInsets: Insets {
    get { values.insets("capInsets") ?? .zero }
    set { values["capInsets"] = .insets(newValue) }
  }

  /// How the picture is fitted into the view.
  public var contentMode: ContentMode {
    get { values.choice("contentMode") ?? .scaleToFill }
    set { values.set("contentMode", choice: newValue) }
  }

  /// Whether the picture keeps its colours.
  public var renderingMode: RenderingMode {
    get { values.choice("rendering") ?? .original }
    set { values.set("rendering", choice: newValue) }
  }
}
