package import Geometry

/// What is to be drawn, back to front, in points and in screen coordinates; the only thing that
/// the painters know of a screen.
package struct DisplayList: Hashable, Sendable {
  package var items: [DisplayItem]

  package init(_ items: [DisplayItem] = []) { self.items = items }

  package mutating func append(_ item: DisplayItem) { items.append(item) }
}

/// One step of drawing.
package indirect enum DisplayItem: Hashable, Sendable {
  case fill(Path, Color)
  /// The stroke is centred on the path.
  case stroke(Path, Color, Stroke)
  case text(TextRun)
  case image(ImageRun)
  /// A blurred copy of `path` filled with the colour, moved by the offset, outside and inside it;
  /// the radius is the blur's standard deviation.
  case shadow(Path, Color, radius: Points, offset: Point)
  /// The shadow of what the items cover, blurred and moved as a path's; the items themselves are not
  /// drawn, and hold no backdrops.
  case dropShadow(Color, radius: Points, offset: Point, of: [DisplayItem])
  /// What lies below, within `path`, is blurred and tinted.
  case backdrop(Path, Material)
  case gradient(Path, Gradient)
  /// Drawn as one picture at the given opacity, within the clip where there is one; the name is the
  /// view's id or the chrome's part, kept in SVG.
  case group(name: String?, opacity: Double, clip: Path?, [DisplayItem])
  /// Items in coordinates of their own, which are mapped to the screen's.
  case transformed(Transform, [DisplayItem])
}

/// Blur and tint of a system material.
package struct Material: Hashable, Sendable {
  /// Standard deviation of the blur, in points.
  package var blurRadius: Points
  /// How much colours are intensified after the blur; 1 leaves them.
  package var saturation: Double
  /// Laid over the blurred backdrop.
  package var tint: Color

  package init(blurRadius: Points, saturation: Double, tint: Color) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }
}

/// The side at which lines of text stand.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Left in left-to-right interfaces, right in right-to-left ones.
  case natural
  case left, center, right, justified
}

/// A picture placed in a rectangle.
package struct ImageRun: Hashable, Sendable {
  package var source: ImageSource
  package var frame: Rect
  /// Replaces the picture's colours where its alpha is, as template images.
  package var tint: Color?
  /// What of the picture fills the frame, in the picture's points; nil for all of it.
  package var part: Rect?

  package init(_ source: ImageSource, in frame: Rect, tint: Color? = nil, part: Rect? = nil) {
    self.source = source
    self.frame = frame
    self.tint = tint
    self.part = part
  }
}

/// A picture file of the spec's folder, checked to exist and to be a picture.
package struct ImageSource: Hashable, Sendable {
  /// The file's absolute path.
  package let path: String
  /// In points: pixels divided by the scale that the file's name gives (`@2x`, `@3x`).
  package let size: Size
  package let format: Format
  /// Nil for a picture that no spec names.
  package let identity: Identity?

  /// By what references know a picture again, wherever its file lies.
  package struct Identity: Hashable, Sendable {
    /// What the spec calls it.
    package let name: String
    /// A few that stand for the file's bytes.
    package let digits: String

    package init(name: String, digits: String) {
      self.name = name
      self.digits = digits
    }
  }

  /// What a file holds.
  package enum Format: Hashable, Sendable {
    case png, jpeg
    /// SVG, which is made anew for each size.
    case drawing
  }

  package init(path: String, size: Size, format: Format = .png, identity: Identity? = nil) {
    self.path = path
    self.size = size
    self.format = format
    self.identity = identity
  }
}
