import Bitmaps
import Filters
import Geometry
import Graphics

/// A canvas for an opaque picture of a screen, reused by one thread.
final class BitmapCanvas: Canvas {
  let size: Size
  let grid: PixelGrid?
  private let scale: Double
  private let surface: CairoSurface
  /// The current context, which changes while a shadow's shape is drawn.
  private var context: CairoContext
  /// The map from the items' coordinates to the screen's, inside transformed groups.
  private var placement = Transform.identity
  /// The part of the screen that is drawn; while a shadow's shape is drawn, the part around it.
  private var visible: Rect
  private let caches: DrawingCaches
  private let pixels: PixelRect
  /// The pixels of all open groups with an opacity.
  private var openPixelCount = 0

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: device pixels in a point.
  ///   - caches: the caches of pictures and glyphs.
  ///   - memory: shared memory, which no other canvas may use at the same time, or nil for the
  ///     canvas' own.
  /// - Throws: for an unsupported size.
  init(
    size: Size, scale: Int, caches: DrawingCaches, memory: PixelMemory? = nil
  ) throws(DrawingError) {
    let width = Int((size.width.value * Double(scale)).rounded())
    let height = Int((size.height.value * Double(scale)).rounded())
    // Cairo's own limit is 32,767 pixels a side.
    guard width > 0, height > 0, width <= 32_767, height <= 32_767,
      width * height <= PNG.greatestPixelCount, let grid = PixelGrid(scale: scale)
    else { throw .size(width: width, height: height) }
    self.size = size
    visible = Rect(origin: .zero, size: size)
    self.grid = grid
    self.scale = Double(scale)
    self.caches = caches
    pixels = PixelRect(x: 0, y: 0, width: width, height: height)
    if let memory {
      surface = try CairoSurface(width: width, height: height, in: memory)
    } else {
      surface = try CairoSurface(width: width, height: height, format: .opaque)
    }
    context = try CairoContext(surface)
    context.scale(by: Double(scale))
  }

  /// Draws a picture stretched to `frame`, within the outline.
  func draw(_ bitmap: Bitmap, in frame: Rect, within outline: Path) throws(DrawingError) {
    let image = try ImageCache.Image(bitmap)
    context.setPath(outline)
    context.fill(with: image.surface, at: SurfacePlacement(frame), isSmooth: false)
  }

  /// The size of the picture in pixels.
  var width: Pixels { Pixels(pixels.width) }
  var height: Pixels { Pixels(pixels.height) }

  /// Fills everything, before a new picture.
  func clear(_ color: RGBAColor) { context.clear(color) }

  /// The opaque picture.
  func bitmap() throws(DrawingError) -> Bitmap {
    try context.check()
    FreedMemory.giveBack(before: pixels.width * pixels.height * 4)
    guard let bitmap = withPlane({ $0.bitmap }) else { throw emptySize }
    return bitmap
  }

  /// The opaque picture, whose pixels stay on the canvas.
  func picture() throws(DrawingError) -> CanvasPicture {
    try context.check()
    guard let picture = withPlane({ CanvasPicture($0, on: self) }) else { throw emptySize }
    return picture
  }

  private var emptySize: DrawingError { .size(width: pixels.width, height: pixels.height) }

  /// The opaque picture reduced to a size in pixels, at most its own.
  func bitmap(width: Pixels, height: Pixels) throws(DrawingError) -> Bitmap {
    if width.value == pixels.width, height.value == pixels.height { return try bitmap() }
    try context.check()
    let bitmap = withPlane { $0.reduced(toWidth: width, height: height) } ?? nil
    guard let bitmap else { throw .size(width: width.value, height: height.value) }
    return bitmap
  }

  /// Calls the closure with the pixels.
  private func withPlane<Result>(_ body: (PixelPlane) -> Result) -> Result? {
    surface.withBytes { bytes, stride in
      PixelPlane(
        UnsafeRawBufferPointer(bytes), stride: stride, width: pixels.width,
        height: pixels.height, order: .opaqueWords
      ).map(body)
    }
  }

