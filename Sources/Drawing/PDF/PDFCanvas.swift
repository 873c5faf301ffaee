import Filters
import Geometry
import Graphics

/// A canvas for a PDF page.
///
/// Shapes stay shapes, and glyphs become outlines at their exact positions.
///
/// PDF has no backdrop blur. A list with backdrops is also painted to a bitmap, and each backdrop
/// becomes a picture cropped from it.
final class PDFCanvas: Canvas {
  let grid: PixelGrid? = nil
  private let page: PDFPage
  private let images: ImageCache
  private let below: BitmapCanvas?
  /// The visible part of the screen.
  private let region: PixelRect

  /// The pixels per point of backdrops, shadows and conic gradients.
  private static let pixelScale = 2
  /// The greatest number of pixels per point of colour glyphs.
  private static let glyphScale = 4.0
  /// The greatest side, in pixels, of a picture for a part with unknown size on the page.
  private static let greatestSide = 3000.0
  /// The map from the items' coordinates to the screen's, inside transformed groups.
  private var placement = Transform.identity

  init(
    on page: PDFPage, size: Size, items: [DisplayItem], caches: DrawingCaches
  ) throws(DrawingError) {
    self.page = page
    images = caches.images
    below =
      items.containsBackdrop
      ? try BitmapCanvas(size: size, scale: Self.pixelScale, caches: caches) : nil
    below?.clear(.white)
    let scale = Double(Self.pixelScale)
    region = PixelRect(
      x: 0, y: 0, width: Int((size.width.value * scale).rounded(.up)),
      height: Int((size.height.value * scale).rounded(.up)))
  }

  func fill(_ path: Path, _ color: RGBAColor) {
    below?.fill(path, color)
    page.context.fill(path, color)
  }

  func stroke(_ path: Path, _ color: RGBAColor, _ stroke: Stroke) {
    below?.stroke(path, color, stroke)
    page.context.stroke(path, color, stroke)
  }

  func text(_ text: PlacedText) throws(DrawingError) {
    try below?.text(text)
    // Cairo would draw a colour glyph with a pixel a point, and leave some out behind an opacity.
    try page.context.draw(text, pixelsPerPoint: Self.glyphScale)
  }

  func image(_ run: ImageRun) throws(DrawingError) {
    try below?.image(run)
    guard !run.frame.isEmpty else { return }
    let image = try images.image(of: run, scale: Double(Self.pixelScale))
    page.context.draw(image.surface, in: run.frame, tint: run.tint)
  }

  func shadow(
    _ path: Path, _ color: RGBAColor, radius: Points, offset: Point
  ) throws(DrawingError) {
    try below?.shadow(path, color, radius: radius, offset: offset)
    guard color.alpha > 0, let bounds = path.bounds else { return }
    let shadow = try Shadow(
      of: path, within: bounds, radius: radius, scale: Self.scale(of: bounds))
    page.context.mask(
      color, by: shadow.surface, at: shadow.placement(offset: offset), isSmooth: true)
  }

  func dropShadow(
    _ color: RGBAColor, radius: Points, offset: Point, of items: [DisplayItem],
    _ body: ([DisplayItem]) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    guard color.alpha > 0, let bounds = items.bounds, !bounds.isEmpty else { return }
    let scale = Self.scale(of: bounds)
    let outer = placement
    let shadow = try Shadow(within: bounds, radius: radius, scale: scale) {
      (other) throws(DrawingError) in
      swap(&page.context, &other)
      placement = .identity
      defer {
        swap(&page.context, &other)
        placement = outer
      }
      if let below {
        try below.dropShadow(color, radius: radius, offset: offset, of: items, body)
      } else {
        try body(items)
      }
    }
    page.context.mask(
      color, by: shadow.surface, at: shadow.placement(offset: offset), isSmooth: true)
  }

  /// Returns the pixels per point for a picture of a part, fewer for large parts.
  private static func scale(of bounds: Rect) -> Double {
    min(
      Double(pixelScale), greatestSide / max(bounds.width.value, bounds.height.value, 1))
  }

  func gradient(_ path: Path, _ gradient: Gradient) throws(DrawingError) {
    try below?.gradient(path, gradient)
    guard case .conic(let center, let start) = gradient.shape else {
      page.context.setPath(path)
      return page.context.fill(with: gradient)
    }
    guard let bounds = path.bounds else { return }
    let isPlaced = placement != .identity
    let scale = isPlaced ? Self.scale(of: bounds) : Double(Self.pixelScale)
    guard
      let region = PixelRect(
        touching: bounds, scale: scale, within: isPlaced ? .everywhere : region)
    else { return }
    let conic = try ConicGradient(
      gradient, center: center, through: start, region: region, scale: scale)
    page.context.fill(path, with: conic, region: region, scale: scale)
  }

  func backdrop(_ path: Path, _ material: Material) throws(DrawingError) {
    guard let below, let bounds = path.bounds else { return }
    try below.backdrop(path, material)
    guard let (bitmap, frame) = below.copy(of: placement.bounds(of: bounds)),
      let back = placement.inverted
    else { return }
    let image = try ImageCache.Image(bitmap)
    page.context.save()
    defer { page.context.restore() }
    page.context.setPath(path)
    page.context.concatenate(back)
    page.context.fill(with: image.surface, at: SurfacePlacement(frame), isSmooth: true)
  }

  func group(
    _ group: GroupStyle, _ items: [DisplayItem],
    _ body: ([DisplayItem]) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    guard group.opacity > 0 else { return }
    page.context.save()
    let outer = placement
    defer {
      page.context.restore()
      placement = outer
    }
    if let transform = group.transform {
      page.context.concatenate(transform)
      placement = transform.followed(by: placement)
    }
    if let clip = group.clip {
      page.context.setPath(clip)
      page.context.clip()
    }
    if group.opacity < 1 { page.context.beginGroup() }
    defer { if group.opacity < 1 { page.context.endGroup(opacity: group.opacity) } }
    if let below {
      try below.group(group, items, body)
    } else {
      try body(items)
    }
  }
}
