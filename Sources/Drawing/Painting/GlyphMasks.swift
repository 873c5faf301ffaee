import Filters

/// A cache of glyph masks for one thread, so that each glyph's outline is filled once.
///
/// Glyphs are positioned on quarters of a pixel in both directions, cached or not, so that a
/// picture does not depend on earlier ones.
final class GlyphMasks {
  private var faces: [FaceKey: Face] = [:]
  private var pixelCount = 0
  /// The number of outlines filled so far.
  private(set) var makings = 0

  /// The number of positions within a pixel in each direction.
  private static let steps = 1 << stepBits
  private static let stepBits = 2
  /// The greatest font size in pixels.
  ///
  /// Larger glyphs seldom repeat, and their outlines are filled directly.
  private static let greatestSize = 256.0
  /// The capacity in pixels of one byte.
  ///
  /// A larger cache is emptied.
  private static let capacity = 16 << 20

  private struct FaceKey: Hashable {
    let font: OpaquePointer
    let scale: Double
  }

  /// A font at one scale.
  private final class Face {
    /// The font, retained so that no other font gets its key.
    let font: ScaledFont
    let scale: Double
    var masks: [Int: GlyphMask] = [:]

    init(_ font: ScaledFont, scale: Double) {
      self.font = font
      self.scale = scale
    }
  }

  /// Returns whether glyphs of the font are drawn from masks at a scale.
  static func areFor(_ font: ScaledFont, scale: Double) -> Bool {
    font.size * scale <= greatestSize
  }

  /// The placed masks of a run's glyphs.
  ///
  /// - Parameters:
  ///   - run: the glyphs, in points.
  ///   - placement: the map from points to pixels.
  ///   - clip: the clip in pixels.
  /// - Returns: the masks that touch the clip.
  /// - Throws: if Cairo has no memory.
  func masks(
    of run: GlyphRun, _ placement: UniformPlacement, within clip: PixelRect
  ) throws(DrawingError) -> [PlacedMask] {
    if pixelCount > Self.capacity {
      faces.removeAll()
      pixelCount = 0
    }
    let face = face(of: run.font, scale: placement.scale)
    var masks: [PlacedMask] = []
    masks.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      guard let x = Self.place(glyph.x * placement.scale + placement.x),
        let y = Self.place(glyph.y * placement.scale + placement.y)
      else { continue }
      let mask = try mask(of: glyph.index, face, x: x.step, y: y.step)
      let placed = PlacedMask(mask: mask, x: x.pixel, y: y.pixel)
      if placed.bounds.intersection(clip) != nil { masks.append(placed) }
    }
    return masks
  }

  /// The nearest pixel and step to a position in pixels, or nil far outside every picture.
  private static func place(_ place: Double) -> (pixel: Int, step: Int)? {
    guard abs(place) < 0x1p30 else { return nil }
    let step = Int((place * Double(steps) + 0.5).rounded(.down))
    return (step >> stepBits, step & (steps - 1))
  }

  private func face(of font: ScaledFont, scale: Double) -> Face {
    let key = FaceKey(font: font.handle, scale: scale)
    if let known = faces[key] { return known }
    let face = Face(font, scale: scale)
    faces[key] = face
    return face
  }

  private func mask(
    of glyph: Int, _ face: Face, x: Int, y: Int
  ) throws(DrawingError) -> GlyphMask {
    let key = (glyph * Self.steps + y) * Self.steps + x
    if let known = face.masks[key] { return known }
    let mask = try GlyphMask(
      of: glyph, font: face.font, scale: face.scale, x: Double(x) / Double(Self.steps),
      y: Double(y) / Double(Self.steps))
    makings += 1
    pixelCount += mask.coverage.count
    face.masks[key] = mask
    return mask
  }
}

/// A mask at a place in a picture.
struct PlacedMask {
  let mask: GlyphMask
  /// The bounds in pixels of the picture.
  let bounds: PixelRect

  /// - Parameters:
  ///   - mask: the mask.
  ///   - x: the column of the origin's pixel.
  ///   - y: the row of the origin's pixel.
  init(mask: GlyphMask, x: Int, y: Int) {
    self.mask = mask
    bounds = PixelRect(
      x: x + mask.left, y: y + mask.top, width: mask.width, height: mask.height)
  }
}