  /// The picture as a PNG file, without an intermediate bitmap.
  func png() throws(DrawingError) -> [UInt8] {
    try context.check()
    let file = withPlane { plane in Result { () throws(PNGError) in try PNG.encode(plane) } }
    guard let file else { throw emptySize }
    do {
      return try file.get()
    } catch {
      throw .encoding(error)
    }
  }

  /// Returns a copy of the pixels that `rect` touches and their frame in points.
  ///
  /// The result is nil if the rectangle is outside the picture.
  func copy(of rect: Rect) -> (bitmap: Bitmap, frame: Rect)? {
    guard let target = context.target,
      let region = PixelRect(touching: rect, scale: scale, within: target.bounds)
    else { return nil }
    let bytes = PixelConversion.straight(target, region)
    return Bitmap(width: Pixels(region.width), height: Pixels(region.height), bytes: bytes)
      .map { ($0, region.points(scale: scale)) }
  }

  func fill(_ path: Path, _ color: RGBAColor) { context.fill(path, color) }

  func stroke(_ path: Path, _ color: RGBAColor, _ stroke: Stroke) {
    context.stroke(path, color, stroke)
  }

  /// Draws outline glyphs in the text's colour and colour glyphs in their own colours.
  func text(_ text: PlacedText) throws(DrawingError) {
    context.setColor(text.color)
    let placement = context.uniformPlacement
    let clip = placement.flatMap { context.clipBounds(placed: $0) }
    let greatestSize = context.greatestFontSize
    for run in text.runs {
      if run.font.size > greatestSize {
        try context.drawEnlarged(run.glyphs, font: run.font, ofPictures: run.isPicture)
      } else if run.isPicture {
        context.showPictures(of: run.glyphs, font: run.font)
      } else if let placement, GlyphMasks.areFor(run.font, scale: placement.scale) {
        guard let clip else { continue }
        let masks = try caches.glyphs.masks(of: run, placement, within: clip)
        try context.fill(masks, within: clip)
      } else {
        context.fillOutlines(of: run.glyphs, font: run.font)
      }
    }
  }

  func image(_ run: ImageRun) throws(DrawingError) {
    guard !run.frame.isEmpty else { return }
    let image = try caches.images.image(of: run, scale: scale)
    context.draw(image.surface, in: run.frame, tint: run.tint)
  }

  func shadow(
    _ path: Path, _ color: RGBAColor, radius: Points, offset: Point
  ) throws(DrawingError) {
    guard color.alpha > 0, let bounds = path.bounds,
      let near = casting(bounds, radius: radius, offset: offset)
    else { return }
    let shadow = try Shadow(of: path, within: near.bounds, radius: radius, scale: near.scale)
    try draw(shadow, color, offset: offset, scale: near.scale)
  }

  func dropShadow(
    _ color: RGBAColor, radius: Points, offset: Point, of items: [DisplayItem],
    _ body: ([DisplayItem]) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    guard color.alpha > 0, let bounds = items.bounds, !bounds.isEmpty,
      let near = casting(bounds, radius: radius, offset: offset)
    else { return }
    let outer = (placement, visible)
    let shadow = try Shadow(within: near.bounds, radius: radius, scale: near.scale) {
      (other) throws(DrawingError) in
      swap(&context, &other)
      (placement, visible) = (.identity, near.bounds)
      defer {
        swap(&context, &other)
        (placement, visible) = outer
      }
      try body(items)
    }
    try draw(shadow, color, offset: offset, scale: near.scale)
  }

  private func draw(
    _ shadow: Shadow, _ color: RGBAColor, offset: Point, scale: Double
  ) throws(DrawingError) {
    guard let place = context.uniformPlacement, place.scale == scale else {
      return context.mask(
        color, by: shadow.surface, at: shadow.placement(offset: offset), isSmooth: true)
    }
    guard let clip = context.clipBounds(placed: place),
      let coverage = try shadow.coverage(offset: offset, placed: place, within: clip)
    else { return }
    context.fill(color, through: coverage)
  }

