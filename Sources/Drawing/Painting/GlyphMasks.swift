/// Masks of the glyphs that were drawn, so that a glyph's outline is filled once and laid down
/// wherever it stands again; belongs to one thread.
///
/// Glyphs stand on quarters of a pixel in both directions, whether their masks are known or not, so
/// that a picture does not depend on what was drawn before it.
final class GlyphMasks {
  private var faces: [FaceKey: Face] = [:]
  private var pixelCount = 0
  /// How many outlines were filled.
  private(set) var makings = 0

  /// Places within a pixel, in each direction.
  private static let steps = 1 << stepBits
  private static let stepBits = 2
  /// Of a font in pixels; larger glyphs are seldom repeated, and their outlines are filled in place.
  private static let greatestSize = 256.0
  /// In pixels of a byte; what is known is forgotten when it grows past this.
  private static let capacity = 16 << 20

  private struct FaceKey: Hashable {
    let font: OpaquePointer
    let scale: Double
  }

  /// A font at one scale.
  private final class Face {
    /// Kept, so that no other font comes to have its key.
    let font: ScaledFont
    let scale: Double
    var masks: [Int: GlyphMask] = [:]

    init(_ font: ScaledFont, scale: Double) {
      self.font = font
      self.scale = scale
    }
  }

  /// Whether glyphs of the font are drawn from masks at a scale.
  static func areFor(_ font: ScaledFont, scale: Double) -> Bool {
    font.size * scale <= greatestSize
  }

  /// The glyphs of a run where they lie in a picture.
  ///
  /// - Parameters:
  ///   - run: glyphs in points.
  ///   - placement: what makes pixels of the points.
  ///   - clip: in pixels; what lies outside is left out.
  /// - Returns: those that touch the clip.
  /// - Throws: where Cairo has no memory.
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

  /// The pixel and the step in it that are nearest to a place in pixels; nil far outside of every
  /// picture.
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

/// A mask where it lies in a picture.
struct PlacedMask {
  let mask: GlyphMask
  /// In pixels of the picture.
  let bounds: PixelRect

  /// - Parameters:
  ///   - mask: of a glyph.
  ///   - x: of the pixel that the glyph's origin lies in.
  ///   - y: of the pixel that the glyph's origin lies in.
  init(mask: GlyphMask, x: Int, y: Int) {
    self.mask = mask
    bounds = PixelRect(
      x: x + mask.left, y: y + mask.top, width: mask.width, height: mask.height)
  }
}
