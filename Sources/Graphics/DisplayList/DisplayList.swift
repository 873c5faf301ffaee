package import Geometry

/// The items of a drawing, back to front, in points and screen coordinates.
///
/// Painters know nothing else about a screen.
package struct DisplayList: Hashable, Sendable {
  package var items: [DisplayItem]

  package init(_ items: [DisplayItem] = []) { self.items = items }

  package mutating func append(_ item: DisplayItem) { items.append(item) }
}

/// A step of a drawing.
package indirect enum DisplayItem: Hashable, Sendable {
  case fill(Path, RGBAColor)
  /// A stroke centred on the path.
  case stroke(Path, RGBAColor, Stroke)
  case text(TextRun)
  case image(ImageRun)
  /// A blurred copy of the filled path, moved by the offset and drawn outside and inside the path.
  /// The radius is the blur's standard deviation.
  case shadow(Path, RGBAColor, radius: Points, offset: Point)
  /// The shadow of the area that the items cover, blurred and moved. The items themselves are not
  /// drawn and contain no backdrops.
  case dropShadow(RGBAColor, radius: Points, offset: Point, of: [DisplayItem])
  /// A material: everything below it within the path is blurred and tinted.
  case backdrop(Path, Material)
  case gradient(Path, Gradient)
  /// Items drawn as one picture with an opacity and an optional clip. The name is the view's id or
  /// the part of the chrome; SVG files keep it.
  case group(name: String?, opacity: Double, clip: Path?, [DisplayItem])
  /// Items in their own coordinates, mapped to the screen's.
  case transformed(Transform, [DisplayItem])
}

/// The blur and tint of a system material.
package struct Material: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var blurRadius: Points
  /// The factor of the colours' saturation after the blur; 1 leaves them unchanged.
  package var saturation: Double
  /// The colour over the blurred backdrop.
  package var tint: RGBAColor
  /// The bending of the backdrop at the rim, or nil for none.
  package var lens: Lens?

  package init(blurRadius: Points, saturation: Double, tint: RGBAColor, lens: Lens? = nil) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
    self.lens = lens
  }
}

/// The bending of what is behind a pane near its rim.
///
/// At the rim, the pane shows what is `depth` farther inside; at `band` and farther inside, it shows
/// everything in its place. Content in between is seen twice, the outer time mirrored.
package struct Lens: Hashable, Sendable {
  /// The width of the rim, in points.
  package var band: Points
  /// The greatest distance from which content is shown, in points.
  package var depth: Points

  package init(band: Points, depth: Points) {
    self.band = band
    self.depth = depth
  }
}

/// The alignment of lines of text, as `NSTextAlignment`.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Left in left-to-right interfaces, right in right-to-left interfaces.
  case natural
  /// An explicit side, centred, or aligned to both sides.
  case left, center, right, justified
}

/// A picture in a rectangle.
package struct ImageRun: Hashable, Sendable {
  package var source: ImageSource
  package var frame: Rect
  /// The colour that replaces the picture's own, weighted by its alpha, as for template images.
  package var tint: RGBAColor?
  /// The part of the picture that fills the frame, in points of the picture, or nil for all of it.
  package var part: Rect?

  package init(_ source: ImageSource, in frame: Rect, tint: RGBAColor? = nil, part: Rect? = nil) {
    self.source = source
    self.frame = frame
    self.tint = tint
    self.part = part
  }
}

/// A picture file that exists and has a known format.
package struct ImageSource: Hashable, Sendable {
  /// The file's absolute path.
  package let path: String
  /// The size in points: pixels divided by the scale in the file's name (`@2x`, `@3x`).
  package let size: Size
  package let format: Format
  /// The identity in references, or nil for a picture that no spec names.
  package let identity: Identity?
  /// The colours in which views draw the picture, or nil if each kind of view decides.
  package var rendering: Rendering?
  /// The parts that are stretched, or nil to stretch the whole picture.
  package var slicing: ImageSlicing?
  /// Whether a drawing is drawn anew for each size.
  ///
  /// Otherwise it is drawn in its own size, and stretched as a bitmap.
  package var isScalable = true
  /// Whether the picture is drawn with its left and right sides exchanged.
  package var isMirrored = false
  /// Whether every pixel is known to be opaque.
  package var isOpaque = false

  /// The name and content by which references recognize a picture, wherever its file lies.
  package struct Identity: Hashable, Sendable {
    /// The name in the spec.
    package let name: String
    /// A short hash of the file's bytes.
    package let digits: String

    package init(name: String, digits: String) {
      self.name = name
      self.digits = digits
    }
  }

  /// The format of a picture file.
  package enum Format: Hashable, Sendable {
    case png, jpeg
    /// SVG, rasterized for each size.
    case drawing
    /// The first page of a PDF, rasterized for each size.
    case page

    /// Whether the picture is made of shapes and not of pixels.
    package var isVector: Bool {
      switch self {
      case .drawing, .page: true
      case .png, .jpeg: false
      }
    }
  }

  /// Whether a picture keeps its colours; corresponds to `UIImage.RenderingMode`.
  package enum Rendering: String, Hashable, Sendable, CaseIterable {
    case original, template
  }

  package init(path: String, size: Size, format: Format = .png, identity: Identity? = nil) {
    self.path = path
    self.size = size
    self.format = format
    self.identity = identity
  }
}

extension ImageSource {
  /// The picture without its path and its size, if it has an identity.
  ///
  /// A copy of the file is then the same picture.
  package var withoutPath: ImageSource {
    guard identity != nil else { return self }
    var source = ImageSource(path: "", size: .zero, format: format, identity: identity)
    (source.rendering, source.slicing) = (rendering, slicing)
    (source.isScalable, source.isMirrored) = (isScalable, isMirrored)
    return source
  }

  /// The colour in which the picture is drawn by a view that draws pictures as templates; nil if the
  /// picture keeps its colours.
  package func templateTint(_ color: RGBAColor) -> RGBAColor? {
    rendering == .original ? nil : color
  }

  /// The item that draws the picture in a frame.
  ///
  /// - Parameters:
  ///   - frame: the frame.
  ///   - tint: the colour that replaces the picture's own.
  ///   - part: the part of the picture that fills the frame, in points of the picture, or nil for
  ///     all of it.
  /// - Returns: the item, mirrored for a mirrored picture.
  package func item(
    in frame: Rect, tint: RGBAColor? = nil, part: Rect? = nil
  ) -> DisplayItem {
    let item = DisplayItem.image(ImageRun(self, in: frame, tint: tint, part: part))
    guard isMirrored else { return item }
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
    return .transformed(mirror, [item])
  }
}

/// The parts of a picture that are stretched, in points of the picture.
package struct ImageSlicing: Hashable, Sendable {
  /// The edges that keep their size.
  package let caps: Insets
  /// The size of the part after the left and top caps that fills the middle.
  ///
  /// A side of 0 uses all between the caps.
  package let middle: Size
  /// Whether the middle is repeated and not stretched.
  package let isTiled: Bool

  package init(caps: Insets, middle: Size = .zero, isTiled: Bool = false) {
    self.caps = caps
    self.middle = middle
    self.isTiled = isTiled
  }
}
