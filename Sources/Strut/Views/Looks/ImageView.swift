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

  /// Whether a picture keeps its colours.
  public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// Its own colours, or its shape in the tint colour.
    case original, template
  }

  /// A view without a picture.
  public init(frame: Rect = .zero) { super.init(ViewKinds.ImageView.self, frame: frame) }

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