  /// The part of the bounds whose shadow may be visible, and the pixels per point of that shadow; nil
  /// if no part is.
  private func casting(
    _ bounds: Rect, radius: Points, offset: Point
  ) -> (bounds: Rect, scale: Double)? {
    guard placement == .identity else {
      // The visible part is not known here.
      return (bounds, Self.pictureScale(of: bounds, on: scale))
    }
    // The blur reaches three deviations, and a reduced pixel is smaller than one.
    let near = visible.offset(by: Point(x: -offset.x, y: -offset.y)).inset(by: -(radius * 4 + 2))
    return bounds.intersection(near).map { ($0, scale) }
  }

  func gradient(_ path: Path, _ gradient: Gradient) throws(DrawingError) {
    guard case .conic(let center, let start) = gradient.shape else {
      context.setPath(path)
      return context.fill(with: gradient)
    }
    guard let bounds = path.bounds else { return }
    var (scale, limits) = (scale, pixels)
    if placement != .identity {
      // The visible part is not known here, so all of it is drawn, at most at a screen's
      // resolution.
      scale = Self.pictureScale(of: bounds, on: scale)
      limits = .everywhere
    }
    guard let region = PixelRect(touching: bounds, scale: scale, within: limits) else { return }
    let conic = try ConicGradient(
      gradient, center: center, through: start, region: region, scale: scale)
    context.fill(path, with: conic, region: region, scale: scale)
  }

  /// The maximum number of pixels of all open groups, each of which takes memory for its own.
  ///
  /// It is eleven times the largest iPad.
  private var greatestOpenPixelCount: Int { max(64_000_000, 8 * pixels.width * pixels.height) }

  /// The greatest side, in pixels, of a picture for a part with unknown size on the screen.
  private static let greatestSide = 3000.0

  /// The pixels in a point of such a picture on a screen with a scale.
  static func pictureScale(of bounds: Rect, on scale: Double) -> Double {
    min(scale, greatestSide / max(bounds.width.value, bounds.height.value, 1))
  }

  func backdrop(_ path: Path, _ material: Material) throws(DrawingError) {
    let path = placement == .identity ? path : path.mapped { placement($0) }
    guard let bounds = path.bounds, let target = context.target,
      let region = PixelRect(touching: bounds, scale: scale, within: target.bounds)
    else { return }
    let backdrop = try Backdrop(
      of: target, region: region, within: path, material: material, scale: scale)
    let covered = PixelRect(
      x: region.x, y: region.y, width: backdrop.width, height: backdrop.height)
    context.save()
    context.setScale(scale)
    context.setPath(path)
    if let color = backdrop.flatColor {
      context.setColor(color)
      context.fill()
      return context.restore()
    }
    context.fill(
      with: backdrop.surface, at: SurfacePlacement(covered.points(scale: scale)), isSmooth: true)
    context.restore()
  }

  func group(
    _ group: GroupStyle, _ items: [DisplayItem],
    _ body: ([DisplayItem]) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    guard group.opacity > 0 else { return }
    context.save()
    let outer = placement
    defer {
      context.restore()
      placement = outer
    }
    if let transform = group.transform {
      context.concatenate(transform)
      placement = transform.followed(by: placement)
    }
    if let clip = group.clip {
      context.setPath(clip)
      context.clip()
    }
    guard group.opacity < 1 else { return try body(items) }
    // A group takes memory for all of the clip, so the clip is reduced to the items' bounds.
    guard let bounds = items.bounds else { return }
    if placement == .identity {
      guard let touched = PixelRect(touching: bounds, scale: scale, within: pixels) else { return }
      context.setPath(.rect(touched.points(scale: scale)))
    } else {
      context.setPath(.rect(bounds))
    }
    context.clip()
    let pixelCount = context.clipPixelCount
    guard openPixelCount + pixelCount <= greatestOpenPixelCount else {
      throw .deepGroups(view: group.name)
    }
    openPixelCount += pixelCount
    context.beginGroup()
    defer {
      context.endGroup(opacity: group.opacity)
      openPixelCount -= pixelCount
    }
    try body(items)
  }
}
